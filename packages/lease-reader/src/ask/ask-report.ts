import { formatMoney } from '@keyclause/domain';
import type { Evidence } from '../report.ts';
import type { StoredReport } from '../stored-report.ts';
import { definitionsOf } from '../structure/definitions.ts';
import type { Answer } from './answer.ts';
import { lightWords } from './function-words.ts';
import { joinAnswers } from './join-answers.ts';
import { evidenceOfSentence, type LeaseSentence } from './lease-sentences.ts';
import { verdictOf } from './polarity.ts';
import { type Question, questionOf, type Term } from './question.ts';
import { questionPartsOf } from './question-parts.ts';
import { type ReportReader, reportReaderOf, withoutRepeats } from './report-reader.ts';
import { type Hit, type SentenceSearch, sentenceSearchOf } from './search-sentences.ts';
import type { Topic } from './topics/topic.ts';
import { topics } from './topics/topics.ts';

/** Below this share of what was asked, found sentences speak of something else. Set on the questions of the development part. */
const coverageMin = 0.55;
const offTopicMin = 0.75;
const topicCoverageMin = 0.34;
const closerMin = 0.85;
const closerBy = 0.4;
const shortMax = 60;
const togetherMax = 330;
const quotesMax = 4;

/**
 * Makes what answers questions about one lease, from its report and its own words. Pure and deterministic; any text is answered and none
 * throws. What the lease does not say is answered so.
 */
export const askerOf = (report: StoredReport): ((asked: string) => Answer) => {
  const search = sentenceSearchOf(report);
  const read = reportReaderOf(report, search.sentences);
  const answer = (question: Question): Answer => {
    const topic = topics.find(
      ({ asks, unless, only }) =>
        (only === undefined || only === report.kind) && asks.test(question.text) && !unless?.test(question.text),
    );
    const next = topics.find(({ id }) => id === topic?.orElse);
    return (
      meaningOf(question, search) ??
      (topic ? fromTopic(topic, question, read, search) : null) ??
      chargeOf(question, read) ??
      fromClauses(question, search, topic ?? null) ??
      (next ? (fromTopic(next, question, read, search) ?? fromClauses(question, search, next)) : null) ??
      silent(topic ?? null, report)
    );
  };
  return (asked) => {
    const parts = questionPartsOf(asked.slice(0, questionMax)).flatMap(({ words, story }) => {
      const alone = questionOf(words, search.words);
      const question = isThin(alone) && story !== '' ? questionOf(`${words} ${story}`, search.words) : alone;
      return question.text === '' ? [] : [{ words, answer: answer(question) }];
    });
    return joinAnswers(parts) ?? silent(null);
  };
};

/** "What does that cost?" says little without what was told before. */
const isThin = ({ content }: Question): boolean => content.every(({ word }) => lightWords.has(word));

const questionMax = 500;

const fromTopic = (topic: Topic, question: Question, read: ReportReader, search: SentenceSearch): Answer | null => {
  const said = topic.say?.(read, question) ?? null;
  if (said === null) return null;
  const [first] = said.quotes;
  const better = topic.isBroad ? closer(question, search, first) : null;
  if (better) return fromSentence(question, better, [], topic);
  // An amount or a number was asked and the report has none: a sentence on the topic may.
  if (!isOfKind(question, said.text)) {
    const worded = fromClauses(question, search, topic);
    if (worded) return worded;
  }
  const more = narrower(topic, question, search);
  const spoken = topic.isSpoken && first ? verdictOf(question, first.quote) : null;
  return {
    source: 'report',
    verdict: said.verdict ?? spoken,
    text: said.text,
    reasoning: said.reasoning ?? null,
    quotes: withoutRepeats([...said.quotes.slice(0, quotesMax), ...more]).slice(0, quotesMax + 1),
    topic: topic.id,
  };
};

/** A sentence on the topic that speaks of the very word that was asked: "dog" where the report says "pets". */
const narrower = (topic: Topic, question: Question, search: SentenceSearch) => {
  const [best] = search.find(question.content).filter(({ sentence }) => topic.words?.test(sentence.text) ?? false);
  return best && best.coverage >= coverageMin ? [evidenceOfSentence(best.sentence)] : [];
};

/** A sentence that speaks of what was asked far better than the one that the report rests on. */
const closer = (question: Question, search: SentenceSearch, place: Evidence | undefined): LeaseSentence | null => {
  const hits = search.find(question.content);
  const [best] = hits;
  if (!best || !place || best.own < closerMin) return null;
  const said = hits.find(({ sentence }) => sentence.start < place.end && sentence.end > place.start);
  return best.own - (said?.own ?? 0) >= closerBy ? best.sentence : null;
};

/** A fee that the report lists by the name that was asked. */
const chargeOf = (question: Question, { report }: ReportReader): Answer | null => {
  if (/\b(?:refund\w*|back)\b/.test(question.text)) return null;
  if (!/\b(?:how much|fee|fees|charge|charges|cost|costs|price|pay)\b/.test(question.text)) return null;
  const asked = new Set(
    question.content.filter(({ word, stem }) => !moneyStems.has(stem) && !lightWords.has(word)).map(({ stem }) => stem),
  );
  if (asked.size === 0) return null;
  const charges = report.money.charges.filter(({ name }) => {
    const words = name.toLowerCase();
    return question.content.some(
      ({ word, stem }) => asked.has(stem) && words.includes(word.slice(0, Math.max(4, word.length - 2))),
    );
  });
  const [charge] = charges;
  if (!charge) return null;
  return {
    source: 'report',
    verdict: question.asks === 'existence' || question.asks === 'duty' ? 'yes' : null,
    text: charges
      .slice(0, 3)
      .map(({ name, amount, frequency }) => `${name}: ${formatMoney(amount)} ${frequencies[frequency]}.`)
      .join(' '),
    reasoning: null,
    quotes: withoutRepeats(charges.slice(0, 3).map(({ evidence }) => evidence)),
    topic: 'charge',
  };
};

const moneyStems = new Set([
  'fee',
  'charg',
  'cost',
  'price',
  'pai',
  'pay',
  'monei',
  'dollar',
  'rent',
  'month',
  'extra',
]);
const frequencies = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
  per_event: 'each time',
  daily: 'a day',
} as const;

const fromClauses = (question: Question, search: SentenceSearch, topic: Topic | null): Answer | null => {
  const hits = search
    .find(question.content.length > 0 ? question.content : termsOf(topic))
    .filter(({ sentence }) => isOfKind(question, sentence.text))
    .map((hit) => ({
      ...hit,
      score: hit.score * fitOf(question, hit.sentence.text),
    }))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const chosen =
    (topic?.words ? onTopic(question, topic, hits, search) : undefined) ??
    hits.find(({ coverage }) => coverage >= (topic?.words ? offTopicMin : coverageMin));
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
  );
};

/** A sentence that lets yes or no be told, or a time where a time is asked for, fits better. */
const fitOf = (question: Question, sentence: string): number => {
  if (question.asks !== null) return verdictOf(question, sentence) === null ? 0.6 : 1;
  if (countsWhatIsAsked(question.text, sentence)) return 1.4;
  if (!/^(?:so |and )?(?:when|what (?:day|night|hour|date))\b/.test(question.text)) return 1;
  return times.test(sentence) ? 1.5 : 1;
};

/** Who asks how many wants a number before the very thing. */
const countsWhatIsAsked = (text: string, sentence: string): boolean => {
  const thing = /\bhow many (?:\w+ )??([a-z]{3,}?)(?:s|es)?\b/.exec(text)?.[1];
  return (
    thing !== undefined && new RegExp(`\\b(?:\\d[\\d,]*|${smallNumbers})\\)? (?:\\w+ )?${thing}`, 'i').test(sentence)
  );
};

const smallNumbers = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve';

const times =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

const amountAsked =
  /\bhow much\b(?! (?:notice|warning|advance|time|of the (?:floor|house|year)))|\b(?:a|an|the|any|is there|there a) (?:\w+ )?(?:fee|fine|price|discount|penalty|charge)\b|\bwhat (?:does|do|will|would)\b.*\bcost\b/;

/** Who asks how much wants an amount, who asks how long a number. */
const isOfKind = ({ text }: Question, sentence: string): boolean => {
  if (amountAsked.test(text))
    return /\$|%|\b(?:percent|dollars?|free|no charge|at no|no cost|cents|at cost|expense)\b/i.test(sentence);
  if (/\bhow (?:big|heavy)\b/.test(text))
    return /\b(?:pounds?|lbs?|weigh\w*|inches|feet|square|small|large)\b/i.test(sentence);
  if (/\bhow (?:many|long|often)\b|\bwhat hour/.test(text))
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|every|each|daily|weekly|monthly|quarterly|yearly)\b/i.test(
      sentence,
    );
  return true;
};

const fromSentence = (
  question: Question,
  sentence: LeaseSentence,
  others: readonly LeaseSentence[],
  topic: Topic | null,
  decisive = sentence,
): Answer => ({
  source: 'clauses',
  verdict: verdictOf(question, decisive.text) ?? verdictOf(question, sentence.text),
  text: wordsFor(sentence),
  reasoning: null,
  quotes: withoutRepeats([sentence, ...others].map(evidenceOfSentence)),
  topic: topic?.id ?? null,
});

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
  const found = hits.filter(({ sentence, coverage }) => coverage >= topicCoverageMin && words.test(sentence.text));
  const ranked = found
    .map((hit) => ({ ...hit, score: hit.score * (isHome(hit.sentence) ? 1.6 : 1) }))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  const [best] = topic.isNamed ? ranked.filter(({ coverage }) => coverage >= coverageMin) : ranked;
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

const meaningOf = (question: Question, search: SentenceSearch): Answer | null => {
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
    text: wordsFor(sentence),
    reasoning: null,
    quotes: [evidenceOfSentence(sentence)],
    topic: 'meaning',
  };
};

const wordsFor = ({ text }: LeaseSentence): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 400 ? `${words.slice(0, 397).trimEnd()}...` : words;
};

const silent = (topic: Topic | null, report?: StoredReport): Answer => {
  const lacks = report?.missing.find(({ id }) => topic?.missing?.includes(id));
  return {
    source: 'nothing',
    verdict: null,
    text: lacks ? `The lease does not say. ${lacks.why}` : 'The lease does not say.',
    reasoning: null,
    quotes: [],
    topic: topic?.id ?? null,
  };
};
