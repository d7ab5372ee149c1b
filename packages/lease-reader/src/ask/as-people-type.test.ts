import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { askerOf } from './ask-report.ts';

const askOf = (...clauses: readonly string[]) =>
  askerOf(readLease([{ name: 'lease.txt', document: placedText(`${formalLease}\n\n${clauses.join('\n\n')}\n`) }]));

it('answers for one of a kind with what holds for the kind, and for whether there is a thing only with the thing itself', () => {
  const ask = askOf('30. COMMON PARTS. Tenant may use all amenities of the park.');
  expect(
    askOf('30. ALTERATIONS. Tenant may bring furniture of a usual size.')('can i bring my own couch').verdict,
  ).toBe('yes');
  expect(ask('is there a gym').source).toBe('nothing');
});

it('lets an item of a list speak with the words that open the list', () => {
  const ask = askOf(
    '30. SIGNS. Tenant will obtain written permission from Landlord before doing any of the following:\n\na. placing any banner in a window;\n\nb. fixing an awning to the front.',
  );
  expect(ask('can i put a banner in the window').verdict).toBe('depends');
  expect(ask('do we need permission for an awning').verdict).toBe('yes');
});

it('takes the question from behind its condition, and what it is about from both', () => {
  const ask = askOf(
    '30. ROOMMATES. Each tenant is answerable for their own rent and not for that of the people they live with.',
    '31. LOCKS. If rent is unpaid Landlord may change the lock on the door without going to court.',
  );
  expect(ask('my roommate stopped paying, do i owe her rent').verdict).toBe('no');
  expect(ask('if i miss the rent can they lock me out')).toMatchObject({
    verdict: 'yes',
    quotes: [{ quote: expect.stringContaining('change the lock') }],
  });
});

it('holds the stay that was asked about against the limit on guests', () => {
  const ask = askOf();
  expect(ask('can my gf stay 3 nights').verdict).toBe('yes');
  expect(ask('can my sister stay for 2 weeks').verdict).toBe('no');
});

it('reads short forms of quick typing', () => {
  const ask = askOf();
  expect(ask('how many nites can ppl stay')).toStrictEqual(ask('how many nights can people stay'));
});

it('tells a long sentence by the part that speaks of what was asked', () => {
  const filler =
    'and Tenant shall observe the requirements of every insurer of the building and of every authority with power over it';
  const ask = askOf(
    `30. ADVANCES. ${Array.from({ length: 5 }, () => `Landlord shall make advances from time to time, ${filler}`).join('; ')}; provided that Landlord may withhold a retainage of ten percent from each advance.`,
  );
  const { text, quotes } = ask('how much retainage can the landlord withhold from an advance');
  expect(text).toContain('retainage of ten percent');
  expect(text.length).toBeLessThan(420);
  expect(quotes[0]?.quote).toContain('shall make advances');
});

it('wants a date where it was asked when, not the verb may', () => {
  const ask = askOf(
    '30. STATEMENTS. The audited statements may become public. Tenant shall hand over the audited statements of each year on March 20.',
  );
  expect(ask('when are our audited statements due').quotes[0]?.quote).toContain('March 20');
});

it('does not take a sentence that neither allows nor forbids for leave', () => {
  const ask = askOf('30. LIGHT. The porch light is on the meter of the neighbor.');
  expect(ask('can i grill on the porch').source).toBe('nothing');
});

it('reckons the late fee of a payment on a day, and says how', () => {
  const ask = askOf();
  expect(ask('if i pay rent on the 3rd do i owe a late fee').verdict).toBe('no');
  const late = ask('if i pay rent on the 9th what is the late fee');
  expect(late).toMatchObject({ topic: 'late_fee_on_day', reasoning: expect.stringContaining('$60 once') });
  expect(late.quotes[0]?.quote).toContain('late fee');
});

it('lets the part of a long sentence decide that speaks of what was asked', () => {
  const ask = askOf(
    '30. ACCESS. Tenant may use the cafeteria and the lobby on the ground floor together with the other tenants of the building on every working day and under the reasonable rules which Landlord makes known from time to time for the comfort of all who work there; Tenant may not use the archive, the server room, the roof, the loading bay or the freight elevator, which Landlord keeps for its own staff alone.',
  );
  expect(ask('can we use the cafeteria').verdict).toBe('yes');
  expect(ask('can we use the archive').verdict).toBe('no');
});

it('keeps to the sentence on how long guests stay, whoever of the family is asked about', () => {
  const ask = askOf('30. CARE. If a guest of Tenant breaks something, Tenant shall pay what it costs to fix.');
  expect(ask('can my sister stay for 3 weeks').quotes[0]?.quote).toContain('Guests may stay up to 10 days');
});

it('tells what may be done without consent from what may not', () => {
  const work = askOf('30. CHANGES. Tenant may remodel the kitchen without the consent of Landlord.');
  expect(work('can we remodel the kitchen').verdict).toBe('yes');
  const none = askOf('30. CHANGES. Tenant may not remodel the kitchen without the consent of Landlord.');
  expect(none('can we remodel the kitchen').verdict).toBe('depends');
});
