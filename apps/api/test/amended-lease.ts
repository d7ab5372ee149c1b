import type { ApiUnderTest } from './api-test.ts';
import type { UploadedFile } from './leases.ts';
import { readNow } from './leases.ts';

const textFile = (name: string, text: string): UploadedFile => ({ name, bytes: new Uint8Array(Buffer.from(text)) });

/** A lease in plain text with two amendments; each call can make its own bytes by naming a unit. */
export const anAmendableLease = (unit = '3'): UploadedFile =>
  textFile(
    'lease.txt',
    `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment ${unit}, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Late Charges. Tenant shall pay a late fee of $400.00 if rent is not paid by the fifth day.

5. Security Deposit. Tenant has paid a security deposit of $1,300.00.
`,
  );

export const firstAmendment = textFile(
  'amendment-1.txt',
  `FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Beginning June 1, 2026 the monthly rent is $1,365.00 per month.

2. The term ends on May 31, 2027 instead of May 31, 2026.
`,
);

export const secondAmendment = textFile(
  'amendment-2.txt',
  `SECOND AMENDMENT TO LEASE

This Second Amendment is made on April 2, 2027 and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2027 the monthly rent is $1,420.00 per month.
`,
);

/** The id under which the open change of a lease's files is read. */
export const revisionIdOf = async ({ dependencies: { database } }: ApiUnderTest, leaseId: string): Promise<string> =>
  (
    await database
      .selectFrom('leases')
      .select('id')
      .where('revisionOf', '=', leaseId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;

/** Does the work of the revision's job, as the worker would. */
export const readRevisionNow = async (api: ApiUnderTest, leaseId: string): Promise<void> =>
  readNow(api, await revisionIdOf(api, leaseId));
