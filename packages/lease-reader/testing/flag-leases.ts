import { readLease } from '#index.ts';
import { placedText } from './placed-text.ts';

/** A paragraph of an invented lease with the flags (`RF33`) that it makes and those that may be seen in it as well. */
export type MarkedParagraph = {
  readonly text: string;
  readonly makes: readonly string[];
  readonly mayMake: readonly string[];
  /** Whether the reader is known to miss what it makes: measured, and not asserted. */
  readonly isFailing: boolean;
};

/** Reads `RF33,RF07? | text`, `- | text` and `! RF37 | text`; paragraphs without a mark are the frame of the lease. */
export const markedParagraphs = (file: string): MarkedParagraph[] =>
  linesOf(file).flatMap((line) => {
    const [, failing, marks, text] = marked.exec(line) ?? [];
    if (marks === undefined || text === undefined) return [];
    const ids = marks === '-' ? [] : marks.split(',');
    return [
      {
        text,
        makes: ids.filter((id) => !id.endsWith('?')),
        mayMake: ids.filter((id) => id.endsWith('?')).map((id) => id.slice(0, 4)),
        isFailing: failing !== undefined,
      },
    ];
  });

/** The flags (`RF33`) that the reader sees in each paragraph, and the protections that it sees taken away there, of the whole lease, each a numbered clause, by the paragraph's words. */
export const flagsByParagraph = (file: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const paragraphs = linesOf(file).map((line) => marked.exec(line)?.[3] ?? line.trim());
  const text = paragraphs.map((paragraph, at) => `${at + 1}. ${paragraph}`).join('\n\n');
  const starts = paragraphs.map((paragraph, at) => text.indexOf(`${at + 1}. ${paragraph}`));
  const report = readLease([{ name: 'lease.txt', document: placedText(text) }]);
  const found = new Map<string, Set<string>>(paragraphs.map((paragraph) => [paragraph, new Set()]));
  const shown = [
    ...report.flags.map(({ id, ...flag }) => ({ id, evidence: [flag, ...flag.more] })),
    ...report.missing.map(({ id, evidence = [] }) => ({ id, evidence })),
  ];
  for (const { id, evidence } of shown)
    for (const { quote } of evidence) {
      const from = text.indexOf(quote);
      starts.forEach((start, at) => {
        const paragraph = paragraphs[at] ?? '';
        if (from >= 0 && start < from + quote.length && from < start + paragraph.length)
          found.get(paragraph)?.add(id.slice(0, 4));
      });
    }
  return found;
};

const marked = /^(! )?(\S+) \| (.*)$/;

const linesOf = (file: string): string[] =>
  file
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
