import { type AnyCalculator, calculators, type DescribedField, describedFields } from '@keyclause/calculator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Texts, textsOf } from '../form/typed-inputs.ts';
import { reckon } from './reckon.ts';

/** What people and machines put into a box that asks for something else. */
const badTexts: readonly string[] = [
  '',
  '   ',
  '0',
  '-1',
  '−5',
  '0.004',
  '1e12',
  '1000000000000',
  '1e308',
  `1${'0'.repeat(308)}`,
  '9'.repeat(10_000),
  '1188',
  '36135',
  '365',
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'null',
  '1.950,00',
  '1,950.00',
  '$1,950',
  '1 950',
  '12%',
  '12,5',
  'two thousand',
  'x'.repeat(10_000),
  '🏠🏠',
  '<b>5</b>',
  '2026-02-31',
  '2026-02-29',
  '2028-02-29',
  '1999-01-01',
  '9999-12-31',
  '0000-00-00',
  '31.12.2026',
  'true',
  'constructor',
  '__proto__',
  '0, 0',
  '2028-02-29, -1\n2026-01-01, 5',
  '1\n'.repeat(6000),
  '0\n0\n0',
];

const noNumber = /NaN|Infinity|undefined|null|\[object/;
/** Lines of a schedule: 99 years of weeks. Steps of the working: a few, and some for each increase of a rent. */
const rowsMax = 5200;
const stepsMax = 400;

/** These texts give an answer in finite numbers, or a sentence for each text that stands in its way. */
const expectAnswerOrWords = (calculator: AnyCalculator, fields: readonly DescribedField[], texts: Texts): void => {
  const where = `${calculator.name} ${JSON.stringify(texts).slice(0, 400)}`;
  const { calculation, problems } = reckon(calculator.name, texts);
  if (calculation === null) {
    expect(problems.length, where).toBeGreaterThan(0);
    for (const { input, message } of problems) {
      // A text may be echoed, and then it is no fault of the sentence.
      const own = Object.values(texts).reduce((rest, text) => rest.replaceAll(text.slice(0, 40) || '\0', ''), message);
      expect(own, where).not.toMatch(noNumber);
      expect(message, where).toMatch(/^[A-Z0-9].*\.$/s);
      expect(message.length, where).toBeLessThan(400);
      if (input !== null)
        expect(
          fields.map(({ name }) => name),
          where,
        ).toContain(input.split('.')[0]);
    }
    return;
  }
  const { results, working, schedule, notes = [] } = calculation;
  // One look at thousands of cells is far quicker than as many expectations.
  for (const value of [...Object.values(results).flat(), ...(schedule?.rows.flat() ?? [])])
    if (typeof value === 'number' ? !Number.isFinite(value) : noNumber.test(String(value ?? '')))
      expect.fail(`${where} gives ${value}`);
  // What stands in a field for words is shown as it was typed.
  const words = fields
    .flatMap(({ name, kind }) => (kind === 'words' ? (texts[name] ?? '').trim() : []))
    .filter(Boolean);
  for (const { label, formula, substitution, result } of working) {
    const own = words.reduce(
      (rest, text) => rest.replaceAll(text, ''),
      `${label} ${formula} ${substitution} ${result}`,
    );
    expect(own, where).not.toMatch(noNumber);
  }
  for (const note of notes) expect(note, where).not.toMatch(noNumber);
  expect(schedule?.rows.length ?? 0, where).toBeLessThanOrEqual(rowsMax);
  expect(working.length, where).toBeLessThanOrEqual(stepsMax);
};

describe.each((calculators as readonly AnyCalculator[]).map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_name, calculator) => {
    const fields = describedFields(calculator.inputs);
    const example = textsOf(fields, calculator.example);

    it('answers in finite numbers or explains in words, whatever stands in one of its fields', () => {
      for (const { name } of fields)
        for (const text of badTexts) expectAnswerOrWords(calculator, fields, { ...example, [name]: text });
    });

    it('names the field whose text it cannot read', () => {
      for (const { name, title, kind } of fields) {
        if (kind === 'flag' || kind === 'words') continue;
        for (const text of ['two thousand', '🏠🏠', 'x'.repeat(10_000)]) {
          const { calculation, problems } = reckon(calculator.name, { ...example, [name]: text });
          expect(calculation, `${name} ${text.slice(0, 20)}`).toBeNull();
          const own = problems.filter(({ input }) => input?.split('.')[0] === name);
          expect(own.map(({ message }) => message).join(' '), `${name} ${text.slice(0, 20)}`).toContain(title);
        }
      }
    });

    it('answers or explains, whatever stands in all of its fields', () => {
      const texts = fc.record(
        Object.fromEntries(fields.map(({ name }) => [name, fc.constantFrom(example[name] ?? '', ...badTexts)])),
      );
      fc.assert(
        fc.property(texts, (given) => {
          expectAnswerOrWords(calculator, fields, given);
        }),
        { numRuns: 40 },
      );
    });
  },
);

it.each([
  ['total_cost', { termMonths: '0' }, 'Months of the term must be at least 1.'],
  ['total_cost', { start: '2026-02-31', end: '2026-12-31', termMonths: '' }, 'there is no day 2026-02-31'],
  ['total_cost', { monthlyRent: '1000000000000' }, 'Monthly rent can be at most $10,000,000,000.'],
  ['total_cost', { monthlyRent: '1.950,00' }, 'Monthly rent: write 1950.00.'],
  ['lease_pv', { n: '36135', periodsPerYear: '365' }, 'Number of payments can be at most 5,200.'],
  ['proration', { moveIn: '2027-02-29' }, 'there is no day 2027-02-29'],
  ['rent_increase_check', { noticeGiven: '2026-06-30' }, '30 Jun 2026'],
])('says of %s with %j what is wrong', (name, texts, words) => {
  const calculator = (calculators as readonly AnyCalculator[]).find((each) => each.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  const example = textsOf(describedFields(calculator.inputs), calculator.example);
  expect(
    reckon(name, { ...example, ...texts })
      .problems.map(({ message }) => message)
      .join(' '),
  ).toContain(words);
});
