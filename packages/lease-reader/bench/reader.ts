import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PlacedDocument } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import fields from '#reference/lease-fields.json' with { type: 'json' };
import { type LeaseReport, readLease } from '../src/index.ts';
import {
  emptyFieldCount,
  emptyFlagCount,
  type FieldCount,
  type FlagCount,
  type Gold,
  scoreFields,
  scoreFlags,
} from './scoring/score-report.ts';

/** Runs the reader over every document of a data folder and counts it against the gold. Exits 1 when a quote is not verbatim. */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
    skipScans: { type: 'boolean' },
  },
});
const data = options.data;

type Run = {
  readonly words: number;
  readonly milliseconds: number;
  readonly quotes: number;
  readonly badQuotes: string[];
};

const results: Record<string, unknown> = {};
const runs: Run[] = [];

const read = async (path: string): Promise<{ document: PlacedDocument; report: LeaseReport }> => {
  const document = await readFile(readFileSync(path));
  const started = performance.now();
  const report = readLease([{ name: path.split('/').at(-1) ?? path, document }]);
  const milliseconds = performance.now() - started;
  const { quotes, bad } = checkQuotes(report, document, path);
  runs.push({
    words: document.pages.reduce((sum, page) => sum + page.words.length, 0),
    milliseconds,
    quotes,
    badQuotes: bad,
  });
  return { document, report };
};

/** Every object with a quote, wherever it stands in the report. */
const checkQuotes = (
  report: LeaseReport,
  document: PlacedDocument,
  path: string,
): { quotes: number; bad: string[] } => {
  let quotes = 0;
  const bad: string[] = [];
  const visit = (value: unknown, where: string): void => {
    if (Array.isArray(value)) for (const [at, part] of value.entries()) visit(part, `${where}[${at}]`);
    else if (typeof value === 'object' && value !== null) {
      const record = value as Record<string, unknown>;
      if (
        typeof record['quote'] === 'string' &&
        typeof record['start'] === 'number' &&
        typeof record['end'] === 'number'
      ) {
        quotes++;
        const page = document.pages[Number(record['page']) - 1];
        const isOnPage = page !== undefined && record['start'] < page.end && record['end'] > page.start;
        if (
          document.text.slice(record['start'], record['end']) !== record['quote'] ||
          record['quote'] === '' ||
          !isOnPage
        )
          bad.push(`${path} ${where}`);
      }
      for (const [key, part] of Object.entries(record)) if (key !== 'boxes') visit(part, `${where}.${key}`);
    }
  };
  visit(report, 'report');
  return { quotes, bad };
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000);

const usLeases = async (folder: string): Promise<void> => {
  const ids = new Set(fields.fields.map(({ id }) => id));
  const formats = ['txt', 'pdf', 'docx', ...(options.skipScans ? [] : ['scan.pdf'])];
  for (const format of formats) {
    const perField = new Map<string, FieldCount>();
    const flags = emptyFlagCount();
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.gold.json'))
      .map((file) => file.replace('.gold.json', ''))
      .filter((name) => existsSync(join(folder, `${name}.${format}`)));
    for (const name of names) {
      const { report } = await read(join(folder, `${name}.${format}`));
      const gold = JSON.parse(readFileSync(join(folder, `${name}.gold.json`), 'utf8')) as Gold;
      scoreFields(gold, report, ids, perField);
      scoreFlags(gold, report, flags);
      if (options.out) {
        mkdirSync(join(options.out, format), { recursive: true });
        writeFileSync(join(options.out, format, `${name}.json`), JSON.stringify(report, null, 1));
      }
    }
    results[`us-leases ${format}`] = {
      leases: names.length,
      ...summary(perField),
      ...flagSummary(flags),
      worst: worst(perField),
    };
  }
};

const summary = (perField: ReadonlyMap<string, FieldCount>) => {
  const all = emptyFieldCount();
  for (const count of perField.values())
    for (const key of Object.keys(all) as (keyof FieldCount)[]) all[key] += count[key];
  return {
    fields: all.gold,
    recall: share(all.right, all.gold),
    precision: share(all.right, all.right + all.wrong + all.extra),
    location: share(all.located, all.right),
  };
};

const flagSummary = (count: FlagCount) => ({
  flagPrecision: share(count.right, count.right + count.extra),
  flagRecall: share(count.hit, count.gold),
  lookAlikesFired: share(count.lookAlikesFired, count.lookAlikes),
  missingF1: share(2 * count.missingRight, 2 * count.missingRight + count.missingExtra + count.missingMissed),
});

const worst = (perField: ReadonlyMap<string, FieldCount>): string[] =>
  [...perField.entries()]
    .map(([field, count]) => ({ field, faults: count.wrong + count.missing + count.extra, of: count.gold }))
    .filter(({ faults }) => faults > 0)
    .sort((a, b) => b.faults - a.faults)
    .slice(0, 8)
    .map(({ field, faults, of }) => `${field} ${faults}/${of}`);

const readAll = async (folder: string, name: string): Promise<void> => {
  const files = readdirSync(folder).filter((file) => /\.(?:txt|pdf|docx|html?)$/.test(file));
  const verdicts: Record<string, string> = {};
  for (const file of files) {
    const { report } = await read(join(folder, file));
    verdicts[file] =
      `${report.verdict} ${report.kind} ${report.state ?? '-'} facts ${Object.values(report.facts).filter(({ method }) => method !== 'absent').length} flags ${report.flags.length} clauses ${report.clauses.length}`;
  }
  results[name] = verdicts;
};

/** Time and memory on the longest lease, and the growth of time from a tenth of it to the whole. */
const longest = async (path: string): Promise<void> => {
  const document = await readFile(readFileSync(path));
  const timed = (share_: number): { words: number; milliseconds: number; cpuMilliseconds: number } => {
    const cut = cutDocument(document, Math.floor(document.text.length * share_));
    const started = performance.now();
    const cpu = process.cpuUsage();
    readLease([{ name: 'longest', document: cut }]);
    const { user, system } = process.cpuUsage(cpu);
    return {
      words: cut.pages.reduce((sum, page) => sum + page.words.length, 0),
      milliseconds: Math.round(performance.now() - started),
      cpuMilliseconds: Math.round((user + system) / 1000),
    };
  };
  timed(0.05);
  const steps = [0.1, 0.25, 0.5, 1].map(timed);
  results['longest lease'] = {
    characters: document.text.length,
    steps,
    memoryMegabytes: Math.round(process.memoryUsage().rss / 1_048_576),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
};

const cutDocument = (document: PlacedDocument, length: number): PlacedDocument => ({
  ...document,
  text: document.text.slice(0, length),
  blocks: document.blocks.filter(({ end }) => end <= length),
  pages: document.pages
    .filter(({ start }) => start < length)
    .map((page) => ({
      ...page,
      end: Math.min(page.end, length),
      words: page.words.filter(({ end }) => end <= length),
    })),
});

if (!data) {
  process.stdout.write('reader: no data folder; give --data DIR.\n');
} else {
  const longestLease = join(data, 'sec-leases', 'text', '13_ground_svc_reit.txt');
  if (existsSync(longestLease)) await longest(longestLease);
  if (existsSync(join(data, 'us-leases'))) await usLeases(join(data, 'us-leases'));
  for (const name of ['forms', 'sec-leases/text', 'sec-leases/htm'])
    if (existsSync(join(data, name))) await readAll(join(data, name), name);
  const words = runs.reduce((sum, run) => sum + run.words, 0);
  const milliseconds = runs.reduce((sum, run) => sum + run.milliseconds, 0);
  const bad = runs.flatMap(({ badQuotes }) => badQuotes);
  results['speed'] = {
    documents: runs.length,
    words,
    millisecondsPer1000Words: Math.round((milliseconds / Math.max(1, words)) * 1_000_000) / 1000,
  };
  results['quotes'] = { checked: runs.reduce((sum, run) => sum + run.quotes, 0), bad: bad.length };
  process.stdout.write(
    options.json
      ? `${JSON.stringify(results, null, 2)}\n`
      : `${Object.entries(results)
          .map(
            ([name, value]) =>
              `${name}\n  ${
                typeof value === 'object' && value !== null
                  ? Object.entries(value)
                      .map(([key, part]) => `${key}: ${typeof part === 'object' ? JSON.stringify(part) : part}`)
                      .join('\n  ')
                  : value
              }`,
          )
          .join('\n')}\n`,
  );
  for (const each of bad.slice(0, 20)) process.stderr.write(`not verbatim: ${each}\n`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}
