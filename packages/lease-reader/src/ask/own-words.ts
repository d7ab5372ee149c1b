import { wordsFor } from './clause-answer.ts';
import { lightWords } from './function-words.ts';
import { kindsOf } from './kinds.ts';
import { contentOf, type Question, type Term } from './question.ts';
import { synonymsOf } from './synonyms.ts';
import type { Said, Topic } from './topics/topic.ts';

/**
 * What the report says, followed by the words it rests on where it leaves out something that was asked ("over 100 dollars", "if Joel
 * stops"), or where its figure is not the one that is written there.
 */
export const withOwnWords = (topic: Topic, question: Question, said: Said): string => {
  const [first] = said.quotes;
  if (!first || !topic.words || said.text.includes(first.quote)) return said.text;
  const told = new Set(contentOf(said.text).map(({ stem }) => stem));
  const isTold = ({ word, stem }: Term): boolean =>
    told.has(stem) ||
    topic.words?.test(word) === true ||
    [...synonymsOf(stem), ...kindsOf(stem).keys()].some((other) => told.has(other));
  const isMore = question.asked.some((term) => !lightWords.has(term.word) && !isTold(term));
  const words = wordsFor({ text: first.quote }, question.content);
  return isMore || (!said.reasoning && isConverted(said.text, first.quote)) ? `${said.text} ${words}` : said.text;
};

const figures = /\$?\d[\d,]*(?:\.\d+)?%?/g;

/** Nine months that the report tells as 270 days, an amount by the foot that it tells in all. */
const isConverted = (text: string, quote: string): boolean => {
  const written: readonly string[] = quote.match(figures) ?? [];
  return (
    (text.match(figures) ?? []).length > 0 &&
    (text.match(figures) ?? []).every(
      (figure) => !written.some((one) => one.replace(/\.00$/, '') === figure.replace(/\.00$/, '')),
    )
  );
};
