import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease, plainLease } from '#testing/sample-leases.ts';
import { compareReports } from './compare-reports.ts';
import type { Comparison, Standing } from './comparison.ts';
import { turned } from './word-changes.ts';

const read = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]);

const swapped: Readonly<Record<Standing, Standing>> = {
  same: 'same',
  changed: 'changed',
  only_a: 'only_b',
  only_b: 'only_a',
};

/** In an order that does not depend on which lease came first. */
const mirrored = ({ facts, clauses, flags, effects }: Comparison): Comparison => ({
  facts: facts.map(({ field, standing, a, b }) => ({ field, standing: swapped[standing], a: b, b: a })),
  clauses: clauses.map(({ standing, a, b, similarity, changes }) => ({
    standing: swapped[standing],
    a: b,
    b: a,
    similarity,
    changes: changes.map(turned),
  })),
  flags: flags.map(({ standing, a, b }) => ({ standing: swapped[standing], a: b, b: a })),
  effects: effects.map(({ direction, a, b, evidenceA, evidenceB, ...rest }) => ({
    ...rest,
    direction: direction === 'better' ? 'worse' : 'better',
    a: b,
    b: a,
    evidenceA: evidenceB,
    evidenceB: evidenceA,
  })),
});

const sorted = ({ facts, clauses, flags, effects }: Comparison) => ({
  facts,
  flags: flags.map((pair) => JSON.stringify(pair)).sort(),
  clauses: clauses
    .map(({ standing, a, b, similarity, changes }) =>
      JSON.stringify([standing, a?.key, b?.key, similarity, textIn(changes, 'a'), textIn(changes, 'b')]),
    )
    .sort(),
  effects: effects.map(({ key: _, ...effect }) => JSON.stringify(effect)).sort(),
});

const textIn = (changes: Comparison['clauses'][number]['changes'], side: 'a' | 'b'): string =>
  changes.flatMap((change) => (change.in === side || change.in === 'both' ? [change.text] : [])).join('');

const sentences = formalLease.split(/(?<=\.)\s+/);
const versions = fc
  .tuple(fc.subarray(sentences, { minLength: 4 }), fc.integer({ min: 900, max: 3000 }), fc.boolean())
  .map(([kept, rent, isCalm]) => kept.join(isCalm ? ' ' : '\n\n').replaceAll('1,420.00', `${rent}.00`));

it('finds no change in a lease that is compared with itself', () => {
  fc.assert(
    fc.property(fc.oneof(versions, fc.constantFrom(formalLease, plainLease), fc.string()), (text) => {
      const { facts, clauses, flags, effects } = compareReports(read(text), read(text));
      expect([...facts, ...clauses, ...flags].filter(({ standing }) => standing !== 'same')).toEqual([]);
      expect(effects).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('is the same the other way round', () => {
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      const [a, b] = [read(one), read(other)];
      expect(sorted(mirrored(compareReports(b, a)))).toEqual(sorted(compareReports(a, b)));
    }),
    { numRuns: 60 },
  );
});

it('shows every word of a changed clause on its side', () => {
  const changed = formalLease.replace('fee of $60', 'fee of $90').replace("24 hours' notice", 'no notice');
  for (const { a, b, standing, changes } of compareReports(read(formalLease), read(changed)).clauses) {
    if (standing !== 'changed') continue;
    expect(a?.quote.replace(/\s+/g, ' ')).toContain(textIn(changes, 'a'));
    expect(b?.quote.replace(/\s+/g, ' ')).toContain(textIn(changes, 'b'));
  }
});

it('tells what got worse for the tenant and better for the landlord, and the other way round', () => {
  const dearer = formalLease.replaceAll('1,420.00', '1,600.00').replace("24 hours' notice", "12 hours' notice");
  const { effects } = compareReports(read(formalLease), read(dearer));
  const worseFor = (side: string) => effects.filter((effect) => effect.for === side && effect.direction === 'worse');
  expect(worseFor('tenant').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['rent_monthly', 'security_deposit', 'entry_notice_hours']),
  );
  expect(worseFor('landlord')).toEqual([]);
  expect(effects.find(({ id }) => id === 'rent_monthly')).toMatchObject({ a: '$1,420', b: '$1,600' });
});

it('pairs a clause with its twin in other words and another place', () => {
  const moved = formalLease
    .replace(/6\. RULES[\s\S]*?\n\n/, '')
    .replace(
      '7. LAW.',
      "6. HOUSE RULES. Smoking in the building is not allowed. Pets are not allowed. Landlord may enter on 24 hours' notice. Tenant may not sublet without consent in writing.\n\n7. LAW.",
    );
  const pair = compareReports(read(formalLease), read(moved)).clauses.find(({ a }) => a?.heading === 'RULES');
  expect(pair).toMatchObject({ standing: 'changed', b: { heading: 'HOUSE RULES' } });
});
