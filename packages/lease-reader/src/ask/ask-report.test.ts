import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease, plainLease } from '#testing/sample-leases.ts';
import { askerOf } from './ask-report.ts';
import { suggestionsFor } from './suggestions.ts';

const read = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]);
const askFormal = askerOf(read(formalLease));
const askPlain = askerOf(read(plainLease));

it('answers a question about money from the report, with the sentence that says so', () => {
  expect(askFormal('What happens if I pay late?')).toMatchObject({
    source: 'report',
    topic: 'late_fee',
    text: expect.stringContaining('$60 plus $5 a day, at most $120'),
    quotes: [{ quote: expect.stringContaining('late fee of $60') }, ...askFormal('late fee?').quotes.slice(1)],
  });
});

it('answers yes or no where the question wants it, and the other way round when it is asked the other way round', () => {
  expect(askFormal('Can I have a dog?').verdict).toBe('no');
  expect(askFormal('Are pets forbidden?').verdict).toBe('yes');
  expect(askFormal('Can I sublet?').verdict).toBe('depends');
});

it('lets the words speak where the report and its own quote disagree', () => {
  const report = read(formalLease.replace('Pets are not allowed.', 'Tenant may not keep a dog or any other animal.'));
  const pets = report.facts['pets'];
  const misread = { ...report, facts: { ...report.facts, ...(pets ? { pets: { ...pets, value: 'allowed' } } : {}) } };
  expect(askerOf(misread)('Can I have a dog?')).toMatchObject({ source: 'clauses', verdict: 'no' });
});

it('understands a slip of the hand', () => {
  expect(askFormal('how much is the secuirty depost').text).toContain('$1,420');
});

it('computes what is due at signing and says how', () => {
  expect(askFormal('How much do I pay to move in?')).toMatchObject({
    text: 'You pay $2,840 to move in.',
    reasoning: expect.stringContaining('deposit $1,420'),
  });
});

it('finds in the words of the lease what the report has no field for', () => {
  const answer = askPlain('Who pays for the heat?');
  expect(answer.quotes[0]?.quote).toContain('heat, water and internet');
});

it('says that the lease does not say, and shows no quote', () => {
  for (const question of ['Is there a swimming pool?', 'May I keep a trampoline?', 'How much is the mailbox key?', ''])
    expect(askFormal(question), question).toMatchObject({ source: 'nothing', quotes: [], verdict: null });
});

it('suggests only questions that this report answers', () => {
  for (const text of [formalLease, plainLease]) {
    const report = read(text);
    const suggestions = suggestionsFor(report);
    expect(suggestions.length).toBeGreaterThan(3);
    for (const question of suggestions) expect(askerOf(report)(question).source, question).toBe('report');
  }
});

it('never throws on any question, and never shows a quote that is not verbatim', () => {
  const words = fc.constantFrom(
    'rent',
    'deposit',
    'dog',
    'late',
    'can',
    'who',
    'pays',
    'notice',
    'when',
    'lease',
    '$',
    '?',
    'enter',
  );
  const question = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 8 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(question, (asked) => {
      for (const { quote, start, end } of askFormal(asked).quotes) expect(formalLease.slice(start, end)).toBe(quote);
    }),
    { numRuns: 200 },
  );
});

it('answers each of several questions, and tells which of them the lease is silent on', () => {
  const both = askFormal('How much is the deposit and can I have a dog?');
  expect(both.text).toBe(`${askFormal('How much is the deposit?').text} ${askFormal('Can I have a dog?').text}`);
  expect(both.quotes.slice(0, 2)).toStrictEqual([
    askFormal('How much is the deposit?').quotes[0],
    askFormal('Can I have a dog?').quotes[0],
  ]);
  const half = askFormal('Can I have a dog, and is there a heated swimming pool?');
  expect(half).toMatchObject({
    verdict: 'no',
    text: expect.stringContaining('swimming pool?” The lease does not say.'),
  });
});

it('takes the question out of the story around it, a bare word for what is mostly asked of it, and Spanish for English', () => {
  const late = askFormal('What happens if I pay late?');
  expect(askFormal('My car broke down and payday is Friday. So what happens if I pay late?')).toStrictEqual(late);
  expect(askFormal('rent??')).toStrictEqual(askFormal('How much is the rent?'));
  expect(askFormal('¿Puedo tener un perro?')).toStrictEqual(askFormal('Can I have a dog?'));
});

it('tells by who does it in the sentence whether a cost or a work is the one’s or the other’s', () => {
  expect(askPlain('Do I pay for the heat?').verdict).toBe('no');
  expect(askPlain('Does the landlord pay for the heat?').verdict).toBe('yes');
});

it('says no yes or no to who asks how much, when or who, however it is put', () => {
  for (const question of ['late fee?', 'rent due date', 'could you tell me what the deposit is', 'who is the landlord'])
    expect(askFormal(question), question).toMatchObject({ source: 'report', verdict: null });
  expect(askFormal('is there a late fee').verdict).toBe('yes');
});

it('keeps an animal out that the lease names as unwelcome beside another that may come', () => {
  const ask = askerOf(read(formalLease.replace('Pets are not allowed.', 'One cat is allowed; no dogs.')));
  expect(ask('Can I have a dog?').verdict).toBe('no');
  expect(ask('Can I have a cat?').verdict).toBe('yes');
});

it('does not take what a sentence supposes for what it grants', () => {
  const ask = askerOf(
    read(
      `${formalLease}\n\n30. KEYS. If Tenant has not returned a key within two days, Landlord may replace the cylinder.\n`,
    ),
  );
  expect(ask('Can the landlord replace the cylinder?').verdict).not.toBe('no');
});
