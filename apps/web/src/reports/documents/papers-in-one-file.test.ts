import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { leaseAbstract } from '../abstract/lease-abstract.ts';
import { clauseMarksOf } from '../clauses/clause-marks.ts';
import { reportPaper } from '../paper/report-paper.ts';
import { changedTermsOf, replacedBy } from './changed-terms.ts';
import { wordsBy } from './changed-words.ts';
import { datedTitleOf, papersOf } from './document-order.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint and Emil Varga ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Bicycles. Bicycles are kept in the shed.

5. Late Charges. Tenant shall pay a late fee of $40.00 if rent is not paid by the fifth day.

LANDLORD: Alder Point LLC

TENANT: /s/ Rosa Quint
`;

const amendment = `FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 between Alder Point LLC ("Landlord") and Rosa Quint and Dana Ito ("Tenant") and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2026 the monthly rent under Section 3 is $1,365.00 in place of $1,300.00.

2. The term ends on May 31, 2027 instead of May 31, 2026.

3. In Section 4, "in the shed" is replaced by "on the porch".

4. Section 5 of the Lease is deleted and replaced with the following: "Tenant shall pay a late fee of $30.00 if rent is not paid by the tenth day."
`;

const reportOf = (...texts: readonly string[]): LeaseReport =>
  leaseReportSchema.parse(
    readLease(
      texts.map((text, at) => ({
        name: `${at}.txt`,
        document: readPlainText(new TextEncoder().encode(text), defaultDocumentLimits),
        isLater: at > 0,
      })),
    ),
  );

const title = 'First Amendment to Lease, Mar 1, 2026';
const report = reportOf(`${lease}\n${amendment}`);

it('names the amendment that replaced a term where lease and amendment stand in one file', () => {
  for (const field of ['rent_monthly', 'end_date', 'tenants']) {
    const fact = report.facts[field] as LeaseReport['facts'][string];
    expect([field, fact.superseded.length]).toEqual([field, 1]);
    expect(fact.superseded.map((former) => datedTitleOf(replacedBy(report, fact, former) ?? undefined))).toEqual([
      title,
    ]);
  }
  expect(papersOf(report).map((paper) => datedTitleOf(paper))).toEqual(['Residential Lease, May 12, 2025', title]);
});

it('names it in what is taken away too', () => {
  const words = { title: 'Alder Street', as: 'tenant' } as const;

  expect(JSON.stringify(leaseAbstract(report, words))).toContain(
    `Was May 31, 2026 (page 1 of 0.txt), replaced by ${title}.`,
  );
  expect(JSON.stringify(reportPaper(report, words))).toContain(`Replaced by ${title}: May 31, 2026`);
});

it('tells a former value once, whoever of several signed', () => {
  expect(report.facts['tenants']?.superseded.map(({ display }) => display)).toEqual(['Rosa Quint, Emil Varga']);
});

it('does not call a party added that the lease names', () => {
  for (const each of [report, reportOf(lease, amendment)]) {
    const added = [...changedTermsOf(each).values()].flat().filter(({ from }) => from === null);
    expect(added.map(({ field }) => field)).not.toContain('landlord');
  }
});

it('marks the clauses of the lease that an amendment changed, replaced or left alone', () => {
  for (const each of [report, reportOf(lease, amendment)]) {
    const marks = clauseMarksOf(each);
    const markOf = (number: string): string | undefined =>
      marks.get(each.clauses.find((clause) => clause.number === number)?.key ?? '');
    expect(['1', '2', '3', '4', '5'].map(markOf)).toEqual([
      undefined,
      ...Array<string>(3).fill(`Changed by ${title}`),
      `Replaced by ${title}`,
    ]);
  }
});

it('does not list an amount again whose term is listed as changed', () => {
  const [, later] = papersOf(report);

  expect(later && wordsBy(report, later).map(({ clause }) => clause)).toEqual(['4, Bicycles', '5, Late Charges']);
});
