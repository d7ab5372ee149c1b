import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { askerOf } from './ask-report.ts';

const askOf = (...clauses: readonly string[]) =>
  askerOf(readLease([{ name: 'lease.txt', document: placedText(`${formalLease}\n\n${clauses.join('\n\n')}\n`) }]));

it('adds the words of the lease where the fact leaves out something that was asked', () => {
  const ask = askOf();
  const answer = ask('does my cousin in Tulsa get the security deposit');
  expect(answer.text).toContain('$1,420');
  expect(answer.text).toContain(answer.quotes[0]?.quote.slice(0, 40).replace(/\s+/g, ' ') ?? 'no quote');
});

it('leaves a fact alone that tells all that was asked', () => {
  expect(askOf()('how much is the security deposit').text).toBe('The security deposit is $1,420.');
});

it('takes one who waives a thing or never does it for denying it, and one who may do it at the end of a condition for granting it', () => {
  const ask = askOf(
    '40. LIENS. Landlord waives every lien on the fixtures of Tenant.',
    '41. RECOVERY. On default Landlord may, but never by removing the front door, take back the premises.',
    '42. STORAGE. If you fall two months behind I can box up your piano, no hearing needed.',
  );
  expect(ask('is there a lien on my fixtures').verdict).toBe('no');
  expect(ask('can they take the front door on default').verdict).toBe('no');
  expect(ask('can he box up my piano').verdict).toBe('yes');
});

it('does not take what the condition of a sentence denies for what it denies', () => {
  const ask = askOf('43. KILN. If the kiln has not been inspected, Landlord may seal it.');
  expect(ask('can the landlord seal the kiln').verdict).not.toBe('no');
});

it('counts what is asked by its other names and in words of two parts', () => {
  const ask = askOf('44. NUMBERS. The playroom is let for not more than thirty-two children at a time.');
  expect(ask('how many kids can be in the playroom').text).toContain('thirty-two');
});
