import { describe, expect, it } from 'vitest';
import { leaseTextOf } from '#structure/lease-text.ts';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';
import { placedText } from '#testing/placed-text.ts';
import { readingOf } from '../reading.ts';
import { speaksOf } from './spoken-of.ts';

const home = { kind: 'residential', state: null } as const;

const normalised = (text: string): string =>
  readingOf(leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]), {})
    .sentences.map((said) => said.text)
    .join(' ');

describe('a usual harmless way of speaking makes no flag', () => {
  it.each([
    [
      'RF03',
      'Landlord is not responsible for stolen goods or water damage, but nothing in this lease excuses Landlord from its own negligence.',
    ],
    [
      'RF03',
      'Landlord is not liable for loss of or damage to belongings from fire or theft, except to the extent caused by the negligence or other wrongful act of Landlord.',
    ],
    [
      'RF04',
      'Landlord shall, at its own cost, keep the home fit to live in and maintain the furnace, roof and wiring.',
    ],
    ['RF05', 'The rights that the statute gives Tenant stay as they are, whatever is written here.'],
    ['RF06', 'Landlord knows of no open notice of violation of the housing code at the building.'],
    ['RF13', 'Tenant will address complaints about the home or a neighbor to Manager.'],
    ['RF17', 'Small nail holes and worn carpet are normal wear.'],
    ['RF22', 'This fixes the rent for the rest of the lease.'],
    ['RF30', 'Nothing renews for a further year on its own.'],
    ['RF35', 'You are not renting the barn, the shop or any of the pasture.'],
    ['RF45', 'Tenant keeps a service contract on the air conditioner; when it wears out Landlord shall replace it.'],
    ['RF65', 'The house rules are printed behind the last page of this lease.'],
    ['RF68', 'Mice and roaches: the landlord treats and pays.'],
    ['RF47', 'Landlord may relocate or re-stripe the parking stalls.'],
    ['RF59', 'If the builder is late Landlord owes no damages, and the rent is abated for each day of the delay.'],
    ['RF65', 'The House Rules in Addendum B are part of this lease.'],
    ['RF69', 'The room is for one, to read and work in.'],
  ])('%s: %s', (flag, text) => {
    expect(speaksOf(flag, normalised(text))).toBe(false);
  });
});

describe('the harmful way still makes it', () => {
  it.each([
    ['RF03', 'Landlord is not liable for any injury or loss, even if Landlord is negligent.'],
    ['RF04', 'Tenant takes the home as is and repairs the furnace, the roof and the plumbing at Tenant’s cost.'],
    ['RF05', 'Tenant waives every right that the landlord and tenant act gives.'],
    ['RF08', 'Landlord has a lien on all furniture of Tenant for unpaid rent and may sell it.'],
    ['RF13', 'Tenant may post no review of the home online and pays a fine of $250 for each complaint.'],
    ['RF30', 'Unless Tenant gives notice 60 days before the end, this lease renews for another year.'],
    ['RF35', 'Tenant may not assign this lease or sublet any part of the home under any circumstances.'],
    ['RF46', 'At the end Tenant shall remove all alterations and restore the premises to their original state.'],
    ['RF47', 'Landlord may move Tenant to another unit in the building at any time.'],
    ['RF65', 'The building’s handbook, as changed from time to time, is part of this lease though not attached.'],
    ['RF69', 'No guest may stay overnight without the written consent of Landlord.'],
  ])('%s: %s', (flag, text) => {
    expect(flagsInSentence(text, home)).toContain(flag);
  });
});

it('what only harms the tenant of a home is no flag in the lease of a shop', () => {
  const words = 'Tenant accepts the premises as is, and no warranty of their condition is made.';
  expect(flagsInSentence(words, { kind: 'commercial', state: null })).not.toContain('RF04');
});
