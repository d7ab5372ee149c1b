import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@keyclause/documents/node';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { readLease } from '#index.ts';

/** How hard our plain lines are to read beside the clauses that they stand for: Flesch-Kincaid grades over the leases of the project. */
const fixtures = join(import.meta.dirname, '../fixtures');
const files = globSync('{us-leases,own-leases/development}/*.txt', { cwd: fixtures }).sort();

const gradeOf = (text: string): number =>
  fleschKincaid({
    sentence: Math.max(1, text.match(/[.!?](?=\s|$)/g)?.length ?? 0),
    word: text.split(/\s+/).length,
    syllable: syllable(text),
  });

const quantile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);

const grades = { clauses: [] as number[], plain: [] as number[] };
for (const file of files) {
  const document = await readFile(readFileSync(join(fixtures, file)));
  for (const clause of readLease([{ name: file, document }]).clauses) {
    if (clause.plain === '') continue;
    grades.clauses.push(gradeOf(clause.quote));
    grades.plain.push(gradeOf(clause.plain));
  }
}
console.log(`Flesch-Kincaid grade over ${grades.plain.length} clauses of ${files.length} leases (aim: at most 8)`);
for (const [name, values] of Object.entries(grades)) {
  values.sort((a, b) => a - b);
  const easy = values.filter((grade) => grade <= 8).length / values.length;
  console.log(
    `${name.padEnd(8)} median ${quantile(values, 0.5)}, nine of ten up to ${quantile(values, 0.9)}, grade 8 or less ${(easy * 100).toFixed(0)} %`,
  );
}
