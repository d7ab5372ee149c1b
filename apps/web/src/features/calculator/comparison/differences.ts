import { type Calculation, type DescribedField, decimal, plain } from '@keyclause/calculator';
import { scenarioNames } from '../form/scenarios.ts';
import type { Reckoned } from '../reckoning/reckon.ts';
import { inputWords } from '../result/input-words.ts';
import { resultWords } from '../result/result-words.ts';

export type Difference = {
  /** "B" */
  readonly scenario: string;
  /** What was typed otherwise, a sentence each. */
  readonly inputs: readonly string[];
  /** What came out otherwise, a sentence each; the answer first. Null while one of the two has no result. */
  readonly results: readonly string[] | null;
};

type Fields = { readonly inputs: readonly DescribedField[]; readonly results: readonly DescribedField[] };

/** How each scenario differs from the first, in words. */
export const differencesFrom = (fields: Fields, [first, ...others]: readonly Reckoned[]): readonly Difference[] =>
  others.map((other, index) => ({
    scenario: scenarioNames[index + 1] ?? '',
    inputs: first ? fields.inputs.flatMap((field) => inputDifference(field, first, other)) : [],
    results:
      first?.calculation && other.calculation
        ? resultDifferences(fields.results, first.calculation.results, other.calculation.results)
        : null,
  }));

const inputDifference = (field: DescribedField, first: Reckoned, other: Reckoned): readonly string[] => {
  const [before, now] = [first, other].map(({ inputs }) => inputWords(field, inputs).join(', ') || 'not given');
  if (before === now) return [];
  if (field.kind === 'list') return [`${field.title} are others.`];
  return [`${field.title}: ${now} instead of ${before}.`];
};

type Results = Calculation['results'];

const resultDifferences = (fields: readonly DescribedField[], first: Results, other: Results): readonly string[] =>
  fields.flatMap((field) => {
    const [before, now] = [first[field.name], other[field.name]];
    if (field.kind === 'list' || before === now || now === undefined || before === undefined) return [];
    const found = `${field.title}: ${resultWords(field, now)}`;
    if (typeof before !== 'number' || typeof now !== 'number')
      return [`${found} instead of ${resultWords(field, before)}.`];
    return [`${found}, ${sizeOf(field, before, now)} ${now > before ? 'more' : 'less'} than in scenario A.`];
  });

const sizeOf = (field: DescribedField, before: number, now: number): string => {
  const size = decimal(now).minus(before).abs();
  // "2% more" of a percentage could be read two ways.
  if (field.kind === 'rate') return `${plain(size.times(100), 4)} percentage points`;
  if (field.kind === 'percent') return `${plain(size, 4)} percentage points`;
  const share = before > 0 && now >= 0 ? ` (${plain(size.div(before).times(100), 1)}%)` : '';
  return `${resultWords(field, size.toNumber())}${share}`;
};
