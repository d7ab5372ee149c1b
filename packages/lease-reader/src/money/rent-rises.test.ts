import { addDays } from '@keyclause/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const leaseOf = (rise: string, rent = '$3,000.00', start = 'June 1, 2026') =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'OFFICE LEASE',
          'This Lease is made on May 4, 2026 between Harrow Square, Ltd., a Texas limited partnership ("Landlord"), and Copper Kettle, LLC, a Texas limited liability company ("Tenant").',
          `1. Term. The term is five (5) years, beginning on ${start}.`,
          `2. Base Rent. Tenant shall pay base rent of ${rent} per month on the first day of each month. ${rise}`,
        ].join('\n\n'),
      ),
    },
  ]);
const centsOf = (report: ReturnType<typeof leaseOf>) => report.money.rentSchedule.map(({ monthly }) => monthly.cents);

describe('a rent that rises by a stated percentage', () => {
  it.each([
    'On each anniversary of the Commencement Date the Base Rent rises by three percent.',
    'Every June 1 the Base Rent goes up by 3% over the year before.',
    'On June 1, 2027 and on each June 1 after it, Base Rent goes up by three percent over the year before.',
    'On June 1 of 2027, 2028, 2029 and 2030 the monthly rent goes up each year by three percent.',
  ])('is reckoned for each year, each rise on the rent before it: %s', (rise) => {
    const report = leaseOf(rise);

    expect(centsOf(report)).toEqual([300_000, 309_000, 318_270, 327_818, 337_653]);
    expect(report.money.rentSchedule.at(1)).toMatchObject({
      from: '2027-06-01',
      to: '2028-05-31',
      reasoning: '$3,000 and 3 % of it.',
    });
    expect(report.money.totalRent?.cents).toBe(12 * (300_000 + 309_000 + 318_270 + 327_818 + 337_653));
    expect(report.dates.filter(({ kind }) => kind === 'rent_change')).toMatchObject([
      { on: '2027-06-01', method: 'computed' },
      { on: '2028-06-01' },
      { on: '2029-06-01' },
      { on: '2030-06-01' },
    ]);
    for (const { evidence } of report.money.rentSchedule.slice(1))
      expect(evidence[0]?.quote).toMatch(/three percent|3%/);
  });

  it('begins in the year that the lease names', () => {
    const report = leaseOf('Each January 1, beginning in 2028, the Base Rent goes up by 4% over the year before.');

    expect(report.money.rentSchedule.map(({ from }) => from)).toEqual([
      '2026-06-01',
      '2028-01-01',
      '2029-01-01',
      '2030-01-01',
      '2031-01-01',
    ]);
  });

  it.each([
    'Each January the Base Rent goes up by 4% over the year before.',
    'Every third year the Base Rent rises by nine percent each.',
    'Each year the Base Rent is adjusted to an annual sum equal to seven percent of the fair land value.',
  ])('is one rent, and says what is not counted, where nobody can tell from when: %s', (rise) => {
    const report = leaseOf(rise);

    expect(centsOf(report)).toEqual([300_000]);
    if (report.facts.escalation?.value != null)
      expect(report.money.totalRent?.reasoning).toContain('its rises are not counted');
  });

  it('follows no index into the future, and says so', () => {
    const report = leaseOf('On each June 1 the Base Rent rises by the change in the Consumer Price Index.');

    expect(centsOf(report)).toEqual([300_000]);
    expect(report.money.totalRent?.reasoning).toContain('not known yet');
  });

  it('leaves the rises of an extension to the extension', () => {
    const report = leaseOf('Base rent of the extension term rises by three percent each year.');

    expect(centsOf(report)).toEqual([300_000]);
    expect(report.money.totalRent?.reasoning).not.toContain('not counted');
  });

  it('fills the term without a gap, rounded to the cent, half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 60_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('June 1, 2026', 'October 15, 2026', 'January 1, 2027'),
        (dollars, percent, start) => {
          const { rentSchedule, totalRent } = leaseOf(
            `On each anniversary of the Commencement Date the Base Rent rises by ${percent}%.`,
            `$${dollars.toLocaleString('en-US')}.00`,
            start,
          ).money;

          expect(rentSchedule).toHaveLength(5);
          rentSchedule.forEach(({ from, monthly }, at) => {
            const before = rentSchedule[at - 1];
            if (before === undefined) return;
            expect(from).toBe(addDays(before.to, 1));
            expect(monthly.cents).toBe(Math.floor((before.monthly.cents * (100 + percent)) / 100 + 0.5));
          });
          expect(totalRent?.cents).toBe(rentSchedule.reduce((sum, { monthly }) => sum + 12 * monthly.cents, 0));
        },
      ),
      { numRuns: 25 },
    );
  });
});
