import { addMonths, formatDay } from '@keyclause/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const office = `OFFICE LEASE

This Lease is made on May 1, 2026 between Tern Realty LLC ("Landlord") and Marlow Corp. ("Tenant") for Suite 5, 12 Oak Street, Salem, Oregon 97301, 1,000 square feet.`;

const datesOf = (words: string, term = 'The term begins on July 1, 2026 and ends on June 30, 2031.') => {
  const document = placedText(`${office} ${term}\n\nBase Rent is $2,000 per month. ${words}`);
  return readLease([{ name: 'lease.txt', document }]).dates;
};

const dayOf = (kind: string, dates: ReturnType<typeof datesOf>) => dates.find((date) => date.kind === kind)?.on;

it('counts the months of a notice as calendar months and its days as days', () => {
  const option = (length: string) =>
    dayOf(
      'option_deadline',
      datesOf(`Tenant may extend the Term for five years by notice at least ${length} before its end.`),
    );

  expect(option('nine (9) months')).toBe('2030-09-30');
  expect(option('270 days')).toBe('2030-10-03');
  expect(
    dayOf(
      'notice_deadline',
      datesOf('This Lease renews automatically for one year unless Tenant gives notice two months before its end.'),
    ),
  ).toBe('2031-04-30');
});

it('counts months back to the same day, or to the last one of a month that lacks it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 60 }), (months, later) => {
      const end = addMonths('2028-01-31', later);
      const dates = datesOf(
        `Tenant may extend the Term for five years by notice at least ${months} months before its end.`,
        `The term begins on July 1, 2024 and ends on ${formatDay(end)}.`,
      );
      expect(dayOf('option_deadline', dates)).toBe(addMonths(end, -months));
    }),
    { numRuns: 20 },
  );
});

it('names the first day to use an option that may not be used too early', () => {
  const wordings = [
    'Tenant may extend the Term for five years by notice not less than nine (9) months nor more than twelve (12) months prior to its end.',
    'Tenant may extend the Term for five years by notice given no earlier than twelve months and no later than nine months before its end.',
    'Tenant must give notice of its election to extend no later than nine (9) months and no earlier than twelve (12) months prior to the end of the Term. Tenant shall have the option to extend the Term for one period of three years.',
  ];
  for (const dates of wordings.map((words) => datesOf(words))) {
    expect(dates.find(({ title }) => title.startsWith('First day'))?.on).toBe('2030-06-30');
    expect(dayOf('option_deadline', dates)).toBe('2030-09-30');
  }
});

it('keeps the deadline of an option beside the one of an automatic renewal', () => {
  const dates = datesOf(
    'Tenant has one option to renew for three years by notice at least 270 days before the end of the Term. If no notice is given at least 120 days before the end of the Term this Lease shall renew itself for one year.',
  );

  expect(dayOf('option_deadline', dates)).toBe('2030-10-03');
  expect(dayOf('notice_deadline', dates)).toBe('2031-03-02');
});

it('asks for no rent before the day on which it begins', () => {
  const due = 'Rent is due on the first day of each month.';

  expect(dayOf('rent_due', datesOf(due))).toBe('2026-07-01');
  expect(dayOf('rent_due', datesOf(`The Rent Commencement Date is September 1, 2026. ${due}`))).toBe('2026-09-01');
});

it('begins with the first payment that the lease names, also when it comes before the term', () => {
  const term = 'The term begins on August 20, 2026 and ends on July 31, 2027.';
  const due = 'Rent is due on the first day of each month.';

  expect(dayOf('rent_due', datesOf(`${due} The first installment is due August 1, 2026.`, term))).toBe('2026-08-01');
  expect(dayOf('rent_due', datesOf(due, term))).toBe('2026-09-01');
});

it('gives a deposit that is due back within a month that month', () => {
  const words = (length: string) =>
    `Tenant pays a security deposit of $2,000, which Landlord returns within ${length} after the end of the term.`;

  expect(dayOf('deposit_return', datesOf(words('one month')))).toBe('2031-07-30');
  expect(dayOf('deposit_return', datesOf(words('45 days')))).toBe('2031-08-14');
});
