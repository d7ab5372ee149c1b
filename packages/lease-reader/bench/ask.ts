import { parseArgs } from 'node:util';
import { questionSets } from '#testing/question-sets.ts';
import { scoreAnswers } from './questions/score-answers.ts';

/** Asks the questions that were written for our own leases and counts right answers with right quotes; --detailed shows the misses of the development part. Exits 1 when a quote is not verbatim. */
const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, detailed: { type: 'boolean' } } });

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));
const rows: Record<string, Record<string, string | number>> = {};
let bad = 0;
for (const part of ['development', 'held-back'] as const) {
  const { answerable, right, silenced, unanswerable, recognised, quotes, notVerbatim, misses } = await scoreAnswers(
    questionSets(part),
  );
  bad += notVerbatim;
  rows[part] = {
    answerable,
    'right answer and quote': `${right} (${share(right, answerable)})`,
    'told to be silent, wrongly': silenced,
    unanswerable,
    'recognised as such': `${recognised} (${share(recognised, unanswerable)})`,
    quotes,
    'quotes not verbatim': notVerbatim,
  };
  // The held-back part is counted as a whole: what one has seen one fits.
  if (options.detailed && part === 'development') for (const miss of misses) process.stdout.write(`${miss}\n`);
}
if (options.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else
  for (const [part, figures] of Object.entries(rows)) {
    process.stdout.write(`questions, ${part}\n`);
    for (const [name, value] of Object.entries(figures)) process.stdout.write(`  ${name.padEnd(28)}${value}\n`);
  }
process.exitCode = bad > 0 ? 1 : 0;
