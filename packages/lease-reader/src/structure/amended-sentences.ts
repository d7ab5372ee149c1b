import type { WordsChange } from './changed-words.ts';
import type { Sentence } from './sentences.ts';

/** A sentence of an earlier document as it reads with the words of a later one in it. */
export type AmendedSentence = {
  readonly original: Sentence;
  readonly amended: Sentence;
  /** The change that was made last. */
  readonly change: WordsChange;
};

/** Offsets from here on are those of sentences that stand in no document as they read now. */
const amendedFrom = 1_000_000_000;
const room = 1_000_000;

/** The sentences that changes reach into, each as it reads now. A sentence that is gone reads as nothing. */
export const amendedSentencesOf = (
  sentences: readonly Sentence[],
  changes: readonly WordsChange[],
  texts: readonly string[],
): AmendedSentence[] => {
  const placed = changes.flatMap((change, order) =>
    change.isPlaced ? change.former.map((former) => ({ former, change, order })) : [],
  );
  const amended: AmendedSentence[] = [];
  for (const original of sentences) {
    const inside = placed
      .filter(
        ({ former: { document, start, end } }) =>
          document === original.document && start < original.end && original.start < end,
      )
      .sort((one, other) => one.former.start - other.former.start || other.order - one.order);
    const last = inside.reduce<(typeof inside)[number] | undefined>(
      (newest, each) => (newest === undefined || each.order > newest.order ? each : newest),
      undefined,
    );
    if (!last) continue;
    const start = amendedFrom + amended.length * room;
    let text = '';
    let at = original.start;
    const shifts: { readonly from: number; readonly by: number }[] = [];
    for (const { former, change } of inside) {
      if (former.start < at && at > original.start) continue;
      const { current } = change;
      const isWhole = former.start <= original.start && former.end >= original.end;
      const words = current && !isWhole ? (texts[current.document] ?? '').slice(current.start, current.end) : '';
      text += original.text.slice(at - original.start, Math.max(0, former.start - original.start)) + words;
      at = Math.min(original.end, former.end);
      shifts.push({ from: at, by: text.length - (at - original.start) });
    }
    text += original.text.slice(at - original.start);
    const moved = (offset: number): number =>
      start + offset - original.start + (shifts.findLast(({ from }) => from <= offset)?.by ?? 0);
    amended.push({
      original,
      amended: {
        ...original,
        start,
        end: start + text.length,
        text,
        lower: text.toLowerCase(),
        cells: original.cells.map((cell) => ({ start: moved(cell.start), end: moved(cell.end) })),
      },
      change: last.change,
    });
  }
  return amended;
};

/** The amended sentence that an offset belongs to; undefined for one of a document. */
export const amendedAt = (amended: readonly AmendedSentence[], offset: number): AmendedSentence | undefined =>
  offset < amendedFrom ? undefined : amended[Math.floor((offset - amendedFrom) / room)];
