import { formatMoney } from '@keyclause/domain';
import type { Evidence, FactValue, Money } from '../report.ts';
import { placeOfFact, type StoredFact, type StoredReport } from '../stored-report.ts';
import type { AnswerQuote } from './answer.ts';
import { evidenceOfSentence, type LeaseSentence } from './lease-sentences.ts';

type Values = { readonly [key: string]: FactValue | null };

/** A report, as the topics ask it. A field that the lease does not state is null everywhere. */
export type ReportReader = {
  readonly report: StoredReport;
  readonly sentences: readonly LeaseSentence[];
  readonly fact: (field: string) => StoredFact | null;
  readonly number: (field: string, part?: string) => number | null;
  readonly money: (field: string, part?: string) => Money | null;
  readonly word: (field: string, part?: string) => string | null;
  readonly flag: (field: string, part?: string) => boolean | null;
  readonly display: (field: string) => string | null;
  /** The sentences in which the fields are stated, and those that state another value. */
  readonly quotes: (...fields: readonly string[]) => readonly AnswerQuote[];
  /** The sentence that names an amount; empty when none does. */
  readonly withAmount: (cents: number) => readonly Evidence[];
  /** The whole sentences around some words. */
  readonly around: (evidence: Evidence) => Evidence;
};

const sentenceMax = 700;

export const reportReaderOf = (report: StoredReport, sentences: readonly LeaseSentence[]): ReportReader => {
  const fact = (field: string): StoredFact | null => {
    const found = report.facts[field];
    return found && found.method !== 'absent' && found.value !== null ? found : null;
  };
  const part = (field: string, name: string | undefined): FactValue | null => {
    const value = fact(field)?.value ?? null;
    if (name === undefined || value === null) return value;
    return typeof value === 'object' && !Array.isArray(value) ? ((value as Values)[name] ?? null) : null;
  };
  const around = (evidence: Evidence): Evidence => {
    const within = sentences.filter(
      ({ document, start, end }) => document === evidence.document && start < evidence.end && end > evidence.start,
    );
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last || first.clause !== last.clause) return evidence;
    const start = Math.min(first.start, evidence.start);
    const end = Math.max(last.end, evidence.end);
    if (end - start > sentenceMax || start < first.clause.start || end > first.clause.end) return evidence;
    return evidenceOfSentence({ ...first, start, end });
  };
  return {
    report,
    sentences,
    fact,
    around,
    withAmount: (cents) => {
      const figure = formatMoney({ cents, currency: 'USD' });
      return sentences
        .filter(({ text }) => new RegExp(`${figure.replace(/[$.]/g, '\\$&')}(?!\\d|,\\d|\\.[1-9])`).test(text))
        .slice(0, 1)
        .map(evidenceOfSentence);
    },
    number: (field, name) => numberIn(part(field, name)),
    money: (field, name) => moneyIn(part(field, name)),
    word: (field, name) => wordIn(part(field, name)),
    flag: (field, name) => {
      const value = part(field, name);
      return typeof value === 'boolean' ? value : null;
    },
    display: (field) => fact(field)?.display ?? null,
    quotes: (...fields) =>
      withoutRepeats(
        fields.flatMap((field) => {
          const found = fact(field);
          const place = found && placeOfFact(found);
          if (!place) return [];
          const others = found.conflicts.slice(0, 2).map((each) => quoteOf(around(each), each.foundBy));
          return [
            quoteOf(around(place), found.method === 'model' ? 'model' : undefined),
            // Where the lease says two things, the other is worth more than the same again.
            ...others,
            ...found.more.slice(0, 1).map((each) => quoteOf(around(each))),
          ];
        }),
      ),
  };
};

const quoteOf = ({ document, quote, page, boxes, start, end }: Evidence, foundBy?: 'model'): AnswerQuote => ({
  document,
  quote,
  page,
  boxes,
  start,
  end,
  ...(foundBy ? { foundBy } : {}),
});

/** The same words are quoted once. */
export const withoutRepeats = (quotes: readonly AnswerQuote[]): AnswerQuote[] =>
  quotes.filter(
    (quote, at) =>
      !quotes
        .slice(0, at)
        .some(({ document, start, end }) => document === quote.document && start <= quote.start && end >= quote.end),
  );

const numberIn = (value: FactValue | null): number | null => (typeof value === 'number' ? value : null);
const wordIn = (value: FactValue | null): string | null => (typeof value === 'string' ? value : null);
const moneyIn = (value: FactValue | null): Money | null =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'cents' in value &&
  typeof value.cents === 'number'
    ? { cents: value.cents, currency: 'USD' }
    : null;
