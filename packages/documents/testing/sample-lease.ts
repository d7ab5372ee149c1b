import { type PdfPageContent, proseLines, textPdf } from './text-pdf.ts';

/** A short lease, invented. Capitals are headings. */
export const sampleLeaseParagraphs: readonly string[] = [
  'RESIDENTIAL LEASE AGREEMENT',
  'This lease is made on March 3, 2025 between Alder Grove Homes LLC (the "Landlord") and Priya Raman (the "Tenant") for the apartment at 418 Linden Street, Apartment 3, Columbus, Ohio 43206.',
  '1. TERM',
  'The lease begins on April 1, 2025 and ends on March 31, 2026. After that it goes on from month to month until one side gives thirty days written notice.',
  '2. RENT',
  'The Tenant pays rent of $1,425.00 on the first day of each month. If the rent is not received by the fifth day the Tenant owes a late fee of $50.00.',
  '3. SECURITY DEPOSIT',
  'The Tenant has paid a security deposit of $1,425.00. The Landlord returns it within thirty days after the Tenant has moved out, less unpaid rent and the cost of damage beyond normal wear and tear.',
  '4. REPAIRS',
  'The Landlord keeps the building, the heating and the plumbing in good repair. The Tenant tells the Landlord promptly when something needs to be repaired.',
  '5. ENTRY',
  'The Landlord may enter at reasonable hours after twenty-four hours notice, and at any time in an emergency.',
];

/** The sample lease with a running header and footer, as many pages as wanted; the later ones hold numbered clauses. */
export const sampleLeasePdf = ({ pageCount = 2 }: { pageCount?: number } = {}): Uint8Array<ArrayBuffer> =>
  textPdf(
    Array.from({ length: pageCount }, (_, index): PdfPageContent => {
      const body = index === 0 ? sampleLeaseParagraphs : clauses(index);
      return {
        lines: [
          { text: 'Alder Grove Homes LLC', x: 440, y: 36, size: 8 },
          ...proseLines(body),
          { text: `Lease of 418 Linden Street`, x: 72, y: 764, size: 8 },
          { text: `Page ${index + 1} of ${pageCount}`, x: 490, y: 764, size: 8 },
        ],
      };
    }),
  );

const clauses = (page: number): readonly string[] =>
  Array.from({ length: 8 }, (_, index) => {
    const number = (page - 1) * 8 + index + 6;
    return `${number}. The Tenant keeps the apartment clean, does not disturb the neighbors, and asks before painting a wall or changing a lock. Rule ${number} of the house applies from the first day of the lease until the day on which the keys are returned.`;
  });
