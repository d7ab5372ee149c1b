import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createLease, type Lease, watchLeases } from '@keyclause/contracts';
import { sampleLeasePdf } from '@keyclause/documents/testing';
import { createRequestClient, type RequestClient } from '@keyclause/request';
import { openDatabase } from '#database/database.ts';
import { startEmbeddedServer } from '#database/embedded-server.ts';
import { type ApiProcess, createDataFolder, runApi, signUpAt } from '#test/api-process.ts';

// Time from the first byte of an upload to the report, as a browser sees it: upload, event "ready". With fsync on, in a real process.
// Prints medians of a warm API; the first upload after the start stands alone.

const rounds = 7;

const main = async (): Promise<void> => {
  const [data, files] = [createDataFolder(), createDataFolder()];
  const server = await startEmbeddedServer(data.path);
  const api = await runApi({ DATABASE_URL: server.urlOf('postgres'), DATA_DIR: files.path });
  try {
    const cookie = await signUpAt(api, 'bench@keyclause.test');
    const client = createRequestClient({ baseUrl: api.url, headers: { cookie, origin: api.url } });
    await assignCommercialPlan(server.urlOf('postgres'));
    const first = await uploadToReport(client, aPdf(10));
    console.log(`first upload after the start, 10 pages: ${first.toFixed(0)} ms`);
    for (const pages of [1, 10, 100]) {
      const memory = watchMemory(api);
      const durations: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        durations.push(await uploadToReport(client, aPdf(pages)));
        // A reader that was just started ahead is warm when people upload one lease after another.
        await new Promise((resolve) => setTimeout(resolve, 800));
      }
      const { api: apiPeak, child: childPeak } = memory.stop();
      durations.sort((a, b) => a - b);
      console.log(
        `${pages} page(s): median ${at(durations, 0.5)} ms, worst ${at(durations, 1)} ms; ` +
          `peak memory API ${megabytes(apiPeak)} MB, reader ${megabytes(childPeak)} MB`,
      );
    }
  } finally {
    await api.end('SIGTERM');
    await server.stop();
    data.remove();
    files.remove();
  }
};

let uploads = 0;

const aPdf = (pageCount: number): Uint8Array<ArrayBuffer> => {
  uploads += 1;
  return new Uint8Array(Buffer.concat([sampleLeasePdf({ pageCount }), Buffer.from(`\n% bench ${uploads}\n`)]));
};

const uploadToReport = async (
  { request, subscribe }: RequestClient,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> => {
  const settled = new Map<string, Lease>();
  const end = subscribe(watchLeases, {}, { onEvent: (lease) => void settled.set(lease.id, lease) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const form = new FormData();
  form.append('files', new File([bytes], 'lease.pdf'));
  const begun = performance.now();
  const { data } = await request(createLease, { body: form });
  for (;;) {
    const status = settled.get(data.lease.id)?.status;
    if (status === 'ready') break;
    if (status === 'failed' || status === 'cancelled') throw new Error(`The lease ended as ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  end();
  return performance.now() - begun;
};

const assignCommercialPlan = async (url: string): Promise<void> => {
  const { database, close } = openDatabase(url, { poolSize: 1 });
  await database.updateTable('profiles').set({ subscriptionTier: 'commercial' }).execute();
  await close();
};

/** Highest resident memory of the API and of any process that it started. */
const watchMemory = ({ pid }: ApiProcess) => {
  const peak = { api: 0, child: 0 };
  const timer = setInterval(() => {
    peak.api = Math.max(peak.api, residentOf(pid));
    for (const child of childrenOf(pid)) peak.child = Math.max(peak.child, residentOf(child));
  }, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
};

const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) * 1024;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(statusOf(one)) && programOf(one) === process.execPath);

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    return '';
  }
};

const programOf = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

await main();
