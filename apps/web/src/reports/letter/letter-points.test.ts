// @vitest-environment node
import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { askWithFigure } from '../flags/ask-with-figure.ts';
import { composeLetter } from './compose-letter.ts';
import { letterPoints } from './letter-points.ts';
import { ownDuties } from './own-duties.ts';

const head = `APARTMENT LEASE

This Lease is made on March 3, 2026 between Pell Yard Homes LLC ("Landlord") and Ruth Imani ("Tenant") for 9 Pell Yard, Unit 2, Albany, New York 12207.

1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.

2. Rent. Tenant shall pay rent of $1,400.00 per month on the first day of each month.
`;

const read = (clauses: string, later?: string): LeaseReport =>
  leaseReportSchema.parse(
    readLease(
      [`${head}\n${clauses}`, ...(later === undefined ? [] : [later])].map((text, at) => ({
        name: at === 0 ? 'lease.txt' : 'change.txt',
        document: readPlainText(new TextEncoder().encode(text), defaultDocumentLimits),
      })),
    ),
  );

it('quotes both sides of what does not agree, and says which figures they are', () => {
  const report = read(
    "3. Deposit. Tenant pays a security deposit of $1,400.00.\n\n4. Moving out. The term of this Lease ends on May 15, 2027, when Tenant shall give the keys back.\n\n5. Notice. Tenant may end this Lease by sixty (30) days' written notice.",
  );
  const conflicts = letterPoints(report, 'tenant').filter(({ key }) => key.startsWith('RF63'));
  const [end] = conflicts.filter(({ title }) => title.startsWith('Ends'));

  expect(new Set(conflicts.map(({ title }) => title)).size).toBe(conflicts.length);
  expect(conflicts.map(({ title }) => title).join()).toMatch(
    /(?:The|[A-Z][a-z ]+: the) words say sixty, the figures say 30/,
  );
  expect(end?.title).toMatch(/^Ends: one place says .*2027, another .*2027$/);
  expect(end?.said.map(({ words }) => words).join(' ')).toMatch(
    /March 31, 2027.*May 15, 2027|May 15, 2027.*March 31, 2027/,
  );
});

it('asks for the figure that the report measured a term against', () => {
  const report = read(
    '3. Deposit. Tenant pays a security deposit of $3,000.00. Landlord shall return the deposit within 45 days after Tenant leaves.\n\n4. Late rent. If rent is late by ten days, Tenant pays a late charge of $90.00.',
  );
  const asks = new Map(letterPoints(report, 'tenant').map(({ key, ask }) => [key, ask]));

  expect(asks.get('RF15_deposit_late_return-1')).toContain('to 14 days, the time that New York law gives');
  expect(asks.get('RF14_deposit_over_cap-1')).toContain('to $1,400.00, the most that New York allows');
  expect(asks.get('RF18_late_fee_high-1')).toContain('no more than $50.00, which is what New York allows');
});

it('tells a limit that holds only after the first year from one that holds at once', () => {
  const why = "After the first year Pennsylvania lets a landlord hold no more than 1 month's rent, $1,400.00.";
  expect(askWithFigure({ id: 'RF14_deposit_over_cap', why, ask: '' })).toContain(
    'to $1,400.00, the most that Pennsylvania allows after the first year;',
  );
});

it('leaves to the landlord what only a landlord can do, as advice and not as a point', () => {
  const report = read('3. Rules. Tenant shall follow the House Manual, which is a part of this Lease.');
  const asked = letterPoints(report, 'landlord').map(({ ask }) => ask);
  const duties = ownDuties(report, 'landlord');

  expect(asked.join(' ')).not.toMatch(/lead-paint|before sending|before anyone signs/);
  expect(duties.map(({ key }) => key)).toContain('RF60_missing_lead');
  expect(ownDuties(report, 'tenant')).toEqual([]);
  expect(letterPoints(report, 'tenant').map(({ key }) => key)).toContain('RF60_missing_lead');
});

it('knows which points only a model found', () => {
  const report = read('3. Entry. Landlord may enter the premises at any time without notice.');
  const byModel = { ...report, flags: report.flags.map((flag) => ({ ...flag, foundBy: 'model' as const })) };

  expect(report.flags.length).toBeGreaterThan(0);
  expect(letterPoints(report, 'tenant').some(({ isByModel }) => isByModel)).toBe(false);
  for (const { key, isByModel } of letterPoints(byModel, 'tenant'))
    expect(isByModel).toBe(byModel.flags.some((flag) => flag.key === key));
});

it('names the amendment in the line of what it is about', () => {
  const report = read(
    '3. Pets. No pets.',
    'FIRST AMENDMENT TO LEASE\n\nThis First Amendment is made on June 2, 2026 between Pell Yard Homes LLC ("Landlord") and Ruth Imani ("Tenant") and amends the Lease dated March 3, 2026 for 9 Pell Yard, Unit 2, Albany, New York 12207.\n\n1. Rent. Section 2 is amended: the rent is $1,450.00 per month from July 1, 2026.\n',
  );
  const letter = composeLetter(report, { as: 'tenant', tone: 'polite', points: [], day: 'July 4, 2026' });

  expect(letter).toMatch(/^Re: .*, as amended by First Amendment to Lease, dated June 2, 2026$/m);
});
