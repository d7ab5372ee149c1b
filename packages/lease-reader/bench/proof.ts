import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engineVersion } from '#index.ts';
import { sentenceCounts } from './sets/flag-sentences.ts';
import { proofSets, shareOf } from './sets/proof-sets.ts';
import { newReading } from './sets/reading.ts';

/** Writes the figures of the page /proof, from the leases and sentences of this repository; --out FILE keeps them. Exits 1 when a quote is not verbatim. */
const { values: options } = parseArgs({ options: { out: { type: 'string' } } });

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const reading = newReading();
const sets = await proofSets(reading);
const sentences = sentenceCounts().map(({ part, sentences: written, benign, missed, fired }) => ({
  part,
  written,
  found: written - missed.length,
  lookAlikes: benign,
  lookAlikesFired: fired.length,
  recall: shareOf(written - missed.length, written),
}));
const { documents, words, quotes, bad } = reading.totals();

const text = JSON.stringify(
  {
    measuredOn: new Date().toISOString().slice(0, 10),
    engineVersion,
    commit: git('rev-parse', '--short=10', 'HEAD'),
    sets,
    sentences,
    quotes: { documents, words, quotes, notVerbatim: bad.length },
  },
  null,
  1,
).replace(/\{[^{}[\]]*\}/g, (row) => row.replace(/\s+/g, ' '));
if (options.out === undefined) process.stdout.write(`${text}\n`);
else writeFileSync(options.out, `${text}\n`);
for (const each of bad.slice(0, 20)) process.stderr.write(`not verbatim: ${each}\n`);
process.exitCode = bad.length > 0 ? 1 : 0;
