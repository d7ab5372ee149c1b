import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { askerOf } from './ask-report.ts';

const askOf = (lease: string, ...clauses: readonly string[]) =>
  askerOf(readLease([{ name: 'lease.txt', document: placedText(`${lease}\n\n${clauses.join('\n\n')}\n`) }]));
const rules = formalLease.replace('Pets are not allowed.', 'Tenant may keep one cat.');

it('says no yes to two of a thing where the lease allows one', () => {
  const ask = askOf(rules);
  expect(ask('Can I have two cats?').verdict).not.toBe('yes');
  expect(ask('May I keep 3 cats?').verdict).not.toBe('yes');
  expect(ask('Can I have one cat?').verdict).toBe('yes');
});

it('says neither yes nor no to who asks what happens, when, or how', () => {
  const ask = askOf(
    formalLease,
    '40. LEAVING. Tenant may end this Lease early with 60 days’ notice and a fee of $900.',
  );
  for (const question of [
    'What happens if I leave early?',
    'What is the last day to stop the renewal?',
    'How does it renew?',
  ])
    expect(ask(question), question).toMatchObject({ verdict: null, text: expect.not.stringMatching(/^(?:Yes|No)\b/) });
  expect(ask('Can I leave early?').verdict).toBe('yes');
});

it('leaves it to the reader whether a fee is fair, with the flag about it', () => {
  const answer = askOf(formalLease)('Is the late fee fair?');
  expect(answer).toMatchObject({ topic: 'late_fee', verdict: null });
  expect(answer.notes).toContain('That is for you to judge.');
});

it('lets it depend where one notice is given up and the same clause gives another', () => {
  const ask = askOf(
    formalLease,
    '40. EVICTION. If Tenant breaks a promise and does not mend it within nine days after written notice, Landlord may end this Lease. Landlord may then evict Tenant without notice to quit.',
  );
  expect(ask('Can the landlord evict me without notice?')).toMatchObject({ verdict: 'depends' });
});

it('does not take the notice that the landlord gives for the tenant’s', () => {
  const lease = formalLease.replace(/This Lease shall automatically renew[^.]*\./, '');
  const ask = askOf(
    lease,
    '40. OFFER. Forty days before the term ends Landlord shall tell Tenant in writing whether a renewal is offered.',
    '41. LEAVING. Tenant may move out early by giving Landlord seventy days’ written notice.',
  );
  const answer = ask('How much notice must I give to move out?');
  expect(answer.text).toContain('seventy');
  expect(answer.text).not.toMatch(/forty|40/i);
  expect(ask('How early must they tell me about renewal?').quotes[0]?.quote).toContain('Forty days');
});

it('does not answer who may smoke by the care of smoke detectors', () => {
  const ask = askOf(
    formalLease.replace('No smoking in the building. ', ''),
    '40. ALARMS. Tenant may test smoke detectors at any time and shall replace smoke-detector batteries. Smoke and carbon monoxide alarms stay in place.',
  );
  expect(ask('Can I smoke?')).toMatchObject({ source: 'nothing', quotes: [] });
  expect(ask('Who replaces the smoke detector batteries?').quotes[0]?.quote).toContain('smoke-detector batteries');
});

it('shows first the words that have the amount which is told', () => {
  const ask = askOf(
    formalLease,
    '40. RETURNED. A returned check pays the late charge too, and $25.00 for the late payment of rent it stood for.',
  );
  const answer = ask('What is the late fee?');
  expect(answer.quotes[0]?.quote).toContain('$60');
});

it('leaves no quotation mark alone in what it tells', () => {
  const ask = askOf(
    rules.replace(
      'Tenant may keep one cat.',
      'The house rule says: "Tenant may keep one dog over 100 pounds. Call it a guard."',
    ),
  );
  for (const question of ['Can I have a dog over 90 pounds?', 'Can I have a guard dog?'])
    expect((ask(question).text.match(/"/g) ?? []).length % 2, ask(question).text).toBe(0);
});

it('says yes to what a flagged clause lets the landlord do', () => {
  const ask = askOf(
    formalLease,
    '40. LIEN. Landlord has a lien on the furniture of Tenant and can hold on to it and sell it to cover back rent.',
  );
  expect(ask('Can the landlord take my furniture if I owe rent?').verdict).toBe('yes');
});
