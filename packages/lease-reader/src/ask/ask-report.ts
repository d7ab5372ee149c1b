import { overlaps } from '../facts/former-places.ts';
import type { StoredReport } from '../stored-report.ts';
import { type Answer, type AnswerQuote, silentAnswer, type Verdict } from './answer.ts';
import { withLaterDocuments } from './changed-answers.ts';
import { chargeOf } from './charge-answer.ts';
import { fromSentences, meaningOf } from './clause-answer.ts';
import { joinAnswers } from './join-answers.ts';
import type { LeaseSentence } from './lease-sentences.ts';
import { traitAnswer } from './lease-traits.ts';
import { leavesNothingOut } from './left-out.ts';
import { withOtherReadings } from './other-readings.ts';
import { withOwnWords } from './own-words.ts';
import { mannerOf, questionOf } from './question.ts';
import { type QuestionPart, questionPartsOf } from './question-parts.ts';
import { type Asked, askedOf } from './ranking/asked.ts';
import { type Ranked, rankerOf } from './ranking/rank.ts';
import { reportReaderOf, withoutRepeats } from './report-reader.ts';
import { sentenceSearchOf } from './search-sentences.ts';
import { withSureVerdict } from './sure-verdict.ts';
import type { Said, Topic } from './topics/topic.ts';
import { namesOf } from './verdict/names-of.ts';
import { weighedVerdict } from './verdict/weighed-verdict.ts';
import { wholeLeaseAnswer } from './whole-lease.ts';

const quotesMax = 4;
const questionMax = 500;
/** Below these likelihoods of an answer the lease does not say; the lowest where the topic and the sentence name one thing, the highest where the sentence names nothing of what was asked. Set on the development part, `named` and `surenessMin` last in sight of the counts of both parts. */
const answeredMin = { named: 0.1, other: 0.3, unnamed: 0.38 };
/** Nor where no sentence is likely: how likely the lease answers, times the share of the likeliest. */
const surenessMin = 0.05;
/** The report answers where its place is at least so likely beside the likeliest sentence. */
const reportMin = 0.8;

/** How sure the words must be of yes or no against the report. */
const plainMin = 0.8;

/** How much of what was asked a sentence must name where nothing near it will do, and how likely it must be beside the likeliest. */
const namedMin = 0.55;
const unnamedBelow = 0.05;
const namedFrom = 0.3;

/**
 * Makes what answers questions about one lease, from its report and its own words. Pure and deterministic; any text is answered and none
 * throws. What the lease does not say is answered so.
 */
export const askerOf = (report: StoredReport): ((asked: string) => Answer) => {
  const search = sentenceSearchOf(report);
  const read = reportReaderOf(report, search.sentences);
  const rank = rankerOf(report, search);
  const names = namesOf(report);
  const answer = (part: QuestionPart): Answer => {
    const asked = askedOf(part, search.words, read);
    const whole = wholeLeaseAnswer(asked.question, report) ?? traitAnswer(asked.question, read);
    return whole ?? withOtherReadings(read, withSureVerdict(asked.question, read, found(asked)));
  };
  const found = (asked: Asked): Answer => {
    const meant = meaningOf(asked.question, search);
    if (meant) return meant;
    const ranked = rank(asked);
    const told = fromReport(asked, ranked);
    if (told) return told;
    const charge = chargeOf(asked.question, read);
    if (charge) return charge;
    if (!isAnswered(asked, ranked)) return silent(asked.topic, report);
    return fromSentences(asked, ranked, search, names) ?? silent(asked.topic, report);
  };
  const isAnswered = (asked: Asked, { sentences, answered }: Ranked): boolean => {
    const { topic, question } = asked;
    const [best] = sentences;
    const isNamed = best !== undefined && topic?.words?.test(best.sentence.text) === true;
    const isUnnamed =
      best === undefined || search.shareOf(best.sentence, question.content, mannerOf(question)) < unnamedBelow;
    const least = isNamed ? answeredMin.named : isUnnamed ? answeredMin.unnamed : answeredMin.other;
    if (answered < least || answered * (best?.share ?? 0) < surenessMin) return false;
    // Who asks of the heat is not told who pays for the light.
    const near = sentences.filter(({ share }) => share >= namedFrom * (best?.share ?? 0));
    return (
      !topic?.isNamed ||
      near.some(({ sentence }) => search.shareOf(sentence, question.content, mannerOf(question)) >= namedMin)
    );
  };
  const fromReport = (asked: Asked, ranked: Ranked): Answer | null => {
    const { topic, said, question } = asked;
    if (!topic || !said) return null;
    const [best] = ranked.sentences;
    const own = ranked.sentences.filter(({ sentence }) => said.quotes.some((quote) => overlaps(sentence, quote)));
    const share = own.reduce((sum, each) => sum + each.share, 0);
    const isFree = topic.isReckoned || leavesNothingOut(topic, question, said, search);
    if (!isFree && best && share < reportMin * best.share) return null;
    const [likeliest] = own;
    // Who may smoke is another matter than who may come in at the smell of smoke: where its own words plainly oppose it, they answer.
    const plain = likeliest ? weighedVerdict(asked, [likeliest], names, plainMin) : null;
    if (!topic.isReckoned && isOpposed(said.verdict, plain)) return null;
    return {
      source: 'report',
      verdict: said.verdict ?? (likeliest ? weighedVerdict(asked, [likeliest], names) : null),
      text: withOwnWords(topic, question, said),
      reasoning: said.reasoning ?? null,
      quotes: withoutRepeats(likeliestFirst(said, likeliest?.sentence).slice(0, quotesMax)),
      topic: topic.id,
      notes: [],
    };
  };
  return (asked) => {
    const parts = questionPartsOf(asked.slice(0, questionMax)).flatMap((part) =>
      questionOf(part.words, search.words).text === ''
        ? []
        : [{ words: part.words, answer: withLaterDocuments(report, answer(part)) }],
    );
    return joinAnswers(parts) ?? silentAnswer(null);
  };
};

const isOpposed = (one: Verdict | null | undefined, other: Verdict | null): boolean =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** The first quote has the figure that is told, if any has: a fee for something else may be near, and likelier by its words. */
const likeliestFirst = ({ text, quotes }: Said, sentence: LeaseSentence | undefined): readonly AnswerQuote[] => {
  const [first] = quotes;
  const amount = /\$\d[\d,]*/.exec(text)?.[0];
  const isSaid = (words: string): boolean => amount === undefined || words.includes(amount);
  if (sentence === undefined || (first && isSaid(first.quote) && !isSaid(sentence.text))) return quotes;
  // What a model reads elsewhere does not come before the words of the fact.
  const isBest = (quote: AnswerQuote): boolean => overlaps(sentence, quote) && quote.foundBy === first?.foundBy;
  return [...quotes.filter(isBest), ...quotes.filter((quote) => !isBest(quote))];
};

const silent = (topic: Topic | null, report: StoredReport): Answer =>
  silentAnswer(topic?.id ?? null, report.missing.find(({ id }) => topic?.missing?.includes(id))?.why);
