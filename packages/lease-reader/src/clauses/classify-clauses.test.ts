import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from '../structure/lease-text.ts';
import { classifyClauses } from './classify-clauses.ts';

const clausesOf = (text: string) => classifyClauses(leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]));

it.each([
  ['late_charges', '5. Late Charges. If rent is not received by the fifth, Tenant shall pay a late charge of $40.'],
  ['entry', "6. We may come into the flat to fix things, and we give you 24 hours' notice first."],
  ['assignment_sublet', '7. Tenant may not sublet the apartment without consent.'],
  ['security_deposit', '8. You paid a deposit of $900 and we send the deposit back within 30 days.'],
  ['insurance', '9. Insurance. Resident must carry renters insurance of $100,000.'],
  ['military_termination', '10. A servicemember on active duty may end this lease early.'],
  ['attorneys_fees', "11. The prevailing party recovers its attorneys' fees."],
  ['smoking', '12. No smoking or vaping anywhere in the house.'],
  ['casualty', '13. After a fire or other casualty rent abates until the home is restored.'],
])('knows a clause on %s with or without its heading', (id, text) => {
  expect(clausesOf(text)[0]?.id).toBe(id);
});

it('gives the paragraphs under a heading the type of the heading unless they say otherwise', () => {
  const clauses = clausesOf(
    'UTILITIES\n\n(a) Both sides keep a copy of each reading.\n\n(b) No smoking in the boiler room.',
  );

  expect(clauses.map(({ id }) => id)).toEqual(['utilities', 'utilities', 'smoking']);
});

it.each([
  ['maintenance_repairs', 'Smoke alarms. Resident tests the alarms monthly and replaces the batteries.'],
  ['disclosures', 'Flood notice. Owner knows of no flooding of the dwelling in the last five years.'],
  ['insurance', "Belongings. The owner's insurance does not pay for the resident's furniture, clothes or car."],
  ['landlord_lien', 'To secure the rent Landlord has a lien on the furniture and may enter, take it and sell it.'],
  ['pets', 'Rent. The cat may stay; no other animal may be kept, and the pet fee is not refunded.'],
])('says %s of words that look like something else', (id, text) => {
  expect(clausesOf(`1. Rent. Tenant pays $900 a month.\n\n2. ${text}`)[1]?.id).toBe(id);
});

it('takes the summary of a lease for what it is', () => {
  const sheet = [
    'LEASE SUMMARY',
    '',
    'Landlord\tOak LLC',
    'Tenant\tAda Brown',
    'Premises\t4 Elm Street',
    'Beginning\tMay 1, 2027',
    'Monthly rent\t$900',
    'Security deposit\t$900',
    'Pets\tNone',
  ].join('\n');

  expect(clausesOf(`${sheet}\n\nRENT\n\nTenant pays rent of $900 a month.`).map(({ id }) => id)).toEqual([
    'definitions',
    'rent',
  ]);
});

it('says nothing of the name of the document, and gives no type where none is likely', () => {
  const ids = clausesOf('TRIPLE NET LEASE AGREEMENT\n\n1. See the next page.\n\n2. Tenant pays rent of $900.').map(
    ({ id }) => id,
  );

  expect(ids).toEqual(['other', 'other', 'rent']);
});

it('quotes every clause verbatim and gives every clause a key of its own, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '1. Rent. ',
          'Tenant shall pay $900. ',
          '\n\n',
          'constructor ',
          '(a) ',
          'PETS\n\n',
          '____',
          '“x”',
          '\t',
          'ARTICLE IV ',
        ),
      ),
      (parts) => {
        const text = parts.join('');
        const clauses = clausesOf(text);

        expect(clauses.every(({ quote, start, end }) => text.slice(start, end) === quote)).toBe(true);
        expect(new Set(clauses.map(({ key }) => key)).size).toBe(clauses.length);
      },
    ),
    { numRuns: 60 },
  );
});
