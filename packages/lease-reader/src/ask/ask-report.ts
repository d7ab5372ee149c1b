import type { StoredReport } from '../stored-report.ts';
import type { Answer } from './answer.ts';
import { withLaterDocuments } from './changed-answers.ts';
import { chargeOf } from './charge-answer.ts';
import { coverageMin, fromClauses, fromSentence, meaningOf } from './clause-answer.ts';
import { closer, closestFirst, nearer } from './closer-sentence.ts';
import { lightWords } from './function-words.ts';
import { joinAnswers } from './join-answers.ts';
import { evidenceOfSentence } from './lease-sentences.ts';
import { withOwnWords } from './own-words.ts';
import { verdictOf } from './polarity.ts';
import { contentOf, mannerOf, type Question, questionOf } from './question.ts';
import { questionPartsOf } from './question-parts.ts';
import { type ReportReader, reportReaderOf, withoutRepeats } from './report-reader.ts';
import { type SentenceSearch, sentenceSearchOf } from './search-sentences.ts';
import { isCountMissing, isOfKind, seeksConsequence, seeksTime, tellsConsequence, tellsTime } from './sentence-fit.ts';
import type { Topic } from './topics/topic.ts';
import { topics } from './topics/topics.ts';

const quotesMax = 4;
const mainCoverageMin = 0.75;

/**
 * Makes what answers questions about one lease, from its report and its own words. Pure and deterministic; any text is answered and none
 * throws. What the lease does not say is answered so.
 */
export const askerOf = (report: StoredReport): ((asked: string) => Answer) => {
  const search = sentenceSearchOf(report);
  const read = reportReaderOf(report, search.sentences);
  const answer = (question: Question): Answer => {
    const whole = answerWhole(question);
    if (whole.source !== 'nothing') return whole;
    // "Coffee or snacks": either will do.
    const either = alternativesOf(question.text).map((text) => answerWhole(questionOf(text, search.words)));
    return either.find(({ source }) => source !== 'nothing') ?? whole;
  };
  const answerWhole = (question: Question): Answer => {
    const mainWords = contentOf(question.main).filter(({ word }) => !lightWords.has(word));
    const isMainThin = mainWords.length === 0;
    const mainTopic = isMainThin ? undefined : topicOf(question.main, report.kind);
    const topic = mainTopic ?? topicOf(question.text, report.kind);
    const isOther = !mainTopic && mainWords.length > 1 && topic !== undefined && question.main !== question.text;
    const ofMain = isOther
      ? fromClauses({ ...question, content: contentOf(question.main) }, search, null, mainCoverageMin)
      : null;
    const next = topics.find(({ id }) => id === topic?.orElse);
    return (
      meaningOf(question, search) ??
      ofMain ??
      (topic ? fromTopic(topic, question, read, search) : null) ??
      chargeOf(question, read) ??
      fromClauses(question, search, topic ?? null) ??
      (question.main !== question.text && mainWords.length > 0
        ? fromClauses({ ...question, content: contentOf(question.main) }, search, topic ?? null)
        : null) ??
      (next ? (fromTopic(next, question, read, search) ?? fromClauses(question, search, next)) : null) ??
      silent(topic ?? null, report)
    );
  };
  return (asked) => {
    const parts = questionPartsOf(asked.slice(0, questionMax)).flatMap(({ words, story }) => {
      const alone = questionOf(words, search.words);
      const question =
        isThin(alone) && story !== ''
          ? { ...questionOf(`${words} ${story}`, search.words), asked: alone.content }
          : alone;
      return question.text === '' ? [] : [{ words, answer: withLaterDocuments(report, answer(question)) }];
    });
    return joinAnswers(parts) ?? silent(null);
  };
};

const alternativesOf = (text: string): readonly string[] =>
  / or (?!not\b)/.test(text) ? [text.replace(/ or \w+/, ''), text.replace(/\w+ or /, '')] : [];

/** "What does that cost?" says little without what was told before. */
const isThin = ({ content }: Question): boolean => content.every(({ word }) => lightWords.has(word));

const questionMax = 500;

const fromTopic = (topic: Topic, question: Question, read: ReportReader, search: SentenceSearch): Answer | null => {
  const raw = topic.say?.(read, question) ?? null;
  if (raw === null) return null;
  const said = topic.isSpoken ? { ...raw, quotes: closestFirst(question, raw.quotes, search) } : raw;
  const [first] = said.quotes;
  const better =
    (topic.isBroad ? closer(question, search, first) : null) ??
    (topic.words ? nearer(topic, question, said, search) : null);
  if (better) return fromSentence(question, better, [], topic);
  // An amount or a number was asked and the report has none: a sentence on the topic may.
  const isMet =
    isOfKind(question, said.text) &&
    !isCountMissing(question.text, said.text) &&
    !(seeksTime(question) && !tellsTime(said.text));
  if (!isMet || (seeksConsequence(question) && !tellsConsequence(said.text))) {
    const worded = fromClauses(question, search, topic);
    if (worded && (!isMet || tellsConsequence(worded.text))) return worded;
  }
  const more = narrower(topic, question, search);
  const spoken = topic.isSpoken && first ? verdictOf(question, first.quote) : null;
  return {
    source: 'report',
    verdict: said.verdict ?? spoken,
    text: withOwnWords(topic, question, said),
    reasoning: said.reasoning ?? null,
    quotes: withoutRepeats([...said.quotes.slice(0, quotesMax), ...more]).slice(0, quotesMax + 1),
    topic: topic.id,
  };
};

const topicOf = (text: string, kind: StoredReport['kind']): Topic | undefined =>
  topics.find(
    ({ asks, unless, only }) => (only === undefined || only === kind) && asks.test(text) && !unless?.test(text),
  );

/** A sentence on the topic that speaks of the very word that was asked: "dog" where the report says "pets". */
const narrower = (topic: Topic, question: Question, search: SentenceSearch) => {
  const [best] = search
    .find(question.content, mannerOf(question))
    .filter(({ sentence }) => topic.words?.test(sentence.text) ?? false);
  return best && best.coverage >= coverageMin ? [evidenceOfSentence(best.sentence)] : [];
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
