import { type AnyCalculator, calculators } from '@keyclause/calculator';
import { describe, expect } from 'vitest';
import { apiTest } from '#test/api-test.ts';

const it = apiTest();

/** As they stand in the body: JSON knows numbers that are no number here, such as 1e999. What a form can hold is tried beside the form. */
const badValues: readonly string[] = [
  '-1',
  '1e308',
  '1e999',
  '"NaN"',
  '"1.950,00"',
  '"2026-02-31"',
  `"${'x'.repeat(10_000)}"`,
  'null',
  '[null]',
];

const noNumber = /NaN|Infinity|undefined|\[object/;

describe.each((calculators as readonly AnyCalculator[]).map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_name, { name, example, inputs }) => {
    it('answers or refuses in words, whatever one of its inputs is', async ({ inject }) => {
      for (const input of Object.keys(inputs.shape)) {
        for (const value of badValues) {
          const others = Object.entries(example).filter(([key]) => key !== input);
          const payload = `{${[...others.map(([key, each]) => `"${key}":${JSON.stringify(each)}`), `"${input}":${value}`].join(',')}}`;
          const where = `${input}: ${value.slice(0, 40)}`;

          const answer = await inject({
            method: 'POST',
            url: `/api/calculations/${name}`,
            headers: { 'content-type': 'application/json' },
            payload,
          });

          expect([200, 400, 422], where).toContain(answer.statusCode);
          const body = answer.json();
          if (answer.statusCode === 200) {
            const cells = [...Object.values<unknown>(body.results).flat(), ...(body.schedule?.rows.flat() ?? [])];
            // JSON turns what is no number into null.
            expect(cells.includes(null), where).toBe(false);
            const echoed = value.startsWith('"') ? JSON.parse(value).trim() : '';
            const said = JSON.stringify(body.working);
            expect(echoed === '' ? said : said.replaceAll(echoed, ''), where).not.toMatch(noNumber);
          } else {
            expect(body.error, where).toMatch(/^[A-Z0-9].*\.$/s);
            for (const { path, message } of body.fields ?? []) {
              expect(Object.keys(inputs.shape), where).toContain(path.split('.')[0]);
              expect(message.replaceAll('"NaN"', ''), where).toMatch(/^[A-Z0-9].*\.$/s);
              expect(message.length, where).toBeLessThan(400);
            }
          }
        }
      }
    });
  },
);
