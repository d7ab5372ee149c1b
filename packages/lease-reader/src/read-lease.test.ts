import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { formalLease, plainLease } from '#testing/sample-leases.ts';
import { readLease } from './read-lease.ts';
import type { LeaseReport } from './report.ts';

const read = (text: string, name = 'lease.txt'): LeaseReport => readLease([{ name, document: placedText(text) }]);
const values = (report: LeaseReport) =>
  Object.fromEntries(Object.entries(report.facts).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));

const quotesOf = (value: unknown): { quote: string; start: number; end: number }[] => {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'quote' in value && typeof value.quote === 'string' && 'start' in value && 'end' in value
      ? [{ quote: value.quote, start: Number(value.start), end: Number(value.end) }]
      : [];
  return [...own, ...Object.values(value).flatMap(quotesOf)];
};

it('reads a formal lease', () => {
  expect(values(read(formalLease))).toMatchObject({
    landlord: ['Oak Hollow Rentals, LLC'],
    tenants: ['Priya Raman', "Tom O'Neil"],
    premises_address: '88 Larch Street, Unit 12, Columbus, Ohio 43215',
    unit: '12',
    year_built: 1974,
    lease_date: '2027-03-03',
    start_date: '2027-04-01',
    end_date: '2028-09-30',
    term_months: 18,
    rent_monthly: { cents: 142_000, currency: 'USD' },
    rent_due_day: 1,
    grace_days: 4,
    late_fee: { flat: { cents: 6000 }, per_day: { cents: 500 }, cap: { cents: 12_000 } },
    security_deposit: { cents: 142_000 },
    deposit_return_days: 30,
    renewal: { type: 'auto', notice_days: 60 },
    sublet: 'with_consent',
    pets: 'prohibited',
    entry_notice_hours: 24,
    governing_law: 'Ohio',
  });
});

it('reads a letter between "I" and "you"', () => {
  expect(values(read(plainLease))).toMatchObject({
    landlord: ['Greta Lindholm'],
    tenants: ['Marcus Bell'],
    premises_address: '9 Pine Court, Burlington, Vermont 05401',
    start_date: '2026-09-01',
    end_date: '2027-05-31',
    rent_monthly: { cents: 64_000 },
    rent_due_day: 3,
    grace_days: 5,
    late_fee: { flat: { cents: 1500 } },
    security_deposit: { cents: 64_000 },
    deposit_return_days: 14,
    early_termination: { allowed: true, notice_days: 30, fee: { cents: 0 } },
  });
});

it('takes the terms of a later amendment and keeps the earlier ones as superseded', () => {
  const amendment = `FIRST AMENDMENT TO LEASE

This First Amendment is made on August 1, 2028 between Oak Hollow Rentals, LLC ("Landlord") and Priya Raman and Tom O'Neil ("Tenant") and amends the Lease dated March 3, 2027.

1. The term ends on September 30, 2029 instead of September 30, 2028.

2. Beginning October 1, 2028 the monthly rent is $1,510.00 per month.
`;
  const report = readLease([
    { name: 'lease.txt', document: placedText(formalLease) },
    { name: 'amendment.txt', document: placedText(amendment) },
  ]);

  expect(report.documents.map(({ role }) => role)).toEqual(['base', 'amendment']);
  expect(report.facts['end_date']).toMatchObject({
    value: '2029-09-30',
    document: 1,
    superseded: [{ value: '2028-09-30', document: 0 }],
  });
  expect(report.facts['rent_monthly']).toMatchObject({
    value: { cents: 151_000 },
    superseded: [{ value: { cents: 142_000 } }],
  });
  expect(report.facts['term_months']).toMatchObject({ value: 30, method: 'computed' });
  expect(report.money.rentSchedule.map(({ from, monthly }) => [from, monthly.cents])).toEqual([
    ['2027-04-01', 142_000],
    ['2028-10-01', 151_000],
  ]);
});

it('reports both readings when words and figures disagree', () => {
  const report = read(
    formalLease.replace('$1,420.00 per month', 'One Thousand Four Hundred Dollars ($1,420.00) per month'),
  );

  expect(report.facts['rent_monthly']).toMatchObject({
    value: { cents: 142_000 },
    conflicts: [{ value: { cents: 140_000 } }],
  });
});

it.each([
  ['a novel', 'It was the best of times, it was the worst of times. '.repeat(60)],
  [
    'an invoice',
    'INVOICE No. 4471\n\nBill to: Acme Ltd\n\nWidgets\t12\t$4.00\t$48.00\nTotal due\t$48.00\n\nPayment is due within 30 days of the invoice date. Late payments bear interest of 2 % a month. '.repeat(
      3,
    ),
  ],
  [
    'a recipe',
    'Pancakes\n\nMix two cups of flour with one cup of milk. Rent a pan if you must. Serve at once. '.repeat(12),
  ],
  [
    'a sales contract',
    'The Seller sells and the Buyer buys the car. The Buyer pays the price of $9,000 on delivery. The Seller warrants title. '.repeat(
      10,
    ),
  ],
  ['nothing', ''],
])('calls %s no lease and fills in nothing', (_, text) => {
  expect(read(text)).toMatchObject({ verdict: 'not_a_lease', facts: {}, flags: [], clauses: [], dates: [] });
});

it('answers any text, quotes it verbatim and answers it the same again', () => {
  const scraps = fc.constantFrom(
    'Tenant shall pay rent of $',
    '1,250.00',
    ' per month',
    '\n\n',
    '\t',
    'Landlord',
    ' on the 1st day of ',
    'July 32, 2026',
    '“',
    '_____',
    '12. ',
    '(a) ',
    'ñ',
    '🏠',
    '\u0000',
    'notice ',
    '30 days',
    ' late fee ',
    '0',
    '%',
    'the security deposit of ',
    '.',
    ' SECTION 4 ',
    '999999999999999999999',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(scraps, { maxLength: 60 })
      .map(
        (parts) =>
          `Lease. The Tenant pays rent to the Landlord for the premises. The security deposit. ${parts.join('')}`,
      ),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const report = read(text);
      for (const { quote, start, end } of quotesOf(report)) expect(text.slice(start, end)).toBe(quote);
      expect(JSON.stringify(read(text))).toBe(JSON.stringify(report));
    }),
    { numRuns: 150 },
  );
});

it('answers a lease cut anywhere', () => {
  fc.assert(
    fc.property(fc.nat({ max: formalLease.length }), fc.nat({ max: formalLease.length }), (a, b) => {
      const text = formalLease.slice(Math.min(a, b), Math.max(a, b));
      for (const { quote, start, end } of quotesOf(read(text))) expect(text.slice(start, end)).toBe(quote);
    }),
    { numRuns: 60 },
  );
});

it('names the pages that could not be read, and no others', () => {
  const document = placedText(plainLease);
  const [page] = document.pages;
  if (!page) throw new Error('The lease has no page.');
  const unread = {
    ...page,
    number: 2,
    start: page.end,
    end: page.end,
    source: 'ocr',
    notRead: 'too_slow',
    words: [],
  } as const;

  const withUnread = readLease([{ name: 'scan.pdf', document: { ...document, pages: [...document.pages, unread] } }]);

  expect(withUnread.documents[0]?.unreadPages).toEqual([2]);
  expect(read(plainLease).documents[0]).not.toHaveProperty('unreadPages');
});
