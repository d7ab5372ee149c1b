import type { Evidence } from '../report.ts';

/** What a question about one lease came to. Every quote is verbatim in the document; an answer without quotes says that the lease is silent. */
export type Answer = {
  /** `report`: from a fact, flag, date or amount; `clauses`: from the lease's own words; `nothing`: the lease does not say. */
  readonly source: 'report' | 'clauses' | 'nothing';
  /** The answer to a question that can be answered by yes or no; null for other questions, and where the words must speak for themselves. */
  readonly verdict: Verdict | null;
  /** One to three sentences. */
  readonly text: string;
  /** How a computed answer came about. */
  readonly reasoning: string | null;
  /** What the answer rests on, the most telling first. */
  readonly quotes: readonly AnswerQuote[];
  /** Id of the topic that was understood, null when the lease was searched for the words. */
  readonly topic: string | null;
  /** What must be known beside it, a sentence each: other readings, changes by later documents, what is a matter of judgement. */
  readonly notes: readonly string[];
  /** What it tells was found by a model; by the reader where absent. */
  readonly foundBy?: 'model' | undefined;
};

/** `foundBy` where a model, not the reader, took these words for an answer. */
export type AnswerQuote = Evidence & { readonly foundBy?: 'model' | undefined };

export const silentAnswer = (topic: string | null, why?: string): Answer => ({
  source: 'nothing',
  verdict: null,
  text: why ? `The lease does not say. ${why}` : 'The lease does not say.',
  reasoning: null,
  quotes: [],
  topic,
  notes: [],
});

export type Verdict = 'yes' | 'no' | 'depends';
