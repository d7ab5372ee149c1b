import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const text = `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026, unless it ends sooner for a reason that this Lease or the law of the state names, or the parties agree in writing on another day.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Bicycles. Bicycles are kept in the shed.

LANDLORD: Alder Point LLC

By: /s/ Ola Brandt, manager

TENANT: /s/ Rosa Quint

Signed: May 12, 2025

FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025.

1. The monthly rent is $1,365.00 per month in place of $1,300.00.

2. In Section 4, "in the shed" is replaced by "on the porch".
`;

const clausesOf = (words: string) => readLease([{ name: 'a.txt', document: placedText(words) }]).clauses;
const clauses = clausesOf(text);

it('tells the clauses of an amendment with the words that they replace', () => {
  const plain = clauses.map((clause) => clause.plain).join('\n');

  expect(plain).toContain('$1,365.00 per month in place of $1,300.00.');
  expect(plain).toContain('"in the shed" is replaced by "on the porch".');
});

it('tells the days of a term whose sentence is too long to tell', () => {
  const [lease = ''] = text.split('LANDLORD:');

  expect(clausesOf(lease).find(({ heading }) => heading === 'Term')?.plain).toBe(
    'This says when the lease starts, ends and how long it runs. Starts: June 1, 2025. Ends: May 31, 2026.',
  );
});

it('counts no line to sign on as a clause, nor as words of the one before', () => {
  expect(clauses.filter(({ quote }) => /\/s\/|Signed|TENANT:/.test(quote))).toEqual([]);
});
