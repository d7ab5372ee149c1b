import { overlaps } from '../facts/former-places.ts';
import { kindsOf } from './kinds.ts';
import { contentOf, mannerOf, type Question, type Term } from './question.ts';
import type { SentenceSearch } from './search-sentences.ts';
import type { Said, Topic } from './topics/topic.ts';

const knownMin = 0.75;
const narrowShare = 0.75;

/** Whether the topic, or the sentences that the report rests on, speak of all that was asked about. */
export const leavesNothingOut = (topic: Topic, question: Question, said: Said, search: SentenceSearch): boolean => {
  const manner = mannerOf(question);
  const places = search.sentences.filter((sentence) => said.quotes.some((quote) => overlaps(sentence, quote)));
  const told = new Set(contentOf(said.text).map(({ stem }) => stem));
  return question.content.every(
    (term) =>
      /^\d/.test(term.word) ||
      told.has(term.stem) ||
      topic.asks.test(term.word) ||
      isTopicsOwn(term, topic) ||
      places.some((place) => search.shareOf(place, [term], manner) >= knownMin),
  );
};

/** A sister is a guest, and the topic of guests speaks of her; goats are pets, but livestock before that. */
const isTopicsOwn = ({ word, stem }: Term, { words }: Topic): boolean => {
  const kinds = [...kindsOf(stem)];
  const names = kinds.every(([, share]) => share < narrowShare) ? kinds.map(([kind]) => kind) : [];
  return words !== undefined && [word, ...names].some((name) => words.test(name));
};
