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
  readonly quotes: readonly Evidence[];
  /** Id of the topic that was understood, null when the lease was searched for the words. */
  readonly topic: string | null;
};

export type Verdict = 'yes' | 'no' | 'depends';
