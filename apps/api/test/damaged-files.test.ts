import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLease } from '@keyclause/contracts';
import { createRandom, pdfStream, pictureFile, rawPdf } from '@keyclause/documents/testing';
import { createRequestClient } from '@keyclause/request';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { createDataFolder, runApi, signUpAt } from './api-process.ts';
import { aForm } from './leases.ts';
import { createTestDatabase } from './test-database.ts';

const copiesOfEach = 200;
/** A legible scan is recognised however it is damaged, for seconds of a processor each time. */
const copiesOfEachScan = 8;
const readingSeconds = 30;

const fixtures = join(import.meta.dirname, '../../../packages/lease-reader/fixtures/us-leases');
const fixture = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(fixtures, name)));

/** A written lease as a page of the web. */
const asHtml = (text: string): Uint8Array<ArrayBuffer> => {
  const paragraphs = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n\s*\n/);
  return new Uint8Array(Buffer.from(`<!doctype html><title>Lease</title><p>${paragraphs.join('</p>\n<p>')}</p>`));
};

/** Twelve written leases, and each of the parsers. The two pictures among them are cheap: one shows its damage, one is too small to be read. */
const makeLeases = async (): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> => ({
  'letter.pdf': fixture('01_letter_ga.pdf'),
  'monthly.pdf': fixture('07_month_to_month_va.pdf'),
  'amended.pdf': fixture('11_amended_pa.pdf'),
  'student.pdf': fixture('04_student_bed_il.pdf'),
  'conflicts.pdf': fixture('08_conflicts_ny.pdf'),
  'form.docx': fixture('02_pm_form_tx.docx'),
  'furnished.docx': fixture('10_furnished_ca.docx'),
  'conflicts.docx': fixture('08_conflicts_ny.docx'),
  'house.txt': fixture('06_house_fl.txt'),
  'voucher.html': asHtml(readFileSync(join(fixtures, '09_voucher_ma.txt'), 'utf8')),
  'room.png': await pictureFile(fixture('03_room_wa.pdf'), 'png', { dotsPerInch: 100 }),
  'landlord.jpg': await pictureFile(fixture('12_bad_landlord_mi.pdf'), 'jpeg', { dotsPerInch: 30 }),
});

/** The first page of a lease as a scanner and as a phone send it: pictures that recognition reads. */
const makeScans = async (): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> => {
  const photo = await pictureFile(fixture('01_letter_ga.pdf'), 'jpeg', { dotsPerInch: 110 });
  return { 'photo.jpg': photo, 'scan.pdf': pdfOfPhoto(photo, { width: 935, height: 1210 }) };
};

/** As scanners make them: a page of US Letter that is one JPEG, and no text. */
const pdfOfPhoto = (photo: Uint8Array, { width, height }: { width: number; height: number }) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    pdfStream(Buffer.from('q 612 0 0 792 0 0 cm /I Do Q')),
    pdfStream(
      photo,
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
    ),
  ]);

it(`brings ${copiesOfEach} damaged copies of each of twelve leases, and ${copiesOfEachScan} of each of two scans, to an end within ${readingSeconds} s each, and falls over none`, {
  timeout: 1_800_000,
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
  await pool.query('UPDATE profiles SET free_scans_used = 3, analysis_credits = 100000');
  const { request } = createRequestClient({ baseUrl: api.url, headers: { cookie, origin: api.url } });
  const leases = Object.entries(await makeLeases());
  expect(leases).toHaveLength(12);
  const scans = Object.entries(await makeScans());
  const copies = [
    ...leases.flatMap((lease) => damagedCopies(lease, copiesOfEach)),
    ...scans.flatMap((scan) => damagedCopies(scan, copiesOfEachScan)),
  ];

  const refusals = new Set<string>();
  const upload = async (): Promise<void> => {
    for (let copy = copies.pop(); copy; copy = copies.pop()) {
      await request(createLease, { body: aForm([copy]) }).catch((error: { body?: { code?: string } }) =>
        refusals.add(error.body?.code ?? 'no answer'),
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, upload));

  const begunAt = new Map<string, number>();
  const slow = new Set<string>();
  for (;;) {
    const { rows } = await pool.query(`SELECT id, title, status FROM leases WHERE status IN ('queued', 'reading')`);
    if (rows.length === 0) break;
    for (const { id, title } of rows.filter(({ status }) => status === 'reading')) {
      if (!begunAt.has(id)) begunAt.set(id, Date.now());
      if (Date.now() - (begunAt.get(id) ?? 0) > readingSeconds * 1000) slow.add(title);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  expect([...slow]).toEqual([]);
  // A type is told by the first bytes, so that some damage shows at the door.
  expect([...refusals].filter((code) => code !== 'unsupported_type')).toEqual([]);
  const { rows: ends } = await pool.query(
    `SELECT status, failure ->> 'code' AS code, count(*)::int FROM leases GROUP BY 1, 2 ORDER BY 3 DESC`,
  );
  const final =
    /^(ready null|failed (not_a_lease|corrupt|archive_bomb|no_text|no_pages|not_a_document|pdf_encrypted|unsupported_type|image_too_large))$/;
  expect(ends.filter(({ status, code }) => !final.test(`${status} ${code}`))).toEqual([]);
  expect([api.child.exitCode, api.child.signalCode]).toEqual([null, null]);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  const { rows: sums } = await pool.query(`
    SELECT (SELECT count(*) FROM leases WHERE status = 'ready') AS ready, (SELECT count(*) FROM lease_reports) AS reports,
      (SELECT 100000 - analysis_credits FROM profiles) AS charged`);
  expect([sums[0].reports, sums[0].charged]).toEqual([sums[0].ready, sums[0].ready]);
  expect(sums[0].ready).toBeGreaterThan(copiesOfEach);
  // Damage does not keep every scan from being recognised: the pictures are legible.
  const { rows: read } = await pool.query(
    `SELECT DISTINCT regexp_replace(title, '^\\d+-', '') AS scan FROM leases WHERE status = 'ready' AND title ~ 'scan|photo' ORDER BY 1`,
  );
  expect(read).toHaveLength(scans.length);
  expect(readdirSync(join(data.path, 'files/staging'))).toEqual([]);
});

const damagedCopies = ([name, bytes]: readonly [string, Uint8Array], count: number) =>
  Array.from({ length: count }, (_, seed) => ({ name: `${seed}-${name}`, bytes: damaged(bytes, seed) }));

/** One to twenty random bytes changed, the same ones for the same seed. */
const damaged = (bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> => {
  const copy = new Uint8Array(bytes);
  const random = createRandom(seed);
  for (let change = 0; change <= seed % 20; change += 1) {
    const at = random.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 + random.below(255));
  }
  return copy;
};
