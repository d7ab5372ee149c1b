import { leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { fieldGroups } from './field-labels.ts';
import { summaryGroupsOf } from './summary-groups.ts';

const factsOf = (text: string) => {
  const document = readPlainText(new TextEncoder().encode(text), defaultDocumentLimits);
  return leaseReportSchema.parse(readLease([{ name: 'lease.txt', document }])).facts;
};

const residential = factsOf(
  'RESIDENTIAL LEASE\n\nLandlord leases to Tenant the apartment at 1 Elm Street. Tenant shall pay rent of $900 per month. The security deposit is $900. The term is one year.',
);
const commercial = factsOf(
  'OFFICE LEASE\n\nLandlord leases to Tenant the Premises, 4,000 rentable square feet in the Building. Base Rent is $8,000 per month. Tenant shall pay its pro rata share of Operating Expenses. Permitted Use: general office. The term is five years.',
);

it('has a label for every field that the reader knows, in both kinds of lease', () => {
  const labelled = new Set(fieldGroups.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const known = [...Object.keys(residential), ...Object.keys(commercial)];

  expect(known.length).toBeGreaterThan(60);
  expect(known.filter((id) => !labelled.has(id))).toEqual([]);
});

it('loses no field that it has no group for', () => {
  const [fact] = Object.values(residential);
  if (!fact) throw new Error('The lease of this test must have facts.');

  const groups = summaryGroupsOf({ ...residential, balcony_size: fact });
  const shown = groups.flatMap(({ stated, absent }) => [...stated, ...absent]);

  expect(shown).toHaveLength(Object.keys(residential).length + 1);
  expect(shown.find(({ id }) => id === 'balcony_size')?.label).toBe('Balcony size');
});
