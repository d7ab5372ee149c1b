import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease, plainLease } from '#testing/sample-leases.ts';
import { compareReports } from './compare-reports.ts';
import type { Comparison, Standing } from './comparison.ts';
import { turned, wordChanges } from './word-changes.ts';

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

const toTenant = (before: string, after: string) =>
  compareReports(read(before), read(after)).effects.filter((effect) => effect.for === 'tenant');
const withClause = (clause: string): string => formalLease.replace('7. LAW.', `7. MORE. ${clause}\n\n8. LAW.`);
const later = formalLease.replace('sixty (60) days', 'ninety (90) days');
const ending = formalLease.replace(/ This Lease shall automatically renew[^.]+\./, '');
const leaving = withClause(
  "Tenant may terminate this Lease early by giving Landlord sixty (60) days' written notice, without any fee.",
);

it('counts going on by itself, with a longer notice to prevent it, as worse for the tenant', () => {
  expect(toTenant(formalLease, later)).toContainEqual(expect.objectContaining({ id: 'renewal', direction: 'worse' }));
  expect(toTenant(ending, formalLease)).toContainEqual(expect.objectContaining({ id: 'renewal', direction: 'worse' }));
});

it('counts a way out that only one of the two gives', () => {
  expect(toTenant(leaving, formalLease)).toContainEqual(
    expect.objectContaining({ id: 'early_termination', direction: 'worse', b: 'not stated' }),
  );
  expect(toTenant(formalLease, leaving)).toContainEqual(
    expect.objectContaining({ id: 'early_termination', direction: 'better', a: 'not stated' }),
  );
});

it('judges no change that comes of what a model found on one side', () => {
  const report = read(formalLease);
  const [flag] = report.flags;
  const fact = report.facts['security_deposit'];
  if (!flag || !fact) throw new Error('The lease must have a flag and a deposit.');
  const answered = {
    ...report,
    flags: [
      { ...flag, key: 'RF33_entry_no_notice-9', id: 'RF33_entry_no_notice', foundBy: 'model' as const },
      ...report.flags,
    ],
    facts: {
      ...report.facts,
      security_deposit: { ...fact, method: 'model' as const, value: { cents: 100, currency: 'USD' as const } },
    },
  };
  const { effects, flags } = compareReports(report, answered);

  expect(effects).toEqual([]);
  expect(flags.filter(({ standing }) => standing === 'only_b')).toHaveLength(1);
});

it('changes an amount or a date as a whole', () => {
  const changes = wordChanges(
    'The rent is $2,100.00 from June 30, 2026 on, 5% of it at once.',
    'The rent is $2,300.00 from June 3, 2027 on, 6.5% of it at once.',
  );
  expect(changes.flatMap((change) => (change.in === 'both' ? [] : [change.text]))).toEqual([
    '$2,100.00',
    '$2,300.00',
    'June 30, 2026',
    'June 3, 2027',
    '5%',
    '6.5%',
  ]);
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

it('tells a protection that only one of two leases takes away', () => {
  const withCure = `${plainLease}\n\nBreach. If Tenant breaks a rule Landlord gives written notice and Tenant has fourteen days to put it right.`;
  const without = `${plainLease}\n\nBreach. If Tenant breaks any term of this Lease, Landlord may terminate it at once, without notice and without any opportunity to cure.`;
  const { flags, effects } = compareReports(read(withCure), read(without));

  expect(flags.find(({ b }) => b?.id === 'RF52_no_cure')).toMatchObject({ standing: 'only_b' });
  expect(effects.find(({ id }) => id === 'RF52_no_cure')).toMatchObject({ for: 'tenant', direction: 'worse', a: null });
});

it('tells nothing of a protection that one lease takes away and the other lacks without a word', () => {
  const spoken = read(
    `${plainLease}\n\nBreach. If Tenant breaks any term of this Lease, Landlord may terminate it at once, without notice and without any opportunity to cure.`,
  );
  const silent = { ...spoken, missing: spoken.missing.map(({ evidence: _words, ...protection }) => protection) };

  expect(spoken.missing.find(({ id }) => id === 'RF52_no_cure')?.evidence).toHaveLength(1);
  for (const { flags, effects } of [compareReports(silent, spoken), compareReports(spoken, silent)])
    expect([...flags.filter(({ standing }) => standing !== 'same'), ...effects]).toEqual([]);
});
