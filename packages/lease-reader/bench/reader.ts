import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aleasebert } from './sets/aleasebert.ts';
import { headedClauses, labelledClauses, textsOfFolder, textsOfLines } from './sets/clause-types.ts';
import { factSentences } from './sets/fact-sentences.ts';
import { flagSentences } from './sets/flag-sentences.ts';
import { mutatedLeases } from './sets/mutated.ts';
import { ownLeases } from './sets/own-leases.ts';
import { newReading, type Row } from './sets/reading.ts';
import { readAll, secLeases } from './sets/sec-leases.ts';
import { timeSlope } from './sets/time.ts';
import { usLeases } from './sets/us-leases.ts';

/** Runs the reader over its own leases and every document of a data folder and counts it against the gold. Exits 1 when a quote is not verbatim. */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
    detailed: { type: 'boolean' },
    skipScans: { type: 'boolean' },
    only: { type: 'string' },
  },
});

const reading = newReading();
const rows: Row[] = [];
const { data, out } = options;
const at = (...names: string[]): string | null => {
  const path = data === undefined ? null : join(data, ...names);
  return path !== null && existsSync(path) ? path : null;
};
const isWanted = (name: string): boolean => options.only === undefined || options.only.split(',').includes(name);

const longest = at('sec-leases', 'text', '13_ground_svc_reit.txt');
if (longest !== null && isWanted('time')) rows.push(await timeSlope(longest));
if (isWanted('own')) rows.push(...(await ownLeases(reading, out)));
if (isWanted('sentences')) rows.push(...flagSentences({ isDetailed: options.detailed === true }));
if (isWanted('facts')) rows.push(factSentences());
if (isWanted('clauses')) {
  const isDetailed = options.detailed === true;
  rows.push(...(await labelledClauses(reading, isDetailed)));
  const [filings, parts] = [at('sec-leases', 'text'), at('aleasebert', 'dev.jsonl')];
  if (filings !== null) rows.push(await headedClauses('sec-leases', textsOfFolder(filings), isDetailed));
  if (parts !== null) rows.push(await headedClauses('aleasebert', textsOfLines(parts), isDetailed));
}
if (isWanted('mutated')) rows.push(await mutatedLeases(reading));
const us = at('us-leases');
if (us !== null && isWanted('us'))
  rows.push(...(await usLeases(reading, us, { hasScans: options.skipScans !== true, out })));
const sec = at('sec-leases');
if (sec !== null && isWanted('sec')) rows.push(...(await secLeases(reading, sec)));
const annotated = at('aleasebert');
if (annotated !== null && isWanted('aleasebert')) rows.push(...(await aleasebert(reading, annotated)));
for (const name of ['forms', 'sec-leases/text', 'sec-leases/htm']) {
  const folder = at(...name.split('/'));
  if (folder !== null && isWanted('all')) rows.push(await readAll(reading, folder, name));
}

const { documents, words, milliseconds, quotes, bad } = reading.totals();
rows.push({
  set: 'all documents read here',
  figures: {
    documents,
    words,
    millisecondsPer1000Words: Math.round((milliseconds / Math.max(1, words)) * 1_000_000) / 1000,
    quotes,
    quotesNotVerbatim: bad.length,
  },
});

const shown = (value: unknown): string => (Array.isArray(value) ? `\n      ${value.join('\n      ')}` : String(value));
process.stdout.write(
  options.json
    ? `${JSON.stringify(Object.fromEntries(rows.map(({ set, figures }) => [set, figures])), null, 2)}\n`
    : `${rows
        .map(({ set, figures }) =>
          [set, ...Object.entries(figures).map(([name, value]) => `  ${name.padEnd(26)}${shown(value)}`)].join('\n'),
        )
        .join('\n')}\n`,
);
if (data === undefined) process.stdout.write('Without --data DIR only our own leases and sentences are counted.\n');
for (const each of bad.slice(0, 20)) process.stderr.write(`not verbatim: ${each}\n`);
process.exitCode = bad.length > 0 ? 1 : 0;
