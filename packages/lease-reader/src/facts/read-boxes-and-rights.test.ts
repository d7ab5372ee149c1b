import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const shop = (clause: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'COMMERCIAL LEASE',
          'This lease is made on June 1, 2025 between Poole Properties, LLC (Landlord) and Crane Hardware, Inc. (Tenant) for Bay 7, 12 Elm Street, Toledo, Ohio 43604. The base rent is $3,000 a month.',
          clause,
        ].join('\n\n'),
      ),
    },
  ]).facts;

describe('boxes within a sentence', () => {
  it('choose between two verbs, and what follows belongs to both', () => {
    const carries = factsOf("Tenant [X] shall [ ] need not carry renter's insurance.");
    expect(carries.renters_insurance_required?.value).toBe(true);
    const may = factsOf('Tenant [ ] may [X] may not keep a dog.');
    expect(may.pets?.value).toBe('prohibited');
  });

  it('agree to nothing where they are open and others are ticked', () => {
    const facts = factsOf('Smoking is [X] forbidden [ ] allowed.', '[ ] Disputes shall be settled by arbitration.');
    expect(facts.arbitration).toMatchObject({ value: false, quote: '[ ] Disputes shall be settled by arbitration.' });
  });

  it('may say that nobody leaves early for a fee', () => {
    const facts = factsOf("Early release by payment of a fee is [X] not offered [ ] offered on ___ days' notice.");
    expect(facts.early_termination?.value).toMatchObject({ allowed: false });
  });
});

describe('rights of a business', () => {
  it.each([
    ['Before leasing Bay 8 to anybody else, Landlord shall offer it once to Tenant.', 'ROFO'],
    [
      'If Gross Sales are below $500,000.00 in a year, either party may terminate this Lease by 90 days notice.',
      'termination',
    ],
  ])('are read from what they do: %s', (clause, type) => {
    expect(shop(clause).rights?.value).toMatchObject([{ type }]);
  });
});

describe('everyday words', () => {
  it.each([
    ['One dog under 30 pounds is all right with us as long as you ask before you get it.', 'pets', 'with_consent'],
    ['No cat, dog or other animal shall be kept here; no other purpose is allowed.', 'pets', 'prohibited'],
    ['The Ohio Landlord and Tenant Act goes with this paper.', 'governing_law', 'Ohio'],
  ])('say it as well: %s', (clause, field, value) => {
    expect(factsOf(clause)[field]?.value).toBe(value);
  });

  it('tell a room from the house around it, and a bay of its garage from the rest', () => {
    const facts = factsOf(
      'You are renting Room 4, the front bedroom on the first floor, and the left bay of the garage behind it for one automobile.',
    );
    expect(facts.property_type?.value).toBe('room');
    expect(facts.parking?.value).toMatchObject({ spaces: 1 });
  });
});

describe('fees of lawyers', () => {
  const suit = "If Landlord wins a suit, Tenant shall pay Landlord's reasonable legal fees.";

  it('go to whoever wins where the tenant recovers them too', () => {
    expect(factsOf(suit).attorney_fees?.value).toBe('landlord_only');
    expect(
      factsOf(`${suit} TENANT SHALL RECOVER ATTORNEY'S FEES FROM LANDLORD TO THE SAME EXTENT.`).attorney_fees?.value,
    ).toBe('prevailing_party');
  });
});

it('reads a right that hangs on the sales of a year, behind its day and its notice', () => {
  expect(
    shop(
      "Either party may terminate this Lease effective May 31, 2029, on sixty (60) days' prior notice, if Gross Sales for the second Lease Year are less than $500,000.",
    ).rights?.value,
  ).toMatchObject([{ type: 'termination' }]);
});
