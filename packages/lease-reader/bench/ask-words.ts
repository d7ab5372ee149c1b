import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askedExamplesOf, askFingerprintOf, judgedExamples } from '#testing/ask-examples.ts';
import { teachingSets } from '#testing/question-sets.ts';
import { askedExamples, spokenExamples } from '#testing/subject-examples.ts';

/**
 * Writes what Ask has learned: what words say about the subject of a question and of a sentence, where questions and sentences lie, which
 * signs tell the sentence that answers, and what words of both say about yes and no. `--only subjects`, `--only answers` or `--only
 * verdicts` makes a part of them; answers need the subjects as they are, verdicts nothing else.
 */
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const write = (name: string, table: unknown): void =>
  writeFileSync(join(import.meta.dirname, '../reference', name), `${JSON.stringify(table, null, 1)}\n`);

if (options.only === undefined || options.only === 'subjects') {
  const { trainSubjects } = await import('#ask/subjects/train-subjects.ts');
  const [asked, spoken] = [askedExamples(), spokenExamples()];
  write('ask-words.json', trainSubjects(asked, spoken));
  process.stdout.write(`${asked.length} questions and ${spoken.length} sentences by subject\n`);
}
if (options.only !== 'subjects') {
  const { crossMatched, trainMatching } = await import('#ask/matching/train-matching.ts');
  const { trainRanking } = await import('#ask/ranking/train-ranking.ts');
  const { trainVerdicts } = await import('#ask/verdict/train-verdicts.ts');
  const sets = teachingSets();
  const { leases, verdicts } = askedExamplesOf(sets);
  const judged = judgedExamples();
  const madeFrom = askFingerprintOf(sets, judged);
  if (options.only !== 'verdicts') {
    write('ask-matches.json', { madeFrom, ...trainMatching(leases) });
    write('ask-ranking.json', { madeFrom, ...trainRanking(crossMatched(leases)) });
  }
  write('ask-verdicts.json', { madeFrom, ...trainVerdicts([...judged, ...verdicts]) });
  process.stdout.write(
    `${leases.flatMap(({ questions }) => questions).length} questions about leases; ${judged.length + verdicts.length} with what a sentence answers\n`,
  );
}
