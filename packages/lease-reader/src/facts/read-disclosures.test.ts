import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

it.each([
  ['The tenant has received the lead paint pamphlet.', 'lead-based paint'],
  ['Owner gave you the city\'s "Notice of Tenants\' Rights" at signing.', "Notice of Tenant's Rights"],
  ['The pool safety notice is attached.', 'pool safety'],
  ['Bed-bug educational material was given to the tenant.', 'bed bugs'],
  ['The landlord states that the building has no fire sprinkler system.', 'fire sprinklers'],
])('names what is disclosed by its usual name: %s', (words, name) => {
  expect(factsOf(words).disclosures?.value).toEqual([name]);
});

it('says nothing of a jury where no word speaks of a trial', () => {
  expect(
    factsOf('In any suit on this lease the side that wins has its lawyer paid by the other.').jury_waiver?.value,
  ).not.toBe(true);
});

it.each([
  ["Notice of Megan's Law: information about registered offenders is available on a website.", "Megan's Law"],
  ['The tenant has received the booklet Truth in Renting.', 'Truth in Renting'],
  ['The smoking policy is attached.', 'smoking policy'],
  ['Tenant acknowledges receiving the tenant rights summary.', 'tenant rights summary'],
])('names the usual notices of states: %s', (words, name) => {
  expect(factsOf(words).disclosures?.value).toEqual([name]);
});
