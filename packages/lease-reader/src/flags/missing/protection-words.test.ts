import { describe, expect, it } from 'vitest';
import table from '#reference/protection-words.json' with { type: 'json' };
import { leaseTextOf } from '#structure/lease-text.ts';
import { placedText } from '#testing/placed-text.ts';
import { protectionExamples } from '#testing/protection-examples.ts';
import { findFlags } from '../find-flags.ts';
import { protectionFingerprintOf } from './train-protections.ts';

it('weighs words by the examples as they stand: after a change, run `pnpm flag-words` again', () => {
  expect(table.madeFrom).toBe(protectionFingerprintOf(protectionExamples()));
}, 60_000);

const frame = `Rent is $900 a month and is due on the first.
Heat and water are the owner's to pay. The yard is shared with the neighbors.
Quiet hours begin at ten. Two bicycles may stand in the hall.
The mailbox key is on the ring. Trash goes out on Tuesdays.
One cat is welcome. The stove was new last year. Windows are washed in May.
If a promise is broken the landlord may ask the court to end the lease.`;

const missingIn = (text: string, kind: 'residential' | 'commercial' = 'residential'): string[] => {
  const lease = { ...leaseTextOf([{ name: 'lease.txt', document: placedText(`${frame}\n\n${text}`) }]), kind };
  return findFlags({ ...lease, state: null }, {}).missing.map(({ id }) => id.slice(0, 4));
};

describe('a protection that stands there in other words is not missing', () => {
  it.each([
    [
      'RF55',
      'If a fire or a burst pipe leaves nothing to live in, no rent is owed from that night and you may go for good.',
    ],
    ['RF55', 'Tenant is released and prepaid rent returned where wind or fire makes the dwelling unfit.'],
    ['RF52', 'The tenant is told in writing what is wrong and has twelve days to put it right.'],
    ['RF52', 'If rent is unpaid the landlord may serve the notice required by law and go to court.'],
    ['RF52', 'You get a warning in writing first, and nine days to fix what is wrong.'],
  ])('%s: %s', (id, text) => {
    expect(missingIn('The lease may be forfeited. It ends in May.')).toContain(id);
    expect(missingIn(text)).not.toContain(id);
  });

  it.each([
    ['Return the rooms clean, apart from what normal living does to them.'],
    ['At the end leave the rooms in the state in which you found them. Faded paint and worn carpet are not charged.'],
  ])('RF66: %s', (text) => {
    expect(missingIn('At the end leave the rooms in the state in which you found them.')).toContain('RF66');
    expect(missingIn(text)).not.toContain('RF66');
  });

  it.each([
    [
      'Owner and shopkeeper each drop claims against the other for a loss that insurance pays, and their insurers agree.',
    ],
    ['The insurers of both sides give up any claim over against the other side.'],
  ])('RF54: %s', (text) => {
    const insured = 'The tenant carries liability insurance.';

    expect(missingIn(insured, 'commercial')).toContain('RF54');
    expect(missingIn(`${insured} ${text}`, 'commercial')).not.toContain('RF54');
  });
});

describe('a protection that the lease refuses is missing', () => {
  it.each([
    [
      'RF55',
      'Even if a fire makes the house unusable the tenant keeps paying the full rent and may not leave.',
      'residential',
    ],
    ['RF49', 'This lease ranks below every mortgage on the building, now or later.', 'commercial'],
  ] as const)('%s: %s', (id, text, kind) => {
    expect(missingIn(text, kind)).toContain(id);
  });
});

it('asks for no paper on lead paint where the tenant brings the home', () => {
  expect(missingIn('The house stands on Elm Street.')).toContain('RF60');
  expect(missingIn('The lot is for one manufactured home, which the tenant owns.')).not.toContain('RF60');
});

it('counts a time for checking the books that is too short as none', () => {
  const costs = 'Tenant shall pay its pro rata share of operating expenses, which shall not exceed $4,000 a year.';
  const audit = (days: number) =>
    `Tenant may inspect the books behind the statement within ${days} days after it comes.`;

  expect(missingIn(`${costs} ${audit(20)}`, 'commercial')).toContain('RF41');
  expect(missingIn(`${costs} ${audit(120)}`, 'commercial')).not.toContain('RF41');
});

it('says how short a time for checking the books is, also where the lease words it as a bar', () => {
  const text = `${frame}\n\nTenant shall pay its share of operating expenses. Statements shall be conclusive unless Tenant objects within 25 days.`;
  const lease = { ...leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]), kind: 'commercial' as const };
  const lacks = findFlags({ ...lease, state: null }, {}).missing.find(({ id }) => id.startsWith('RF41'));

  expect(lacks?.why).toContain('25 days');
});
