import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainSubjects } from '../src/ask/subjects/train-subjects.ts';
import { askedExamples, spokenExamples } from '../testing/subject-examples.ts';

/** Writes what words say about the subject of a question and of a sentence, from questions and sentences that we wrote and the gold of our own leases. */
const [asked, spoken] = [askedExamples(), spokenExamples()];
const tables = trainSubjects(asked, spoken);
writeFileSync(join(import.meta.dirname, '../reference/ask-words.json'), `${JSON.stringify(tables, null, 1)}\n`);
const words = ({ words: { counts } }: (typeof tables)['questions']): number => counts.join('').length;
process.stdout.write(
  `${asked.length} questions, ${words(tables.questions)} words and pairs; ${spoken.length} sentences, ${words(tables.sentences)}\n`,
);
