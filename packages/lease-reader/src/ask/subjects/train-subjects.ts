import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { subjectFeatures } from './subject-features.ts';

/** A question, or a sentence of a lease, and what it is about. */
export type SubjectExample = { readonly text: string; readonly subject: string };

export type SubjectTables = {
  readonly madeFrom: number;
  readonly questions: WordTable;
  readonly sentences: WordTable;
};

/** What words say about the subject of questions and of sentences, each in a table of its own with the same subjects. */
export const trainSubjects = (
  questions: readonly SubjectExample[],
  sentences: readonly SubjectExample[],
): SubjectTables => {
  const subjects = [...new Set(questions.map(({ subject }) => subject))].sort();
  const madeFrom = subjectFingerprintOf(questions, sentences);
  return {
    madeFrom,
    questions: { madeFrom, ...trainWords(rowsOf(questions, subjects), subjects, ofQuestions) },
    sentences: { madeFrom, ...trainWords(rowsOf(sentences, subjects), subjects, ofSentences) },
  };
};

/** Tells whether tables were made from these examples. */
export const subjectFingerprintOf = (
  questions: readonly SubjectExample[],
  sentences: readonly SubjectExample[],
): number => fingerprintOf([...questions, ...sentences].map(({ text, subject }) => ({ id: subject, text })));

const rowsOf = (examples: readonly SubjectExample[], subjects: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const { subject } of examples) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return examples.flatMap(({ text, subject }) => {
    const type = subjects.indexOf(subject);
    // Subjects with few examples weigh as much as those with many, half way.
    const weight = Math.sqrt(usual / (counts.get(subject) ?? 1));
    return type < 0 ? [] : [{ features: subjectFeatures(text), type, weight }];
  });
};

/** Examples that a subject usually has. */
const usual = 100;

const ofQuestions = { rounds: 60, shrinking: 1e-6, leastWeight: 1.3, furtherRounds: 20, steps: 2 };
const ofSentences = { rounds: 60, shrinking: 2e-6, leastWeight: 1, furtherRounds: 25, steps: 2, leastExamples: 2 };
