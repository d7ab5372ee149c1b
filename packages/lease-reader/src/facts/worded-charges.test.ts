import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const chargesOf = (...clauses: string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'LEASE AGREEMENT',
          'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. The term is one year from July 1, 2025. The rent is $900 a month.',
          ...clauses,
        ].join('\n\n'),
      ),
    },
  ]).money.charges.map(({ name, amount, frequency, evidence }) => ({
    name,
    dollars: amount.cents / 100,
    frequency,
    quote: evidence.quote,
  }));

describe('charges beside the rent', () => {
  it('are found by the words around an amount, each with its own', () => {
    const ramp = 'Every household adds $18 a month for the boat ramp.';
    const key = 'Each lost key costs $15.';

    expect(chargesOf(key, ramp)).toEqual([
      { name: 'Lost key', dollars: 15, frequency: 'per_event', quote: key },
      { name: 'Boat ramp', dollars: 18, frequency: 'monthly', quote: ramp },
    ]);
  });

  it('count what a space costs to park on', () => {
    expect(chargesOf('Parking: one space in the garage, $40.00 per month.')).toMatchObject([
      { name: 'Parking', dollars: 40, frequency: 'monthly' },
    ]);
  });

  it('are told once, whatever else tells of them', () => {
    const charges = chargesOf(
      'Pet fee\t$200.00\nValet trash\t$25.00 per month',
      'Tenant shall pay a pet fee of $200.00 for the cat.',
      'Valet trash service at $25.00 per month is required of every home.',
    );

    expect(charges.map(({ dollars }) => dollars).sort()).toEqual([200, 25]);
  });

  it('are none where the amount is what a policy covers or what somebody earns', () => {
    expect(
      chargesOf(
        'Tenant shall carry liability insurance of at least $100,000.',
        'Applicants must earn at least $2,700 a month.',
      ),
    ).toEqual([]);
  });
});
