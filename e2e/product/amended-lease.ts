import { docxFile, paragraph, textPdf } from '@keyclause/documents/testing';

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const pdf = (name: string, lines: readonly string[]): File => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    textPdf([{ lines: lines.map((text, at) => ({ text, x: 72, y: 80 + at * 22, size: 11, bold: at === 0 })) }]),
  ),
});

const docx = (name: string, paragraphs: readonly string[]): File => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(docxFile(paragraphs.map((text, at) => paragraph(text, { bold: at === 0 })).join(''))),
});

/** A lease of ours with a high late fee and a short term. */
export const baseLease: File = pdf('Alder Street lease.pdf', [
  'RESIDENTIAL LEASE',
  'This Lease is made on May 12, 2024 between Alder Point LLC ("Landlord")',
  'and Rosa Quint ("Tenant").',
  '1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.',
  '2. Term. The term begins on June 1, 2024 and ends on May 31, 2025.',
  '3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.',
  '4. Late Charges. Tenant shall pay a late fee of $400.00 if rent is not paid by the fifth day.',
  '5. Pets. No pets are allowed on the premises.',
  '6. Security Deposit. Tenant has paid a security deposit of $1,300.00.',
  '7. Entry. Landlord may enter the premises at any time without notice.',
]);

/** Raises the rent, moves the end, takes the late fee out and changes words of a clause. */
export const firstAmendment: File = docx('Amendment one.docx', [
  'FIRST AMENDMENT TO LEASE',
  'This First Amendment is made on March 1, 2025 and changes the Lease dated May 12, 2024 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").',
  '1. Beginning June 1, 2025 the monthly rent is $1,365.00 per month.',
  '2. The term ends on May 31, 2026 instead of May 31, 2025.',
  '3. Section 4 of the Lease is deleted in its entirety.',
  `4. In Section 7, "at any time without notice" is replaced by "upon 24 hours' notice".`,
]);

/** Raises the rent again, from a day on that has not come whenever the journey runs. */
export const secondAmendment: File = pdf('Amendment two.pdf', [
  'SECOND AMENDMENT TO LEASE',
  'This Second Amendment is made on April 2, 2026 and changes the Lease dated May 12, 2024.',
  '1. Beginning June 1, 2090 the monthly rent is $1,420.00 per month.',
]);

export const brokenAmendment: File = {
  name: 'Scan of amendment.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nnothing of a document\n'),
};
