import { readFile } from '@keyclause/documents/node';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease } from '../read-lease.ts';
import { mendedDocumentOf } from './mended-document.ts';

const documentOf = (text: string) => readFile(new TextEncoder().encode(text));

const misread = `RESIDENTIAL LEASE AGREEMENT

This lcase is made on March 2, 2026 between Harbor Point Holdings LLC ("Landlord") and Dana Whitfield ("Tenant").

1. Rent. Tcnant shall pay rcnt of $1,450.00 per rnonth on the 1sf day of each month to the Lndlord.

2. Deposit. Tenant pays a securitv depost of $900.00 at signing, which the Landlord returus within 30 davs.

3. Pets. No animels are allovved without the writfen consent of the Landlord.`;

it('reads what misread words meant and quotes them as they stand', async () => {
  const document = await documentOf(misread);
  const { facts } = readLease([{ name: 'lease.txt', document }]);

  expect(facts['security_deposit']).toMatchObject({ value: { cents: 90_000 } });
  expect(facts['security_deposit']?.quote).toContain('securitv depost of $900.00');
  for (const fact of Object.values(facts))
    if (fact.quote !== null) expect(document.text.slice(fact.start, fact.end)).toBe(fact.quote);
});

it('reads sums, years and days with letters among their figures, and quotes them as they stand', async () => {
  const text = misread
    .replace('$1,450.00', '$1,45O.00')
    .replace('March 2, 2026', 'March l2, 2O26')
    .replace('1sf', 'l5th');
  const { facts } = readLease([{ name: 'lease.txt', document: await documentOf(text) }]);

  expect(facts['rent_monthly']).toMatchObject({ value: { cents: 145_000 } });
  expect(facts['rent_monthly']?.quote).toContain('$1,45O.00');
  expect(facts['lease_date']?.value).toBe('2026-03-12');
  expect(facts['rent_due_day']?.value).toBe(15);
});

it('leaves a document without misread letters as it is', async () => {
  expect(
    mendedDocumentOf(await documentOf('The tenant pays the rent to the landlord on the first day of the month.')),
  ).toBe(null);
});

it('finds every word of the mended document where it stands in the document as it is', async () => {
  const words = fc.constantFrom(
    'tcnant',
    'rnonth',
    'depost',
    'landl0rd',
    'lease',
    'Fiske',
    '$1,200',
    'securitv',
    'rent,',
    '6tb',
    '—',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 40 }), async (some) => {
      const document = await documentOf(`The tcnant and the landl0rd agree: rnonth ${some.join(' ')}`);
      const mended = mendedDocumentOf(document);
      if (mended === null) return;
      const [asItIs, asMended] = [document, mended.document].map(({ pages }) => pages.flatMap((page) => page.words));
      expect(asMended?.map(({ start, end }) => mended.asWritten(start, end))).toEqual(
        asItIs?.map(({ start, end }) => ({ start, end })),
      );
    }),
  );
});
