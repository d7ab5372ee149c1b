import { definitionsOf } from '../structure/definitions.ts';
import type { Answer } from './answer.ts';
import { evidenceOfSentence, type LeaseSentence } from './lease-sentences.ts';
import { contentOf, type Question, type Term } from './question.ts';
import type { Asked } from './ranking/asked.ts';
import type { Ranked } from './ranking/rank.ts';
import { withoutRepeats } from './report-reader.ts';
import type { SentenceSearch } from './search-sentences.ts';
import type { SideNames } from './verdict/verdict-features.ts';
import { weighedVerdict } from './verdict/weighed-verdict.ts';

const shortMax = 60;
const togetherMax = 330;
const pairMax = 500;
/** A second sentence is told where it is at least so likely beside the first, and shown where it is a little likely. */
const toldMin = 0.2;
const shownMin = 0.06;
const othersMax = 2;

/** The likeliest sentence, with what it opens or goes on with, and others that may be meant. */
export const fromSentences = (
  asked: Asked,
  { sentences }: Ranked,
  search: SentenceSearch,
  names: SideNames,
): Answer | null => {
  const [best, ...rest] = sentences;
  if (!best) return null;
  const { question, topic } = asked;
  const others = rest.filter(({ share }) => share >= shownMin * best.share).slice(0, othersMax);
  const sentence = goingOn(best.sentence, search);
  const told = tellsMore(
    question,
    best.sentence,
    others.filter(({ share }) => share >= toldMin * best.share).map((each) => each.sentence),
    search,
  ).filter(({ start, end }) => start >= sentence.end || end <= sentence.start);
  return {
    source: 'clauses',
    verdict: weighedVerdict(asked, sentences, names),
    text: [sentence, ...told].map((each) => wordsFor(each, question.content)).join(' '),
    reasoning: null,
    quotes: withoutRepeats(
      [
        sentence,
        ...(best.sentence.lead ? [best.sentence.lead] : []),
        ...told,
        ...others.map((each) => each.sentence),
      ].map(evidenceOfSentence),
    ),
    topic: topic?.id ?? null,
    notes: [],
  };
};

/** What a sentence opens, item by item; else, where no yes or no is asked, a second sentence that is nearly as likely. */
const tellsMore = (
  question: Question,
  chosen: LeaseSentence,
  others: readonly LeaseSentence[],
  { sentences }: SentenceSearch,
): readonly LeaseSentence[] => {
  if (/:\s*$/.test(chosen.text))
    return sentences
      .filter(({ lead, index }) => lead !== null && lead.end === chosen.end && index > chosen.index)
      .slice(0, itemsShown);
  if (question.asks !== null) return [];
  return others.slice(0, 1).filter(({ text }) => chosen.text.length + text.length < pairMax);
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
    notes: [],
  };
};

/** A long sentence is told by the part that speaks most of what was asked; the quote holds all of it. No quotation mark stands alone. */
export const wordsFor = (sentence: Pick<LeaseSentence, 'text'>, terms: readonly Term[]): string =>
  withPairedMarks(shortWordsFor(sentence, terms));

const shortWordsFor = ({ text }: Pick<LeaseSentence, 'text'>, terms: readonly Term[]): string => {
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

/** A sentence may begin or end amid what is quoted in it: the mark without its other is left out. */
const withPairedMarks = (words: string): string => {
  const lone = [...words.matchAll(/[“”]|(?<!\d)"/g)].reduce<number[]>((open, { 0: mark, index }) => {
    const isClosing = mark === '”' || (mark === '"' && words[open.at(-1) ?? -1] === '"');
    const closes = words[open.at(-1) ?? -1] === (mark === '”' ? '“' : '"');
    return isClosing && closes ? open.slice(0, -1) : [...open, index];
  }, []);
  return lone.reduceRight((rest, at) => `${rest.slice(0, at)}${rest.slice(at + 1)}`, words);
};

const wordsMax = 400;
