import { expect, it } from 'vitest';
import table from '#reference/nature-words.json' with { type: 'json' };
import { natureExamples, otherDocuments, shortLeases } from '#testing/nature-examples.ts';
import { leaseNatureOf } from './lease-nature.ts';
import { natureFingerprintOf, trainNature } from './train-nature.ts';

it('weighs words by the documents as they stand: after a change, run `pnpm nature-words` again', () => {
  expect(table.madeFrom).toBe(natureFingerprintOf([...natureExamples('development'), ...shortLeases()]));
});

it('makes the same table of the same documents', () => {
  const few = natureExamples('development').filter((_, at) => at % 12 === 0);

  expect(trainNature(few)).toEqual(trainNature(few));
});

it('refuses no lease, of those that it learned from and of those that it never saw', () => {
  const leases = (['development', 'held-back'] as const).flatMap(natureExamples).filter(({ kind }) => kind !== 'other');

  expect(leases.filter(({ text }) => !leaseNatureOf(text).isLease)).toEqual([]);
});

it('knows most documents that are no lease, though half of them are full of its words', () => {
  const others = otherDocuments('held-back');

  expect(others.filter((text) => !leaseNatureOf(text).isLease).length).toBeGreaterThan(others.length * 0.7);
});

it('refuses a story of few different words, however long', () => {
  const story =
    'The ferryman tied his boat below the mill while the herons stood in the reeds, and Ilse thought of the brother who had sailed in March. She kept his cap on a nail, and she would not take it down before the first snow.';

  expect(leaseNatureOf(Array.from({ length: 30 }, (_, at) => `Part ${at + 1}. ${story}`).join('\n\n')).isLease).toBe(
    false,
  );
});

it('takes a Spanish lease for one, and another Spanish paper for none', () => {
  const lease =
    'CONTRATO DE ARRENDAMIENTO\n\nEl arrendador entrega al arrendatario la casa de la calle Olmo. La renta es de 900 dólares y se paga el primero de cada mes. El arrendatario entrega un depósito de 900 dólares. El arrendador repara el techo y las tuberías de la casa.';
  const letter =
    'Estimada señora: le escribo para darle las gracias por la visita de la semana pasada y por los libros que nos dejó para la escuela. Los niños los leen todos los días y preguntan cuándo vuelve usted. Reciba un saludo de todos los maestros de la escuela.';

  expect(leaseNatureOf(lease)).toMatchObject({ isLease: true, language: 'es' });
  expect(leaseNatureOf(letter).isLease).toBe(false);
});

const kindOf = (parties: string) =>
  leaseNatureOf(
    `Lease\n\nThis lease is made between ${parties} for 12 Marrow Street, Unit 3, Dayton, Ohio. The rent is $1,200 a month. The premises are let for one year.`,
  ).kind;

it.each([
  'Marrow Street Homes LLC ("Landlord") and Inés Núñez ("Tenant")',
  'Marrow Street Homes LLC (the "Lessor") and Inés Núñez (the "Lessee")',
  'Marrow Street Homes LLC and Inés Núñez ("Tenant")',
])('does not take a home for a business because its landlord is a company: %s', (parties) => {
  expect(kindOf(parties)).toBe('residential');
});

it.each([
  'Inés Núñez ("Landlord") and Crust Bakery LLC ("Tenant")',
  'Inés Núñez ("Lessor") and Crust Bakery, Inc., an Ohio corporation (the "Lessee")',
])('takes the lease of a company for one of a business: %s', (parties) => {
  expect(kindOf(parties)).toBe('commercial');
});

it.each([
  'RESTAURANT LEASE',
  'Office Space Sublease',
  'Lease of a shop: $31 per sq ft a year, share of the plaza costs 4.1%',
])('takes a lease for one of a business by its title or its costs per foot: %s', (title) => {
  const text = `${title}\n\nOak Co. lets the space to Pine LLC for five years. Rent is due on the 1st. No smoking. Guests park in front. The deposit is $4,000.`;
  expect(leaseNatureOf(text).kind).toBe('commercial');
});

it('leaves a home a home whose owner works in an office', () => {
  const text =
    'HOUSE LEASE\n\nRent is paid at the office of the owner, Suite 4. The house has three bedrooms. No pets and no smoking.';
  expect(leaseNatureOf(text).kind).toBe('residential');
});

it('takes a license of a stall for a lease of a business, and one of software for none', () => {
  const stall =
    'LICENSE FOR A JUICE CART\n\nGrantor: Lake Terminal Corp. Grantee: Pulp & Co. The spot is 120 square feet on the lower concourse. The fee is $850 a month. A deposit of $1,700 is refunded. Power and water come with the fee. Grantor may end the license when it expires. Grantee may not assign it. Late charge $40. Grantee makes repairs. Grantee sells to customers.';
  const software =
    'SOFTWARE LICENSE AGREEMENT\n\nLicensor grants Licensee a license to use the program. Licensee pays a fee each year. Licensor keeps all rights. Licensee may not assign this license. The license expires when Licensee breaches. Licensor gives no warranty. Licensee shall not copy the program. Licensor may audit Licensee once a year. Security updates are free.';

  expect(leaseNatureOf(stall)).toMatchObject({ isLease: true, kind: 'commercial' });
  expect(leaseNatureOf(software).isLease).toBe(false);
});

it('knows a preschool for a business, however many children it names', () => {
  const text =
    'LEASE OF THE LOWER LEVEL\n\nThe Church leases the lower level to Little Sprouts Preschool, Inc. ("Tenant") for the operation of a licensed preschool and for no other purpose. Forty children, their families and guests use the kitchen and the classrooms. Tenant carries commercial general liability insurance and names the Church as additional insured. Base rent is $900 a month. Tenant may install signs and trade fixtures with consent. The deposit is $900. Tenant may not assign this lease or sublet the premises. At the expiration of the term Tenant removes its fixtures and equipment.';

  expect(leaseNatureOf(text).kind).toBe('commercial');
});

it('takes a furnished stay that a company offers as a service for a home', () => {
  const text = `FURNISHED STAY LICENSE AGREEMENT

Redrock Lodging Company LLC, a Utah limited liability company ("Host"), licenses to the person named below ("Guest") the property known as Unit 12, and no other space of the building. The license fee is $2,400 for each period, billed on invoice by the company, with a service charge, sales tax and a processing fee. The company may assign its rights to any affiliate, lender or purchaser of the building.

Inventory: two bedrooms with linens, a kitchen, one bath, furnishings of the living room. The property sleeps four. Smoking costs $250. Pets by written approval of the company. Business use, retail sales, signs and commercial filming are a default under this license, and the company may recover its costs, insurance premiums and expenses.`;
  expect(leaseNatureOf(text).kind).toBe('residential');
});
