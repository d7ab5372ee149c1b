import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SubjectExample } from '../src/ask/subjects/train-subjects.ts';
import { splitSentences } from '../src/structure/sentences.ts';
import { factSentencesOf } from './fact-sentences.ts';
import { groupedSentences } from './flag-examples.ts';
import { subjectOfField, subjectOfFlag } from './subject-names.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(fixtures, folder))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(fixtures, folder, file));

/** Lines `subject | question | sentence`: what people ask, and words of a lease that answer it. */
const pairs = (): readonly { readonly subject: string; readonly question: string; readonly sentence: string }[] =>
  filesIn('ask-words', '.txt').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [subject, question, sentence, more] = line.split(' | ');
        if (!subject || !question || !sentence || more !== undefined)
          throw new Error(`Not a subject, a question and a sentence: ${line}`);
        return { subject, question, sentence };
      }),
  );

/** Questions that people ask about leases, by their subject. */
export const askedExamples = (): SubjectExample[] =>
  pairs().map(({ subject, question }) => ({ subject, text: question }));

/** Sentences by their subject: the answers of the pairs, our sentences of flags and facts, and what the gold of our own leases quotes. */
export const spokenExamples = (): SubjectExample[] =>
  [
    ...pairs().map(({ subject, sentence }) => ({ subject, text: sentence })),
    ...groupedSentences()
      .flatMap(({ id, says, benign }) => [...says, ...benign].map((text) => ({ subject: subjectOfFlag(id), text })))
      // There are more of them than of all others.
      .filter((_, at) => at % 4 === 0),
    ...filesIn('fact-words', '.txt')
      .flatMap((file) => factSentencesOf(readFileSync(file, 'utf8')))
      .flatMap(({ field, words }) => (field === null ? [] : [{ subject: subjectOfField(field), text: words }])),
    ...goldExamples(),
  ].filter(({ subject }) => subject !== undefined) as SubjectExample[];

type Quoted = { readonly id: string; readonly quote?: string };
type Gold = {
  readonly fields: Readonly<
    Record<string, { readonly quote?: string; readonly more_quotes?: readonly string[] } | null>
  >;
  readonly red_flags: readonly Quoted[];
  readonly look_alikes?: readonly Quoted[];
};

const goldExamples = (): readonly { readonly subject: string | null | undefined; readonly text: string }[] =>
  filesIn('own-leases/development', '.gold.json').flatMap((file) => {
    const { fields, red_flags, look_alikes = [] } = JSON.parse(readFileSync(file, 'utf8')) as Gold;
    const text = readFileSync(file.replace('.gold.json', '.txt'), 'utf8');
    const quoted = [
      ...Object.entries(fields).flatMap(([field, gold]) =>
        [gold?.quote, ...(gold?.more_quotes ?? [])].map((quote) => ({ subject: subjectOfField(field), quote })),
      ),
      ...[...red_flags, ...look_alikes].map(({ id, quote }) => ({ subject: subjectOfFlag(id), quote })),
    ].flatMap(({ subject, quote }) => (quote === undefined ? [] : [{ subject, text: quote }]));
    const flat = quoted.map(({ text: words }) => onOneLine(words)).join('\n');
    const rest = splitSentences(text, 0, text.length)
      .map(({ start, end }) => onOneLine(text.slice(start, end)))
      .filter((sentence) => sentence.length > 30 && !flat.includes(sentence.slice(3, -3)))
      .filter((_, at) => at % 3 === 0)
      .map((sentence) => ({ subject: null, text: sentence }));
    return [...quoted, ...rest];
  });

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
