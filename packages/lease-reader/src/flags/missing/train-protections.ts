import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { flagFeatures } from '../words/flag-features.ts';

/** A text of the common vocabulary with the protections or matters that it tells, or none. */
export type ProtectionExample = {
  readonly text: string;
  readonly types: readonly string[];
  readonly weight: number;
};

/** What words say about protections by these examples. */
export const trainProtections = (examples: readonly ProtectionExample[]): WordTable => {
  const types = [...[...new Set(examples.flatMap((each) => each.types))].sort(), 'other'];
  const counts = new Map<string, number>();
  for (const each of examples) for (const type of each.types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const rows = examples.flatMap(({ text, types: told, weight }) => {
    const features = flagFeatures(text);
    return told.length === 0
      ? [{ features, type: types.length - 1, weight }]
      : told.map((type) => ({
          features,
          type: types.indexOf(type),
          weight: Math.sqrt(usual / (counts.get(type) ?? 1)) / told.length,
        }));
  });
  return { madeFrom: protectionFingerprintOf(examples), ...trainWords(rows, types, training) };
};

/** Tells whether a table was made from these examples. */
export const protectionFingerprintOf = (examples: readonly ProtectionExample[]): number =>
  fingerprintOf(examples.map(({ text, types }) => ({ id: types.join(), text })));

/** Examples that a type usually has. */
const usual = 60;

const training = { rounds: 80, shrinking: 1e-5, leastWeight: 0.6, furtherRounds: 20, steps: 2, leastExamples: 1 };
