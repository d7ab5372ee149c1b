import { expect, it } from 'vitest';
import table from '#reference/side-words.json' with { type: 'json' };
import { sideExamples } from '#testing/side-examples.ts';
import { rolesOf } from '../roles.ts';
import { sidesOfWords } from './side-of-word.ts';
import { sidesFingerprintOf, trainSides } from './train-sides.ts';

it('weighs company by the leases as they stand: after a change, run `pnpm side-words` again', () => {
  expect(table.madeFrom).toBe(sidesFingerprintOf(sideExamples()));
});

it('makes the same table of the same leases', () => {
  const few = sideExamples().slice(0, 8);

  expect(trainSides(few)).toEqual(trainSides(few));
});

const lease = (landlord: string, tenant: string) => `Agreement about the loft

${landlord}: Harbor Lofts Cooperative
${tenant}: Inés Núñez

${tenant} shall pay the rent to ${landlord} on the first of the month and may not hand the loft on. ${landlord} may enter with a day's notice.
${landlord} keeps the roof and the pipes in repair at ${landlord}'s own cost. ${tenant} shall keep the loft clean.
If ${tenant} fails to pay, ${landlord} may end the agreement. ${landlord} shall return the deposit to ${tenant} within 21 days.
${tenant} may not keep a dog without the consent of ${landlord}. ${tenant}'s guests use the yard.`;

it.each([
  ['Provider', 'Client'],
  ['Steward', 'Dweller'],
  ['Harbor', 'Vance'],
])('tells the sides of %s and %s by what each does', (landlord, tenant) => {
  const roles = rolesOf(lease(landlord, tenant));

  expect(roles.landlord.words).toContain(landlord.toLowerCase());
  expect(roles.tenant.words).toContain(tenant.toLowerCase());
});

it('takes what neither lets nor rents for no side', () => {
  const { landlord = 1, tenant = 1 } =
    sidesOfWords(
      'The furnace is in good order. Damage to the furnace is mended. Use of the furnace ends at noon. The furnace has a filter.',
      ['furnace'],
    ).get('furnace') ?? {};

  expect(landlord + tenant).toBeLessThan(0.5);
});
