import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease, plainLease } from '#testing/sample-leases.ts';
import { askLease, setQuestionOf } from './set-question.ts';
import { sumUp } from './sum-up.ts';

const read = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]);
const flat = formalLease
  .replace(/The term is eighteen.*?end of the term\./, 'The tenancy begins April 1, 2027 and runs from month to month.')
  .replace('$1,420.00 per month', '$900.00 per month')
  .replace('Pets are not allowed.', 'Pets are allowed.');

/** A house to September 30, 2028, a room to May 31, 2027, and a flat without an end. */
const set = [
  { title: 'House', report: read(formalLease) },
  { title: 'Room', report: read(plainLease) },
  { title: 'Flat', report: read(flat) },
];
const today = '2027-02-10';

const ask = (asked: string) => {
  const question = setQuestionOf(asked, today);
  const answers = set.map(({ title, report }) => ({ title, ...askLease(question, report) }));
  const { text, order, matches } = sumUp(question, answers);
  return { text, order: order.map((at) => set[at]?.title), matches: matches?.map((at) => set[at]?.title), answers };
};

it('finds the leases within a day, a month or a span, and says which gives no date', () => {
  expect(ask('Which of my leases end before June?')).toMatchObject({
    text: '1 of 3 leases ends before June 1, 2027: “Room”. One lease gives no date.',
    order: ['Room', 'House', 'Flat'],
    matches: ['Room'],
  });
  expect(ask('which ones expire in 2028?').matches).toStrictEqual(['House']);
  expect(ask('Which end in the next 6 months?').matches).toStrictEqual(['Room']);
  expect(ask('Which end after May 31, 2027?').matches).toStrictEqual(['House']);
  expect(ask('Which end by May 2027?').matches).toStrictEqual(['Room']);
  expect(ask('Which leases end before January?').text).toContain('before January 1, 2028');
});

it('puts amounts in order and holds them against an amount', () => {
  expect(ask('Where is the rent highest?')).toMatchObject({
    text: 'Monthly rent: the highest is in “House”, $1,420. From $640 to $1,420 in 3 leases.',
    order: ['House', 'Flat', 'Room'],
  });
  expect(ask('Which is the cheapest?').matches).toStrictEqual(['Room']);
  expect(ask('Which leases have rent over $900?').matches).toStrictEqual(['House']);
  expect(ask('Which leases have rent of at least $900?').matches).toStrictEqual(['Flat', 'House']);
  expect(ask('rent under 1k').matches).toStrictEqual(['Room', 'Flat']);
  expect(ask('What is the total rent of all leases?').text).toContain('together: $2,960');
});

it('picks the leases that say yes, or no, and tells of those that do not say', () => {
  expect(ask('Which allow dogs?')).toMatchObject({ text: '1 of 3 leases says yes: “Flat”.', matches: ['Flat'] });
  expect(ask('Which do not allow dogs?').matches).toStrictEqual(['House', 'Room']);
  expect(ask('Which of my leases let me sublet?').text).toContain('It depends in “House”');
  expect(ask('Which have a swimming pool?')).toMatchObject({ text: 'None of 3 leases says.', matches: [] });
});

it('counts by state, kind and amendment from the reports, whatever words a lease has of them', () => {
  const elsewhere = formalLease.replaceAll('Ohio', 'Texas').replaceAll('OH 4', 'TX 4');
  const amendment =
    'FIRST AMENDMENT TO LEASE\n\nThis Amendment is made on July 1, 2027. Section 3 of the Lease is changed so that the rent is $1,500.00 per month from August 1, 2027 instead of $1,420.00.\n';
  const three = [
    { title: 'Ohio', report: read(formalLease) },
    { title: 'Texas', report: read(elsewhere) },
    {
      title: 'Changed',
      report: readLease([
        { name: 'lease.txt', document: placedText(formalLease) },
        { name: 'amendment.txt', document: placedText(amendment) },
      ]),
    },
  ];
  const sum = (asked: string) => {
    const question = setQuestionOf(asked, today);
    return sumUp(
      question,
      three.map(({ title, report }) => ({ title, ...askLease(question, report) })),
    ).text;
  };
  expect(sum('How many leases are in Texas?')).toBe('1 of 3 leases is in Texas: “Texas”.');
  expect(sum('Which are not in Texas?')).toBe('2 of 3 leases are not in Texas: “Ohio” and “Changed”.');
  expect(sum('Which was amended?')).toBe('1 of 3 leases was amended: “Changed”.');
  expect(sum('Which of my leases are commercial?')).toBe('None of 3 leases is commercial.');
  expect(sum('Which is the worst?')).toMatch(/^Score: /);
});

it('asks each lease as it stands where nothing is picked, and shows the words of each', () => {
  const { answers, text } = ask('Who pays for the heat?');
  expect(answers[1]?.answer.quotes[0]?.quote).toContain('heat, water and internet');
  expect(text).toBe('1 of 3 leases answers. 2 leases do not say.');
});

it('never throws on any question or any day in it', () => {
  const word = fc.constantFrom(
    'which',
    'end',
    'before',
    'february',
    '30',
    '9999',
    '0',
    'over',
    '$',
    'rent',
    'not',
    'allow',
    'next',
    'month',
  );
  const asked = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 8 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(asked, (question) => {
      expect(ask(question).order).toHaveLength(set.length);
    }),
    { numRuns: 100 },
  );
});
