import type { Lease } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { distinctionOf, toldApart } from './namesakes.ts';

const aLease = (title: string, files: readonly string[], createdAt = '2026-11-20T12:00:00Z'): Lease => ({
  id: `${title} ${files} ${createdAt}`,
  title,
  status: 'ready',
  createdAt,
  updatedAt: createdAt,
  charge: 'free',
  files: files.map((name) => ({ name, bytes: 1, mediaType: 'text/plain' })),
  progress: null,
  failure: null,
  isModelReading: false,
  summary: null,
});

const namesOf = (...leases: readonly Lease[]): string[] => toldApart(leases).map(({ title }) => title);

it('leaves a name alone that no other lease has, also beside itself', () => {
  const lease = aLease('Alder', ['a.pdf']);

  expect(namesOf(lease, aLease('Birch', ['a.pdf']))).toEqual(['Alder', 'Birch']);
  expect(distinctionOf(lease, [lease, lease])).toBeNull();
});

it.each<[string, Lease, Lease, string, string]>([
  ['files', aLease('Alder', ['draft.pdf']), aLease('Alder', ['signed.pdf']), 'draft.pdf', 'signed.pdf'],
  ['what was added', aLease('Alder', ['a.pdf']), aLease('Alder', ['a.pdf', 'b.pdf']), 'a.pdf', 'a.pdf and 1 more'],
  [
    'days',
    aLease('Alder', ['a.pdf']),
    aLease('Alder', ['a.pdf'], '2026-11-22T12:00:00Z'),
    'added Nov 20, 2026',
    'added Nov 22, 2026',
  ],
])('tells two of one name apart by their %s', (_, one, other, first, second) => {
  expect(namesOf(one, other)).toEqual([`Alder (${first})`, `Alder (${second})`]);
});

it.each(['2026-11-20T12:07:00Z', '2026-11-20T12:00:09Z'])('tells two of one day apart by the time, %s', (createdAt) => {
  const [one, other] = namesOf(aLease('Alder', ['a.pdf']), aLease('Alder', ['a.pdf'], createdAt));

  expect(one).toMatch(/^Alder \(added Nov 20, 2026, .*\)$/);
  expect(other).not.toBe(one);
});
