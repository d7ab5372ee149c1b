import type { ChangedWords, Evidence, Fact, LeaseReport } from '@keyclause/contracts';
import { type LeasePaper, paperAt } from './document-order.ts';

/**
 * What one later paper changes in the words of the lease, in the order of its own words. Words that state a term that is listed as
 * changed would say the same twice: those that name no clause, and amounts alone.
 */
export const wordsBy = (report: LeaseReport, { key }: Pick<LeasePaper, 'key'>): readonly ChangedWords[] =>
  (report.changedWords ?? []).filter(
    ({ clause, current, said }) =>
      paperAt(report, said)?.key === key &&
      ((clause !== null && !/^[$\d,.%\s]+$/.test(current?.quote ?? '')) ||
        !Object.values(report.facts).some((fact) => isChangedIn(fact, said))),
  );

const isChangedIn = ({ document, start, end, superseded }: Fact, said: Evidence): boolean =>
  superseded.length > 0 &&
  document === said.document &&
  start !== null &&
  end !== null &&
  start < said.end &&
  said.start < end;

/** "Section 4, Late Charges: ", for the words that follow; what names no clause is called words of the lease. */
export const clauseWords = ({ clause }: ChangedWords): string =>
  clause === null ? 'Words of the lease: ' : `Section ${clause}: `;

/** One line of a quote, cut at a word: the whole of it stands at its place in the document. */
export const shortQuote = (quote: string, length = 140): string => {
  const line = quote.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, line.lastIndexOf(' ', length))} …`;
};

/** A change of words in one line, for papers. */
export const changedWordsLine = (words: ChangedWords): string => {
  const { former, current } = words;
  const [now, was] = [current && `“${shortQuote(current.quote, 400)}”`, former && `“${shortQuote(former.quote, 400)}”`];
  if (now === null) return `${clauseWords(words)}taken out, was ${was ?? 'not quoted'}`;
  return was === null ? `${clauseWords(words)}added, ${now}` : `${clauseWords(words)}now ${now}, was ${was}`;
};
