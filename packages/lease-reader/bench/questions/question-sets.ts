import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question with what a right answer holds: a verdict, or words that it says, and where the lease says so. */
export type AskedQuestion = { readonly ask: string } & (
  | { readonly silent: true; readonly quote?: never; readonly verdict?: never; readonly says?: never }
  | {
      readonly silent?: false;
      readonly quote: string;
      readonly verdict?: 'yes' | 'no' | 'depends';
      readonly says?: readonly string[];
    }
);

export type QuestionSet = { readonly lease: string; readonly questions: readonly AskedQuestion[] };

export const questionSets = (part: 'development' | 'held-back'): readonly QuestionSet[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/questions/${part}.json`), 'utf8')) as QuestionSet[];
