import { readdirSync, readFileSync } from 'node:fs';
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

const folder = join(import.meta.dirname, '../fixtures/questions');

const setsIn = (file: string): readonly QuestionSet[] => JSON.parse(readFileSync(file, 'utf8')) as QuestionSet[];

/** Questions that were written for leases of ours. */
export const questionSets = (part: 'development' | 'held-back'): readonly QuestionSet[] =>
  setsIn(join(folder, `${part}.json`));

/** Questions from which the weights of Ask are learned: those written for it, and of the development part those on our own leases. */
export const teachingSets = (): readonly QuestionSet[] => [
  ...readdirSync(join(folder, 'teaching'))
    .sort()
    .flatMap((file) => setsIn(join(folder, 'teaching', file))),
  ...questionSets('development').filter(({ lease }) => lease.startsWith('own-leases/')),
];

/** Where the expected words stand, whatever the white space between them. */
export const placeOf = (text: string, quote: string): { readonly start: number; readonly end: number } | null => {
  const pattern = new RegExp(
    quote
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
  );
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
};

/** Whether two stretches share half of the shorter one. */
export const isSamePlace = (
  one: { readonly start: number; readonly end: number },
  other: { readonly start: number; readonly end: number },
): boolean =>
  (Math.min(one.end, other.end) - Math.max(one.start, other.start)) * 2 >=
  Math.min(one.end - one.start, other.end - other.start);
