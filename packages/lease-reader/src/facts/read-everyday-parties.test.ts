import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (...paragraphs: readonly string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(paragraphs.join('\n\n')) }]).facts;

it('reads the owners from the words that stand for them together, and what their park pays', () => {
  const facts = read(
    'LEASE OF A PARK HOME',
    'Renter ............ Bob Crane',
    '"We," "us" and "the Park" mean Ann and Carl Poole. "You" means the renter. We rent you the home at 12 Elm Street, Toledo, Ohio 43604 for $900 a month.',
    'The Park pays for well water, the septic and the dumpster. You put the electric in your own name. We take out for unpaid rent or unpaid propane.',
  );
  expect(facts.landlord?.value).toEqual(['Ann Poole', 'Carl Poole']);
  expect(facts.utilities_landlord?.value).toEqual(['water', 'septic', 'trash']);
});

it('reads the owners from the line that says since when they are', () => {
  const facts = read(
    'POOLE COURT',
    'Ann Poole and Carl Poole, owners since 1988',
    'Renter ............ Bob Crane',
    'The home at 12 Elm Street, Toledo, Ohio 43604 is rented for $900 a month.',
  );
  expect(facts.landlord?.value).toEqual(['Ann Poole', 'Carl Poole']);
});

it('takes whoever signs above the line of a tenant for no tenant', () => {
  const facts = read(
    'LEASE',
    'THIS LEASE is made by and between ANN POOLE, of Toledo, Ohio (hereinafter called the "Lessor"), acting by her agent, and BOB CRANE, of Akron, Ohio (hereinafter called the "Lessee"), for 12 Elm Street, Toledo, Ohio 43604 at $900 a month.',
    'IN WITNESS WHEREOF, the parties have set their hands.',
    '____________________\nANN POOLE, Lessor\nBy Ash Letting, Inc., her Agent, by Desmond Till, its Vice President',
    '____________________\nBOB CRANE, Lessee',
  );
  expect(facts.tenants?.value).toEqual(['BOB CRANE']);
});

it('takes for guarantor whoever says so of himself, a sentence after his name', () => {
  const facts = read(
    'LEASE',
    'Ann Poole (Landlord) lets 12 Elm Street, Toledo, Ohio 43604 to Bob Crane (Tenant) for $900 a month.',
    'I, Dora Crane, of 8 Ash Way, Akron, Ohio 44301, am the mother of Bob Crane. I guarantee the payment of all that he owes.',
  );
  expect(facts.guarantor?.value).toBe('Dora Crane');
});
