import {
  deleteMe,
  deleteSavedCalculation,
  exportMe,
  listSavedCalculations,
  restoreSavedCalculation,
  saveCalculation,
  updateSavedCalculation,
} from '@keyclause/contracts';
import { describe, expect } from 'vitest';
import { apiTest } from '#test/api-test.ts';
import { aCalculation } from '#test/matrix-rows.ts';
import { inflateEntries } from '#test/zip.ts';
import { savedCalculationsMax } from './saved-calculations.service.ts';

const it = apiTest();

describe('a saved calculation', () => {
  it('is listed for its owner only, with the inputs it was saved with, the last changed first', async ({
    signedInAs,
  }) => {
    const [owner, other] = [await signedInAs(), await signedInAs()];
    const { data: first, response } = await owner.request(saveCalculation, { body: aCalculation });
    const { data: second } = await owner.request(saveCalculation, {
      body: { ...aCalculation, title: 'Elm Street, dearer' },
    });
    expect(response.status).toBe(201);

    const params = { calculationId: first.id };
    const scenarios = [
      { monthlyRent: 2000, termMonths: 12 },
      { monthlyRent: 2100, termMonths: 24 },
    ];
    await owner.request(updateSavedCalculation, { params, body: { title: 'Renamed', scenarios } });

    const { data } = await owner.request(listSavedCalculations);
    expect(data.calculations.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(data.calculations[0]).toMatchObject({ title: 'Renamed', calculator: 'total_cost', scenarios });
    expect((await other.request(listSavedCalculations)).data.calculations).toEqual([]);
  });

  it('can be brought back after it was deleted, and is gone for good when the time is over', async ({
    signedInAs,
    database,
    api,
  }) => {
    const owner = await signedInAs();
    const { data: saved } = await owner.request(saveCalculation, { body: aCalculation });
    const params = { calculationId: saved.id };

    await owner.request(deleteSavedCalculation, { params });
    expect((await owner.request(listSavedCalculations)).data.calculations).toEqual([]);
    await owner.request(restoreSavedCalculation, { params });
    expect((await owner.request(listSavedCalculations)).data.calculations).toEqual([saved]);

    await owner.request(deleteSavedCalculation, { params });
    const past = new Date(Date.now() - (api.dependencies.undoSeconds + 1) * 1000);
    await database.updateTable('savedCalculations').set({ deletedAt: past }).execute();
    await expect(owner.request(restoreSavedCalculation, { params })).rejects.toMatchObject({ status: 404 });
  });

  it.for([
    ['a calculator that nobody knows', { calculator: 'horoscope' }, 'There is no calculator "horoscope".'],
    [
      'inputs that give no result',
      { scenarios: [{ monthlyRent: 1950, termMonths: 0 }] },
      'Months of the term must be at least 1.',
    ],
    [
      'inputs of another calculator',
      { scenarios: [{ monthlyRent: 1950, termMonths: 12, deposits: 1 }] },
      'There is no input "deposits" here.',
    ],
  ] as const)('is refused with %s, and nothing is stored', async ([, change, words], { signedInAs, database }) => {
    const owner = await signedInAs();

    const answer = await owner.inject({
      method: 'POST',
      url: '/api/saved-calculations',
      payload: { ...aCalculation, ...change },
    });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toContain(words);
    expect(await database.selectFrom('savedCalculations').select('id').execute()).toEqual([]);
  });

  it('is refused beyond the number that one owner may keep, whoever asks at the same time', async ({
    signedInAs,
    database,
  }) => {
    const owner = await signedInAs();
    const { data: saved } = await owner.request(saveCalculation, { body: aCalculation });
    const row = await database
      .selectFrom('savedCalculations')
      .selectAll()
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: savedCalculationsMax - 2 }, () => ({
      ...row,
      id: crypto.randomUUID(),
      scenarios: JSON.stringify(row.scenarios),
    }));
    await database.insertInto('savedCalculations').values(copies).execute();

    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.inject({ method: 'POST', url: '/api/saved-calculations', payload: aCalculation }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413, 413, 413, 413, 413]);
  });

  it('goes with the account: into its download, and away at its end', async ({ signedInAs, database }) => {
    const owner = await signedInAs();
    await owner.request(saveCalculation, { body: aCalculation });

    const { data } = await owner.request(exportMe);
    const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));
    expect(JSON.parse(String(entries.get('calculations.json')))).toMatchObject([aCalculation]);

    await owner.request(deleteMe, { body: { confirmEmail: owner.email } });
    await expect.poll(() => database.selectFrom('savedCalculations').selectAll().execute()).toEqual([]);
  });
});
