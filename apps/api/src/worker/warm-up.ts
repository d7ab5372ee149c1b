import { loadPdfium, readFile } from '@keyclause/documents/node';
import { readLease } from '@keyclause/lease-reader';

/**
 * Loads the engines and runs the reader once, so that a process that was started ahead has compiled its patterns before anybody waits:
 * the first lease of a cold process takes four times as long as the next.
 */
export const warmUp = async (): Promise<void> => {
  await loadPdfium();
  const document = await readFile(Buffer.from(lease));
  readLease([{ name: 'warm-up', document }]);
};

const lease = `RESIDENTIAL LEASE AGREEMENT

This Lease is made on March 3, 2025 between Alder Grove Homes LLC ("Landlord") and Priya Raman ("Tenant") for the apartment at 418 Linden Street, Apartment 3, Columbus, Ohio 43206.

1. TERM. The term begins on April 1, 2025 and ends on March 31, 2026, and renews from month to month unless either party gives thirty (30) days written notice.

2. RENT. Tenant shall pay rent of $1,425.00 on the first day of each month. If rent is not received by the fifth day, Tenant shall pay a late fee of $50.00.

3. DEPOSIT. Tenant shall pay a security deposit of $1,425.00, which Landlord shall return within thirty days after the end of the term, less damage beyond normal wear and tear.

4. ENTRY. Landlord may enter at any time without notice. Tenant waives all claims against Landlord and shall pay all attorney's fees.

5. UTILITIES. Tenant pays electricity and gas. Landlord pays water and trash. No pets. Tenant shall not sublet without Landlord's written consent.

6. DEFAULT. If Tenant fails to pay rent, Landlord may terminate this Lease after three days' notice. This Lease is governed by the laws of Ohio.
`;
