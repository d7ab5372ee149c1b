import { deleteLease, getDashboard } from '@keyclause/contracts';
import { expect } from 'vitest';
import { it } from '#test/api-test.ts';
import { aReadyLease, uploadLease } from '#test/leases.ts';

it('is empty for a new account', async ({ signedInAs }) => {
  const { request } = await signedInAs();

  const { data } = await request(getDashboard, { query: { today: '2026-01-01' } });

  expect(data).toEqual({
    leases: [],
    leaseCount: 0,
    dates: [],
    allowance: { used: 0, included: 3, period: 'ever', credits: 0, nextCharge: 'allowance' },
  });
});

it('shows the last leases, their next dates and what is left, and nothing of others', async ({
  api,
  database,
  signedInAs,
}) => {
  const [person, other] = [await signedInAs({ tier: 'pro' }), await signedInAs()];
  const ready = await aReadyLease(person, api);
  await aReadyLease(other, api);
  for (let count = 0; count < 6; count += 1) await uploadLease(person);
  await database.deleteFrom('leaseDates').execute();
  const dates = [
    {
      key: 'rent',
      kind: 'rent_due',
      title: 'Rent is due',
      startsOn: '2025-04-01',
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20260331',
    },
    { key: 'start', kind: 'start', title: 'Start', startsOn: '2025-04-01', recurrence: null },
    { key: 'end', kind: 'end', title: 'End', startsOn: '2026-03-31', recurrence: null },
  ];
  await database
    .insertInto('leaseDates')
    .values(dates.map((date, position) => ({ ...date, position, leaseId: ready.id })))
    .execute();

  const { data } = await person.request(getDashboard, { query: { today: '2026-01-15' } });

  expect([data.leases.length, data.leaseCount]).toEqual([5, 7]);
  expect(data.allowance).toMatchObject({ used: 7, included: 100, period: 'month' });
  expect(data.dates.map(({ key, on, leaseId }) => [key, on, leaseId])).toEqual([
    ['rent', '2026-02-01', ready.id],
    ['end', '2026-03-31', ready.id],
  ]);
  await person.request(deleteLease, { params: { leaseId: ready.id } });
  expect((await person.request(getDashboard, { query: { today: '2026-01-15' } })).data.dates).toEqual([]);
});
