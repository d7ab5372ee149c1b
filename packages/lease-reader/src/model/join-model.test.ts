import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';
import { joinModel } from './join-model.ts';
import { questionOf } from './question.ts';
import { textPartsOf } from './text-parts.ts';

const sentences = [
  'RESIDENTIAL LEASE AGREEMENT',
  'This lease is made on March 3, 2025 between Alder Grove Homes LLC (the "Landlord") and Priya Raman (the "Tenant") for the apartment at 418 Linden Street, Apartment 3, Columbus, Ohio 43206.',
  'The lease begins on April 1, 2025 and ends on March 31, 2026.',
  'The Tenant pays rent of $1,425.00 on the first day of each month. If the rent is not received by the fifth day the Tenant owes a late fee of $50.00.',
  'Rent of $1,475.00 is due when a second car is parked there.',
  // Only a model takes small letters for a name.
  'meera raman, the aunt of the Tenant, stands good for every payment under this lease.',
  'The Landlord looks into the mailbox of the Tenant whenever he likes.',
];
const document = placedText(sentences.join('\n\n'));
const report = readLease([{ name: 'lease.txt', document }]);
const [part] = textPartsOf([document.text]);
if (!part) throw new Error('The lease has a part.');
const asked = { name: 'm', host: 'h', askedAt: '2026-11-22T00:00:00.000Z', failure: null };
const joined = (answer: unknown) =>
  joinModel(
    report,
    [document],
    [{ part, answer: typeof answer === 'string' ? answer : JSON.stringify(answer) }],
    asked,
  );
const factOf = (fact: object, field = 'rent_monthly') =>
  joined({ facts: [{ field, ...fact }], flags: [] }).facts[field];

describe('a value that the reader found', () => {
  it('stays and is confirmed when the model reads the same', () => {
    const quote = 'The Tenant pays rent of $1,425.00 on the first day of each month.';
    expect(factOf({ quote, value: '$1,425.00' })).toEqual({ ...report.facts['rent_monthly'], confirmedBy: 'model' });
  });

  it('stays, with the other reading and its words beside it, when the model reads something else', () => {
    const fact = factOf({ quote: 'Rent of $1,475.00 is due when a second car is parked there.', value: '$1,475.00' });
    expect(fact).toMatchObject({ value: { cents: 142_500 }, method: 'stated' });
    expect(fact?.conflicts).toMatchObject([
      { foundBy: 'model', display: '$1,475', quote: 'Rent of $1,475.00 is due when a second car is parked there.' },
    ]);
  });

  it('is the same value in other words: a name of which one holds the other, white space, shapes of quotes', () => {
    const quote = 'between  Alder Grove Homes\nLLC (the \u201cLandlord\u201d)';
    expect(factOf({ quote, value: 'Alder Grove Homes' }, 'landlord')).toMatchObject({
      confirmedBy: 'model',
      conflicts: [],
    });
  });
});

describe('a claim counts only', () => {
  const quote = 'meera raman, the aunt of the Tenant, stands good for every payment under this lease.';
  const dropped: readonly [string, object][] = [
    ['about a field that there is', { field: 'owner_password', quote, value: 'meera raman' }],
    ['about a field whose value words can show', { field: 'jury_waiver', quote, value: 'meera' }],
    [
      'with words of the document',
      { field: 'guarantor', quote: 'meera raman guarantees every payment.', value: 'meera raman' },
    ],
    ['with words in the same case', { field: 'guarantor', quote: quote.toUpperCase(), value: 'MEERA RAMAN' }],
    ['with whole words', { field: 'guarantor', quote: quote.slice(2), value: 'Raman' }],
    ['with a value that is in its words', { field: 'guarantor', quote, value: 'Priya Raman' }],
    ['with a value of its kind', { field: 'pet_fee', quote, value: 'meera raman' }],
    [
      'with a number in the unit of the field',
      { field: 'notice_to_terminate_days', quote: sentences[3], value: '50.00' },
    ],
    ['in the form that was asked for', { field: 'guarantor', quote: [quote], value: 'meera raman' }],
  ];
  it.each(dropped)('%s', (_, claim) => {
    const { model, facts, flags } = joined({ facts: [claim], flags: [] });
    expect(model).toMatchObject({ outcome: 'read', dropped: 1, added: 0 });
    expect({ facts, flags }).toEqual({ facts: report.facts, flags: report.flags });
  });

  it('with words of the part that was asked about', () => {
    const half = { ...part, end: document.text.indexOf('meera') };
    const answer = JSON.stringify({ facts: [{ field: 'guarantor', quote, value: 'meera raman' }] });
    const { facts, model } = joinModel(report, [document], [{ part: half, answer }], asked);
    expect(facts['guarantor']?.method).toBe('absent');
    expect(model).toMatchObject({ outcome: 'partly', reason: 'too_long', dropped: 1 });
  });

  it('once: a flag that the reader has at these words gets an explanation and no twin', () => {
    const claim = { flag: 'RF33_entry_no_notice', quote: sentences[6], explanation: 'They read your mail.' };
    const first = joined({ flags: [claim, claim] });
    expect(first.flags.filter(({ id }) => id === claim.flag)).toMatchObject([{ explanation: 'They read your mail.' }]);
    expect(new Set(first.flags.map(({ key }) => key)).size).toBe(first.flags.length);
    expect(joined({ flags: [{ ...claim, flag: 'RF60_missing_lead' }] }).model).toMatchObject({ added: 0, dropped: 1 });
  });
});

it('a flag that the reader found as well is marked, with or without an explanation', () => {
  const entry = 'The Landlord may enter the apartment at any time and without any notice to the Tenant.';
  const said = placedText([...sentences, entry].join('\n\n'));
  const read = readLease([{ name: 'lease.txt', document: said }]);
  const flag = read.flags.find(({ id }) => id === 'RF33_entry_no_notice');
  if (!flag) throw new Error('The lease must have the flag.');
  const answer = JSON.stringify({ flags: [{ flag: flag.id, quote: entry }] });
  const [whole = part] = textPartsOf([said.text]);
  const { flags, model } = joinModel(read, [said], [{ part: whole, answer }], asked);

  expect(model).toMatchObject({ confirmed: 1, added: 0 });
  expect(flags.find(({ key }) => key === flag.key)).toEqual({ ...flag, confirmedBy: 'model' });
});

it('a value ends before the comma that parts it from the next words', () => {
  const quote = 'meera raman, the aunt of the Tenant, stands good for every payment under this lease.';
  expect(factOf({ quote, value: 'meera raman,' }, 'guarantor')?.value).toEqual(
    factOf({ quote, value: 'meera raman' }, 'guarantor')?.value,
  );
});

describe('an explanation', () => {
  const quote = 'meera raman, the aunt of the Tenant, stands good for every payment under this lease.';
  const explained = (explanation: unknown) =>
    factOf({ quote, value: 'meera raman', explanation }, 'guarantor')?.explanation;

  it('is shown as the model wrote it when it is plain', () => {
    expect(explained('If you do not pay,\n your aunt has to.')).toBe('If you do not pay, your aunt has to.');
  });

  it.each([
    'Each person who signs owes the whole rent.',
    'You must sign the list of what is broken within a week.',
    'You have to keep the yard safe and clean.',
    'The landlord may keep the deposit if the lease is broken.',
    'Pets need consent; a fair fee may be charged.',
    'You pay for all damage beyond normal wear.',
    'Report any problems right away.',
    'After a breach this lease is ended and a fine is due.',
    'Under this lease the landlord is to give reasonable notice.',
  ])('is shown when it is about the words: %j', (words) => {
    expect(explained(words)).toBe(words);
  });

  it.each([
    '<b>Pay</b>',
    'See [here](x)',
    'Go to https://evil.example',
    'Go to evil.example now',
    'Write to me@evil',
    'javascript:alert',
    'Send $1.00 to the bank',
    'Hidden\u202Etext',
    'Tags \u{E0041}',
    'a'.repeat(401),
    '',
    'This lease is safe to sign.',
    'Sign this lease now.',
    'The aunt pays. You should sign it.',
    'Read it before you sign.',
    'This is a fair agreement for both sides.',
    'The whole lease looks balanced.',
    'There are no red flags here.',
    'Nothing to worry about.',
    'Everything looks perfectly fine.',
    'This lease is very one-sided.',
    'I recommend signing.',
    { text: 'no text' },
    questionOf('residential', [''], part)[0]?.content.split('\n')[2] ?? '',
  ])('is left out when it is %j', (words) => {
    expect(explained(words)).toBeUndefined();
  });
});

describe('whatever is answered', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      ...sentences,
      '$1,425.00',
      '$1,475.00',
      'meera raman',
      'April 1, 2025',
      'fifth',
      '',
      '\u0000',
      '🏠',
    ),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.nat(document.text.length), fc.nat(200)).map(([at, length]) => document.text.slice(at, at + length)),
  );
  const ids = fc.oneof(
    fc.constantFrom(...Object.keys(report.facts), 'RF33_entry_no_notice', 'RF03_exculpatory', '__proto__'),
    fc.string(),
  );
  const claim = fc.record(
    {
      field: ids,
      flag: ids,
      quote: fc.oneof(pieces, fc.jsonValue()),
      value: pieces,
      explanation: fc.oneof(pieces, fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const answers = fc.oneof(
    fc.string(),
    fc.record({ facts: fc.array(claim), flags: fc.array(claim) }),
    fc.record({ facts: fc.jsonValue(), flags: fc.jsonValue() }),
  );

  it('every quote is verbatim on the page that it names, and nothing of the reader is lost or changed', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const result = joined(answer);
        for (const { document: index, quote, page, start, end } of placesIn(result)) {
          expect(index).toBe(0);
          expect(quote).toBe(document.text.slice(start, end));
          const on = document.pages.find(({ number }) => number === page);
          expect(on && on.start <= start && start < on.end).toBe(true);
        }
        for (const [id, { value, method, quote }] of Object.entries(report.facts)) {
          if (method === 'absent') expect(['absent', 'model']).toContain(result.facts[id]?.method);
          else expect(result.facts[id]).toMatchObject({ value, method, quote });
        }
        expect(Object.keys(result.facts)).toEqual(Object.keys(report.facts));
        expect(result.flags).toEqual(
          expect.arrayContaining(report.flags.map(({ key }) => expect.objectContaining({ key }))),
        );
        for (const part of ['missing', 'dates', 'money', 'score', 'clauses'] as const)
          expect(result[part]).toEqual(report[part]);
      }),
      { numRuns: 300 },
    );
  });
});

type Place = {
  readonly document: number;
  readonly quote: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
};

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'quote' in value && typeof value.quote === 'string' ? [value as Place] : [];
  return [...own, ...Object.values(value).flatMap(placesIn)];
};
