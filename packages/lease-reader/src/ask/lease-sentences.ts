import { formerPlacesOf, overlaps } from '../facts/former-places.ts';
import type { Clause, Evidence } from '../report.ts';
import type { StoredReport } from '../stored-report.ts';
import { plainTwins } from '../structure/flat-text.ts';
import { splitSentences } from '../structure/sentences.ts';

/** A sentence of a lease, as the report's clauses quote it. Offsets are those of the document. */
export type LeaseSentence = {
  readonly index: number;
  readonly clause: Clause;
  readonly document: number;
  readonly start: number;
  readonly end: number;
  /** On one line, with plain quotes and dashes; as long as the quote. */
  readonly text: string;
  /** Nothing but the number and heading of its clause. */
  readonly isHeading: boolean;
};

/** The sentences that hold: without clauses that a later document took out, and without words that it replaced. */
export const leaseSentencesOf = ({ clauses, facts }: StoredReport): LeaseSentence[] => {
  const former = formerPlacesOf(facts);
  return allSentencesOf(clauses.filter(({ removedBy }) => removedBy === undefined))
    .filter((sentence) => !former.some((place) => overlaps(sentence, place)))
    .map((sentence, index) => ({ ...sentence, index }));
};

const allSentencesOf = (clauses: readonly Clause[]): LeaseSentence[] => {
  const sentences: LeaseSentence[] = [];
  for (const clause of clauses) {
    for (const block of blocksOf(clause.quote)) {
      const flat = plainTwins(clause.quote);
      for (const { start, end } of splitSentences(flat, block.start, block.end))
        sentences.push({
          index: sentences.length,
          clause,
          document: clause.document,
          start: clause.start + start,
          end: clause.start + end,
          text: flat.slice(start, end),
          isHeading: isHeading(clause.heading, flat.slice(start, end)),
        });
    }
  }
  return sentences;
};

/** The words of a sentence with their place, taken out of its clause. */
export const evidenceOfSentence = ({ clause, document, start, end }: LeaseSentence): Evidence => {
  const boxes = boxesWithin(clause, start, end);
  return {
    document,
    quote: clause.quote.slice(start - clause.start, end - clause.start),
    page: boxes[0]?.page ?? clause.page,
    boxes,
    start,
    end,
  };
};

const isHeading = (heading: string | null, sentence: string): boolean => {
  const [head, text] = [lettersOf(heading ?? ''), lettersOf(sentence)];
  return text === '' || (head !== '' && text.length <= head.length + 8 && text.endsWith(head));
};

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Blank lines part blocks; a row of a table stands for itself. */
const blocksOf = (quote: string): { readonly start: number; readonly end: number }[] => {
  const blocks: { start: number; end: number }[] = [];
  let at = 0;
  let isOpen = false;
  for (const line of quote.split('\n')) {
    const end = at + line.length;
    const isRow = line.trim().includes('\t');
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last && !isRow) last.end = end;
    else blocks.push({ start: at, end });
    if (line.trim() !== '') isOpen = !isRow;
    at = end + 1;
  }
  return blocks;
};

/** A clause has one box for each of its lines; where the two cannot be told to match, the whole clause is marked. */
const boxesWithin = (clause: Clause, start: number, end: number): Evidence['boxes'] => {
  const lines: { start: number; end: number }[] = [];
  let at = clause.start;
  for (const line of clause.quote.split('\n')) {
    if (line.trim() !== '') lines.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  if (lines.length !== clause.boxes.length) return clause.boxes;
  return clause.boxes.flatMap(({ page, box: [left, top, right, bottom] }, index) => {
    const line = lines[index];
    if (!line || line.end <= start || line.start >= end) return [];
    const perCharacter = (right - left) / Math.max(1, line.end - line.start);
    return [
      {
        page,
        box: [
          left + perCharacter * Math.max(0, start - line.start),
          top,
          right - perCharacter * Math.max(0, line.end - end),
          bottom,
        ] as const,
      },
    ];
  });
};
