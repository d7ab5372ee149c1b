import type { Evidence } from '../report.ts';
import { lightWords } from './function-words.ts';
import { kindsOf } from './kinds.ts';
import { type LeaseSentence, underHeading } from './lease-sentences.ts';
import { contentOf, mannerOf, type Question, type Term } from './question.ts';
import type { SentenceSearch } from './search-sentences.ts';
import { isOfKind, seeksTime, tellsTime } from './sentence-fit.ts';
import type { Said, Topic } from './topics/topic.ts';

const closerMin = 0.85;
const closerBy = 0.4;
const nearerMin = 0.6;
const knownMin = 0.75;

/** A sentence that speaks of what was asked far better than the one that the report rests on. */
export const closer = (
  question: Question,
  search: SentenceSearch,
  place: Evidence | undefined,
): LeaseSentence | null => {
  const hits = search.find(question.content, mannerOf(question));
  const [best] = hits;
  if (!best || !place || best.own < closerMin) return null;
  const said = hits.find(({ sentence }) => sentence.start < place.end && sentence.end > place.start);
  return best.own - (said?.own ?? 0) >= closerBy ? best.sentence : null;
};

type Left = { readonly places: readonly LeaseSentence[]; readonly terms: readonly Term[] };

/** What was asked about that neither the topic nor the sentences which the report rests on speak of. */
const leftOut = (topic: Topic, question: Question, said: Said, search: SentenceSearch): Left => {
  const manner = mannerOf(question);
  const places = search.sentences.filter(({ document, start, end }) =>
    said.quotes.some((quote) => quote.document === document && quote.start < end && quote.end > start),
  );
  const told = new Set(contentOf(said.text).map(({ stem }) => stem));
  const terms = question.content.filter(
    (term) =>
      !lightWords.has(term.word) &&
      !/^\d/.test(term.word) &&
      !told.has(term.stem) &&
      !isTopicsOwn(term, topic) &&
      places.every((place) => search.shareOf(place, [term], manner) < knownMin),
  );
  return { places, terms };
};

/** A sister is a guest, and the topic of guests speaks of her; goats are pets, but livestock before that. */
const isTopicsOwn = ({ word, stem }: Term, { words }: Topic): boolean => {
  const kinds = [...kindsOf(stem)];
  const names = kinds.every(([, share]) => share < narrowShare) ? kinds.map(([kind]) => kind) : [];
  return words !== undefined && [word, ...names].some((name) => words.test(name));
};

const narrowShare = 0.75;

/** A sentence on the topic that speaks of what the report leaves out: "the lawn" where the report tells how many may park. */
export const nearer = (topic: Topic, question: Question, said: Said, search: SentenceSearch): LeaseSentence | null => {
  const { places, terms } = leftOut(topic, question, said, search);
  if (terms.length === 0) return null;
  const manner = mannerOf(question);
  const isOnTopic = (sentence: LeaseSentence): boolean =>
    (topic.words?.test(underHeading(sentence)) ?? false) || places.some(({ clause }) => clause === sentence.clause);
  const [best] = search
    .find(question.content, manner)
    .filter(
      ({ sentence }) =>
        !places.includes(sentence) &&
        isOnTopic(sentence) &&
        isOfKind(question, sentence.text) &&
        (!seeksTime(question) || tellsTime(sentence.text)) &&
        search.shareOf(sentence, terms, manner) >= nearerMin,
    );
  return best?.sentence ?? null;
};

/** Of several places the one that speaks most of what was asked comes first. */
export const closestFirst = (
  question: Question,
  quotes: readonly Evidence[],
  search: SentenceSearch,
): readonly Evidence[] => {
  const manner = mannerOf(question);
  const shareOf = ({ document, start, end }: Evidence): number =>
    Math.max(
      0,
      ...search.sentences
        .filter((sentence) => sentence.document === document && sentence.start < end && sentence.end > start)
        .map((sentence) => search.shareOf(sentence, question.content, manner)),
    );
  return quotes
    .map((quote) => ({ quote, share: shareOf(quote) }))
    .sort((one, other) => other.share - one.share)
    .map(({ quote }) => quote);
};
