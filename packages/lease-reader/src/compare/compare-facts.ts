import type { FactValue } from '../report.ts';
import type { StoredFact, StoredReport } from '../stored-report.ts';
import type { FactPair } from './comparison.ts';

/** Every field that one of the two states, in the order of the fields. */
export const compareFacts = (a: StoredReport, b: StoredReport): FactPair[] => {
  const fields = [...new Set([...Object.keys(a.facts), ...Object.keys(b.facts)])].sort();
  return fields.flatMap((field): FactPair[] => {
    const [one, other] = [statedIn(a, field), statedIn(b, field)];
    if (!one && !other) return [];
    const standing = !other ? 'only_a' : !one ? 'only_b' : sameValue(one.value, other.value) ? 'same' : 'changed';
    return [{ field, standing, a: one, b: other }];
  });
};

const statedIn = ({ facts }: StoredReport, field: string): StoredFact | null => {
  const fact = facts[field];
  return fact && fact.method !== 'absent' && fact.value !== null ? fact : null;
};

const sameValue = (a: FactValue | null, b: FactValue | null): boolean => written(a) === written(b);

/** One text for values that mean the same: keys in order, words without case and spaces, lists without order. */
const written = (value: FactValue | null): string => {
  if (value === null) return 'null';
  if (typeof value === 'string')
    return JSON.stringify(
      value
        .toLowerCase()
        .replace(/[\s.,]+/g, ' ')
        .trim(),
    );
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  return `{${Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${key}:${written(part)}`)
    .join()}}`;
};
