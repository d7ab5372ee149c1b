import { definitionsOf } from '../structure/definitions.ts';
import type { Answer, Verdict } from './answer.ts';
import { lightWords } from './function-words.ts';
import { evidenceOfSentence, type LeaseSentence, spokenOf, underHeading } from './lease-sentences.ts';
import { verdictOf } from './polarity.ts';
import { contentOf, mannerOf, type Question, type Term } from './question.ts';
import { withoutRepeats } from './report-reader.ts';
import type { Hit, SentenceSearch } from './search-sentences.ts';
import { fitOf, isOfKind } from './sentence-fit.ts';
import type { Topic } from './topics/topic.ts';

/** Below this share of what was asked, found sentences speak of something else. Set on the questions of the development part. */
export const coverageMin = 0.55;
const offTopicMin = 0.75;
const silentVerdictMin = 0.78;
const topicCoverageMin = 0.34;
const shortMax = 60;
const togetherMax = 330;
const pairMax = 500;

export const fromClauses = (
  question: Question,
  search: SentenceSearch,
  topic: Topic | null,
  least = coverageMin,
): Answer | null => {
  const hits = search
    .find(question.content.length > 0 ? question.content : termsOf(topic), mannerOf(question))
    .filter(({ sentence }) => isOfKind(question, spokenOf(sentence)))
    .map((hit) => ({
      ...hit,
      score: hit.score * fitOf(question, spokenOf(hit.sentence)),
    }))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const chosen =
    (topic?.words ? onTopic(question, topic, hits, search) : undefined) ??
    hits.find(({ sentence, coverage, own }) =>
      // What neither allows nor forbids has to speak of the very thing.
      isWithoutVerdict(question, sentence) ? own >= silentVerdictMin : coverage >= (topic?.words ? offTopicMin : least),
    );
  if (!chosen) return null;
  const others = hits.filter(
    ({ sentence, score, coverage }) =>
      sentence !== chosen.sentence &&
      coverage >= chosen.coverage * 0.95 &&
      score >= chosen.score * 0.6 &&
      (topic?.words?.test(sentence.text) ?? true),
  );
  return fromSentence(
    question,
    goingOn(chosen.sentence, search),
    others.slice(0, 2).map(({ sentence }) => sentence),
    topic,
    chosen.sentence,
    tellsMore(question, chosen.sentence, others, search),
  );
};

export const fromSentence = (
  question: Question,
  sentence: LeaseSentence,
  others: readonly LeaseSentence[],
  topic: Topic | null,
  decisive = sentence,
  spokenToo: readonly LeaseSentence[] = [],
): Answer => ({
  source: 'clauses',
  verdict: spokenVerdict(question, spokenOf(decisive)) ?? verdictOf(question, sentence.text),
  text: [sentence, ...spokenToo.filter(({ start, end }) => start >= sentence.end || end <= sentence.start)]
    .map((each) => wordsFor(each, question.content))
    .join(' '),
  reasoning: null,
  quotes: withoutRepeats(
    [sentence, ...(decisive.lead ? [decisive.lead] : []), ...spokenToo, ...others].map(evidenceOfSentence),
  ),
  topic: topic?.id ?? null,
});

const isWithoutVerdict = (question: Question, sentence: LeaseSentence): boolean =>
  question.asks === 'permission' && verdictOf(question, spokenOf(sentence)) === null;

/** What a sentence opens, item by item; else, where no yes or no is asked, a second sentence that speaks as much of what was asked. */
const tellsMore = (
  question: Question,
  chosen: LeaseSentence,
  others: readonly Hit[],
  { sentences }: SentenceSearch,
): readonly LeaseSentence[] => {
  if (/:\s*$/.test(chosen.text))
    return sentences
      .filter(({ lead, index }) => lead !== null && lead.end === chosen.end && index > chosen.index)
      .slice(0, itemsShown);
  if (question.asks !== null) return [];
  return others
    .slice(0, 1)
    .filter(({ sentence }) => chosen.text.length + sentence.text.length < pairMax)
    .map(({ sentence }) => sentence);
};

const itemsShown = 5;

/** A short sentence is shown with the one that goes on from it. */
const goingOn = (sentence: LeaseSentence, { sentences }: SentenceSearch): LeaseSentence => {
  const next = sentences[sentence.index + 1];
  const isNear = next && next.clause === sentence.clause && next.start - sentence.end <= 2;
  return isNear && sentence.text.length < shortMax && next.end - sentence.start < togetherMax
    ? { ...sentence, end: next.end, text: `${sentence.text} ${next.text}` }
    : sentence;
};

/** The best sentence that speaks of the topic; one that stands where the topic is at home comes first. */
const onTopic = (question: Question, topic: Topic, hits: readonly Hit[], search: SentenceSearch): Hit | undefined => {
  const words = topic.words ?? /./;
  const isHome = ({ clause }: LeaseSentence): boolean => topic.clauses?.includes(clause.id) ?? false;
  const found = hits.filter(
    ({ sentence, coverage }) => coverage >= topicCoverageMin && words.test(underHeading(sentence)),
  );
  const ranked = found
    .map((hit) => ({
      ...hit,
      score: hit.score * (isHome(hit.sentence) ? 1.6 : 1) * (words.test(hit.sentence.text) ? 1 : 0.7),
    }))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const [best] = ranked.filter(
    ({ sentence, coverage, own }) =>
      (!topic.isNamed || coverage >= coverageMin) &&
      (!topic.isBroad || !isWithoutVerdict(question, sentence) || own >= silentVerdictMin),
  );
  if (best) return best;
  if (topic.isNamed) return undefined;
  const home = bestFit(
    question,
    search.sentences.filter(
      (sentence) =>
        !sentence.isHeading &&
        isHome(sentence) &&
        words.test(sentence.text) &&
        isOfKind(question, sentence.text) &&
        sentence.clause.confidence >= 0.6,
    ),
  );
  const isPlain = topic.isTelling || question.content.every(({ word }) => lightWords.has(word));
  const any =
    home ??
    (isPlain
      ? bestFit(
          question,
          search.sentences.filter(
            ({ text, isHeading }) => !isHeading && words.test(text) && (!topic.isTelling || isOfKind(question, text)),
          ),
        )
      : undefined);
  return any ? { sentence: any, score: 0, coverage: 0, own: 0 } : undefined;
};

const bestFit = (question: Question, sentences: readonly LeaseSentence[]): LeaseSentence | undefined =>
  sentences.find(({ text }) => fitOf(question, text) >= 1) ?? sentences[0];

const termsOf = (topic: Topic | null): readonly Term[] =>
  topic === null ? [] : topic.id.split('_').map((word) => ({ word, stem: word }));

export const meaningOf = (question: Question, search: SentenceSearch): Answer | null => {
  const term =
    /\bwhat (?:does|do|is meant by)\s+(?:the (?:word|term) )?["']?(.{2,40}?)["']? (?:mean|stand for)/.exec(
      question.text,
    )?.[1] ?? /\b(?:definition|meaning) of (?:the (?:word|term) )?["']?(.{2,40}?)["']?$/.exec(question.text)?.[1];
  if (!term) return null;
  const sentences = search.sentences.map((sentence) => ({
    ...sentence,
    part: 0,
    clause: 0,
    lower: sentence.text.toLowerCase(),
    cells: [],
  }));
  const found = definitionsOf(sentences).find(
    (definition) => definition.term.toLowerCase().replace(/^the /, '') === term.replace(/^the /, ''),
  );
  const sentence = found === undefined ? undefined : search.sentences[found.sentence];
  if (!sentence) return null;
  return {
    source: 'clauses',
    verdict: null,
    text: wordsFor(sentence, question.content),
    reasoning: null,
    quotes: [evidenceOfSentence(sentence)],
    topic: 'meaning',
  };
};

/** A long sentence is told by the part that speaks most of what was asked; the quote holds all of it. */
export const wordsFor = ({ text }: Pick<LeaseSentence, 'text'>, terms: readonly Term[]): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= wordsMax) return words;
  const parts = partsOf(words);
  const shares = sharesOf(parts, terms);
  let [from, to] = [shares.indexOf(Math.max(...shares)), shares.indexOf(Math.max(...shares))];
  const told = () => parts.slice(from, to + 1).join(' ');
  while (to + 1 < parts.length && `${told()} ${parts[to + 1]}`.length <= wordsMax) to += 1;
  while (from > 0 && `${parts[from - 1]} ${told()}`.length <= wordsMax) from -= 1;
  const shown = told();
  const cut = shown.length > wordsMax ? `${shown.slice(0, wordsMax - 3).trimEnd()}...` : shown;
  return `${from > 0 ? '... ' : ''}${cut}${to + 1 < parts.length && !cut.endsWith('...') ? ' ...' : ''}`;
};

const partsOf = (words: string): readonly string[] =>
  words.split(/(?<=[;:])\s|(?<=,)\s(?=(?:provided|except|and|but|or|which|if|unless)\b)|\s(?=\([a-z]{1,4}\)\s)/);

/** How many of the words that were asked about each part holds. */
const sharesOf = (parts: readonly string[], terms: readonly Term[]): readonly number[] => {
  const asked = new Set(terms.map(({ stem }) => stem));
  return parts.map((part) => contentOf(part).filter(({ stem }) => asked.has(stem)).length);
};

/** A long sentence grants one thing and denies another: the part that speaks of what was asked decides, else the whole. */
const spokenVerdict = (question: Question, words: string): Verdict | null => {
  if (words.length < manyWordsMin) return verdictOf(question, words);
  const parts = partsOf(words);
  const shares = sharesOf(parts, question.content);
  const most = Math.max(...shares);
  const told = most === 0 ? undefined : parts[shares.indexOf(most)];
  return (told === undefined ? null : verdictOf(question, told)) ?? verdictOf(question, words);
};

const manyWordsMin = 350;
const wordsMax = 400;
