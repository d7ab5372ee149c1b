import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { type Place, placesOf, sideFeatures } from './side-features.ts';

/** What the company of a word says about the side it stands for, by leases that name their sides with the usual words. */
export const trainSides = (texts: readonly string[]): WordTable => {
  const rows = texts.flatMap((text) => {
    const places = placesOf(text, [...landlords, ...tenants, ...others]);
    return [landlords, tenants, others].flatMap((words, type) =>
      words.flatMap((word) =>
        handfuls(places.get(word) ?? []).map((some) => ({ features: sideFeatures(some), type, weight: 1 })),
      ),
    );
  });
  return { madeFrom: sidesFingerprintOf(texts), ...trainWords(rows, ['landlord', 'tenant', 'other'], training) };
};

/** Tells whether a table was made from these texts. */
export const sidesFingerprintOf = (texts: readonly string[]): number =>
  fingerprintOf(texts.map((text) => ({ id: 'lease', text })));

const landlords = ['landlord', 'lessor', 'owner', 'sublandlord', 'management', 'licensor', 'host'];
const tenants = ['tenant', 'lessee', 'resident', 'renter', 'subtenant', 'licensee', 'homeowner'];

/** What leases name with a capital as well, and what lets and rents nothing. */
const others = [
  'premises',
  'lease',
  'rent',
  'term',
  'deposit',
  'unit',
  'building',
  'house',
  'property',
  'agreement',
  'guarantor',
  'agency',
  'master landlord',
  'city',
  'bank',
  'lender',
];

/** A word is judged by few places as well as by many. */
const handfuls = (places: readonly Place[]): Place[][] => {
  const some: Place[][] = [];
  for (let at = 0; at < places.length; at += 6) some.push(places.slice(at, at + 6));
  if (places.length > 6) some.push([...places]);
  return some;
};

const training = { rounds: 80, shrinking: 8e-5, leastWeight: 0.3, furtherRounds: 20, steps: 5 };
