import { displayOf } from '../facts/display.ts';
import type { FactValue } from '../report.ts';
import type { StoredFact } from '../stored-report.ts';
import type { CheckedFact } from './check-claims.ts';
import type { Tally } from './tally.ts';

/** The words are there and the value is in them; that they are about this field is the model's word alone. */
export const modelConfidence = 0.6;
const conflictsMax = 3;

/**
 * One field as the reader and a model read it. The reader's value always stays: a model that reads the same confirms it, one that reads
 * something else is shown beside it as a conflict, with its words. Where the reader found nothing, the model's first reading is the value.
 */
export const joinFact = (fact: StoredFact, claims: readonly CheckedFact[], tally: Tally): StoredFact => {
  if (fact.method !== 'absent') return beside(fact, claims, tally);
  const [first, ...rest] = namesTogether(claims);
  if (!first) return fact;
  tally.added += 1;
  const { field, value, evidence, explanation } = first;
  const found: StoredFact = {
    ...fact,
    ...evidence,
    value,
    display: displayOf(field.id, value),
    method: 'model',
    confidence: modelConfidence,
    ...(explanation === undefined ? {} : { explanation }),
  };
  return { ...found, conflicts: conflictsIn(found, rest) };
};

const beside = (fact: StoredFact, claims: readonly CheckedFact[], tally: Tally): StoredFact => {
  const { value } = fact;
  if (value === null) return fact;
  const alike = claims.find((claim) => isSame(value, claim.value));
  const others = conflictsIn(fact, claims);
  if (alike) tally.confirmed += 1;
  if (others.length > 0) tally.disputed += 1;
  return {
    ...fact,
    conflicts: [...fact.conflicts, ...others],
    ...(alike ? { confirmedBy: 'model' as const } : {}),
    ...(alike?.explanation === undefined ? {} : { explanation: alike.explanation }),
  };
};

/** Other values, each once. Free text is put in many ways, so that other words are no other reading of it. */
const conflictsIn = (fact: StoredFact, claims: readonly CheckedFact[]): StoredFact['conflicts'] => {
  const known = [fact.value, ...[...fact.conflicts, ...fact.superseded].map(({ value }) => value)];
  const others: StoredFact['conflicts'][number][] = [];
  for (const { field, value, evidence } of claims) {
    if (field.type === 'text' || others.length === conflictsMax) continue;
    if (known.some((each) => each !== null && isSame(each, value))) continue;
    known.push(value);
    others.push({ value, display: displayOf(field.id, value), foundBy: 'model', ...evidence });
  }
  return others;
};

/** Each name of a list is a claim of its own; next to each other they make one value, with the words of the first. */
const namesTogether = (claims: readonly CheckedFact[]): readonly CheckedFact[] => {
  const [first] = claims;
  if (!first || !Array.isArray(first.value)) return claims;
  const names: FactValue[] = [];
  for (const { value, evidence } of claims)
    if (Array.isArray(value) && evidence.quote === first.evidence.quote)
      for (const name of value) if (!names.some((known) => isSame(known, name))) names.push(name);
  return [{ ...first, value: names }, ...claims.filter(({ evidence }) => evidence.quote !== first.evidence.quote)];
};

/** Whether a model's value says the same as the reader's: equal amounts, days and numbers; names and addresses of which one holds the other. */
const isSame = (ours: FactValue, theirs: FactValue): boolean => {
  if (Array.isArray(theirs)) {
    const names: readonly FactValue[] = Array.isArray(ours) ? ours : [ours];
    return theirs.every((name: FactValue) => names.some((known) => isSame(known, name)));
  }
  if (Array.isArray(ours)) return ours.some((each: FactValue) => isSame(each, theirs));
  if (typeof ours === 'string' && typeof theirs === 'string') {
    const [a, b] = [wordsOf(ours), wordsOf(theirs)];
    return a === b || (a !== ' ' && b !== ' ' && (a.includes(b) || b.includes(a)));
  }
  return JSON.stringify(ours) === JSON.stringify(theirs);
};

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
