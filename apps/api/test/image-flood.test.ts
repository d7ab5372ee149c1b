import { readFileSync } from 'node:fs';
import { createLease, getLease, getMe } from '@keyclause/contracts';
import { hostileFiles } from '@keyclause/documents/testing';
import { createRequestClient } from '@keyclause/request';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { createDataFolder, runApi, signUpAt } from './api-process.ts';
import { aForm, aLeasePdf } from './leases.ts';
import { createTestDatabase } from './test-database.ts';

it('never unpacks a picture of 900 million pixels, charges nothing for it, and has no code for pictures in its own process', {
  timeout: 120_000,
}, async () => {
  const [testDatabase, data] = [await createTestDatabase(), createDataFolder()];
  const api = await runApi({ DATABASE_URL: testDatabase.url, DATA_DIR: data.path });
  const { pool, close } = openDatabase(testDatabase.url, { poolSize: 1 });
  onTestFinished(async () => {
    await api.end('SIGKILL');
    await close();
    await testDatabase.drop();
    data.remove();
  });
  const cookie = await signUpAt(api, 'owner@keyclause.test');
  const { request } = createRequestClient({ baseUrl: api.url, headers: { cookie, origin: api.url } });
  const end = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { data: uploaded } = await request(createLease, { body: aForm([{ name, bytes }]) });
    const params = { leaseId: uploaded.lease.id };
    const settled = /^(ready|failed|cancelled)$/;
    await expect
      .poll(async () => (await request(getLease, { params })).data.status, { timeout: 60_000 })
      .toMatch(settled);
    return (await request(getLease, { params })).data;
  };
  const flood = hostileFiles.find(({ name }) => name.startsWith('flood-'))?.make() ?? new Uint8Array();
  expect(flood.byteLength).toBeLessThan(1_000_000);
  expect((await end('before.pdf', aLeasePdf().bytes)).status).toBe('ready');
  const residentBefore = peakBytes(api.pid);

  const lease = await end('flood.png', flood);

  expect(lease).toMatchObject({
    status: 'failed',
    failure: { code: 'image_too_large' },
    charge: 'free',
    summary: null,
  });
  expect(peakBytes(api.pid) - residentBefore).toBeLessThan(50 * 1024 * 1024);
  expect(readFileSync(`/proc/${api.pid}/maps`, 'latin1')).not.toMatch(/libvips|sharp-linux/);
  const { rows } = await pool.query(
    `SELECT kind, count(*)::int FROM credit_entries WHERE lease_id = '${lease.id}' GROUP BY kind ORDER BY kind`,
  );
  expect(rows).toEqual([
    { kind: 'release', count: 1 },
    { kind: 'reserve', count: 1 },
  ]);
  const { rows: left } = await pool.query(`SELECT FROM lease_reports WHERE lease_id = '${lease.id}'`);
  expect(left).toEqual([]);
  expect((await request(getMe)).data.profile.freeScansUsed).toBe(1);
  expect((await end('after.pdf', aLeasePdf().bytes)).status).toBe('ready');
});

const peakBytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
