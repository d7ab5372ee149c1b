import type { Fact, FactValue, Money } from '../report.ts';

/** What the lease says, keyed by field id of lease-fields.json; every field of the lease's kind is there. */
export type Facts = Readonly<Record<string, Fact>>;

/** The amount of a money fact, or of a money part of an object fact ("late_fee", "flat"); null when not stated. */
export const centsOf = (facts: Facts, field: string, part?: string): number | null => {
  const value = partOf(facts[field]?.value ?? null, part);
  return isMoney(value) ? value.cents : null;
};

/** A number fact, or a number part of an object fact; null when not stated. */
export const numberOf = (facts: Facts, field: string, part?: string): number | null => {
  const value = partOf(facts[field]?.value ?? null, part);
  return typeof value === 'number' ? value : null;
};

/** A fact in words (text, enum, ISO day), or a word part of an object fact; null when not stated. */
export const wordOf = (facts: Facts, field: string, part?: string): string | null => {
  const value = partOf(facts[field]?.value ?? null, part);
  return typeof value === 'string' ? value : null;
};

export const isMoney = (value: FactValue | null | undefined): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'cents' in value &&
  typeof value.cents === 'number';

const partOf = (value: FactValue | null, part: string | undefined): FactValue | null => {
  if (part === undefined || value === null) return value;
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  return (value as { readonly [key: string]: FactValue | null })[part] ?? null;
};
