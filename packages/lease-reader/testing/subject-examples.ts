import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectOfField, subjectOfFlag } from '#ask/subjects/subject-names.ts';
import type { SubjectExample } from '#ask/subjects/train-subjects.ts';
import { factSentencesOf } from './fact-sentences.ts';
import { groupedSentences } from './flag-examples.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(fixtures, folder))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(fixtures, folder, file));

type Asked = { readonly subject: string; readonly question: string; readonly sentence?: string | undefined };

/** Lines `subject | question`, some with words of a lease that answer it after another bar; `first+second` for a question of two subjects. */
const asked = (): readonly Asked[] =>
  filesIn('ask-words', '.txt').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const [subjects, question, sentence, more] = line.split(' | ');
        if (!subjects || !question || more !== undefined)
          throw new Error(`Not a subject, a question and perhaps a sentence: ${line}`);
        return subjects.split('+').map((subject) => ({ subject, question, sentence }));
      }),
  );

/** Sentences with the questions that they answer yes or no to, under a line that names their subject. */
const judged = (): readonly SubjectExample[] =>
  filesIn('ask-verdicts', '.txt').flatMap((file) => {
    let subject = '';
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('# ')) subject = line.slice(2);
        const [, question, sentence] = line.split(' | ');
        return question === undefined || sentence === undefined
          ? []
          : [
              { subject, text: question },
              { subject, text: sentence },
            ];
      });
  });

/** Questions that people ask about leases, by their subject. */
export const askedExamples = (): SubjectExample[] => [
  ...asked().map(({ subject, question }) => ({ subject, text: question })),
  ...judged().filter((_, at) => at % 2 === 0),
];

/** Sentences by their subject: what answers the questions, and our sentences of flags and facts. No lease is learned from. */
export const spokenExamples = (): SubjectExample[] =>
  [
    // Each sentence stands with three questions.
    ...judged().filter((_, at) => at % 6 === 1),
    ...asked().flatMap(({ subject, sentence }) => (sentence === undefined ? [] : [{ subject, text: sentence }])),
    ...groupedSentences()
      .flatMap(({ id, says, benign }) => [...says, ...benign].map((text) => ({ subject: subjectOfFlag(id), text })))
      // There are more of them than of all others.
      .filter((_, at) => at % 4 === 0),
    ...filesIn('fact-words', '.txt')
      .flatMap((file) => factSentencesOf(readFileSync(file, 'utf8')))
      .flatMap(({ field, words }) => (field === null ? [] : [{ subject: subjectOfField(field), text: words }])),
  ].filter(({ subject }) => subject !== undefined) as SubjectExample[];
