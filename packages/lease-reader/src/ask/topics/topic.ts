import type { AnswerQuote, Verdict } from '../answer.ts';
import type { Question } from '../question.ts';
import type { ReportReader } from '../report-reader.ts';

/** Something that people ask about a lease. The first topic whose `asks` matches the question is the one that is meant. */
export type Topic = {
  readonly id: string;
  /** Matches the question in small letters, written out. */
  readonly asks: RegExp;
  readonly unless?: RegExp;
  readonly only?: 'residential' | 'commercial';
  /** The answer from the report; null when the report does not have it. */
  readonly say?: (read: ReportReader, question: Question) => Said | null;
  /** What sentences on the topic speak of: a sign among others of the one that answers. */
  readonly words?: RegExp;
  /** A sentence that only seems to speak of it, and never answers. */
  readonly isOther?: (sentence: string, question: Question) => boolean;
  /** Types of clauses in which such a sentence is at home, which is a sign too. */
  readonly clauses?: readonly string[];
  /** Only a sentence that names the very thing that was asked answers, not one of the same clause. */
  readonly isNamed?: true;
  /** Worked out from several places, so that no one sentence answers as well. */
  readonly isReckoned?: true;
  /** Protections whose absence the report tells. */
  readonly missing?: readonly string[];
  /** What to suggest asking when the report can answer. */
  readonly suggestion?: string;
};

export type Said = {
  readonly text: string;
  readonly quotes: readonly AnswerQuote[];
  readonly verdict?: Verdict | null;
  readonly reasoning?: string | null;
};

/** Says one field in one sentence. */
export const sayField =
  (field: string, words: (display: string, read: ReportReader) => string, ...also: readonly string[]) =>
  (read: ReportReader, question: Question): Said | null => {
    const display = read.display(field);
    return display === null
      ? null
      : {
          text: words(display, read),
          verdict:
            question.asks === 'duty' || (question.asks === 'existence' && whether.test(question.text))
              ? none.test(display)
                ? 'no'
                : 'yes'
              : null,
          quotes: read.quotes(field, ...also),
          reasoning: read.fact(field)?.reasoning ?? null,
        };
  };

/** Asks whether there is such a thing at all, and nothing more particular of it. */
const whether =
  /^(?:so |and |but )*(?:(?:is|are|was|were) (?:there|a|any|the|it|my|this)\b|(?:do|does|did|will|must) (?:i|we|it|they|he|she|this|the \w+) (?:have to |need to |must |has to )?(?:pay|have|need|charge|require|collect|get|take|want|ask|owe|include)\b)/;

const none = /^(?:\$0|0\b|none\b|no\b)/i;

/** Yes for true, no for false. */
export const sayFlag =
  (field: string, yes: string, no: string) =>
  (read: ReportReader): Said | null => {
    const value = read.flag(field);
    return value === null
      ? null
      : { text: value ? yes : no, verdict: value ? 'yes' : 'no', quotes: read.quotes(field) };
  };

export type { Question, ReportReader };
