import { type AnyCalculator, calculators } from '@keyclause/calculator';
import { expect } from 'vitest';
import { openApiDocument } from '#plugins/openapi.ts';
import { apiTest } from '#test/api-test.ts';

const it = apiTest();
const all = calculators as readonly AnyCalculator[];

it('answers every calculator to anybody as the engine does, working and all', async ({ inject }) => {
  for (const { name, example, calculate } of all) {
    const answer = await inject({ method: 'POST', url: `/api/calculations/${name}`, payload: example });
    expect([name, answer.statusCode]).toEqual([name, 200]);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(calculate(example))));
  }
});

it('says in words what is wrong, and with which input', async ({ inject }) => {
  const refused = async (payload: object) => {
    const answer = await inject({ method: 'POST', url: '/api/calculations/total_cost', payload });
    return { status: answer.statusCode, ...answer.json() };
  };

  expect(await refused({ monthlyRent: '1.950,00', termMonths: 12 })).toMatchObject({
    status: 400,
    fields: [{ path: 'monthlyRent', message: 'Monthly rent must be a number, such as 1950.00.' }],
  });
  expect(await refused({ monthlyRent: 1950, start: '2027-03-01', end: '2026-06-01' })).toMatchObject({
    status: 422,
    error: 'The end is before the start: 1 Jun 2026 < 1 Mar 2027.',
    fields: [{ path: 'end' }],
  });
});

it('stands in the OpenAPI document with the words of its fields', () => {
  const { paths } = openApiDocument('1');
  for (const { name } of all) expect(paths[`/api/calculations/${name}`], name).toHaveProperty('post');
  const text = JSON.stringify(paths['/api/calculations/total_cost']);
  expect(text).toContain('"title":"Monthly rent"');
  expect(text).toContain('"required":["monthlyRent"]');
});
