import type { Flag, Severity } from '#report.ts';
import type { StoredReport } from '../stored-report.ts';
import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { stemOf } from './stem.ts';

/**
 * Answers a question about the lease as a whole from the report alone: its flags and its score. No sentence of the lease may speak to
 * that, for it would praise itself. Whether a lease is safe, fair or good gets neither yes nor no. Null for any narrower question.
 */
export const wholeLeaseAnswer = ({ text, content, asks }: Question, report: StoredReport): Answer | null => {
  const isWhole = !parts.test(text) && content.every(({ stem }) => general.has(stem));
  const isJudged = isWhole && judged.test(text);
  if (!isJudged && !redFlags.test(text) && !(isWhole && flagWords.test(text))) return null;
  const flags = [...report.flags].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const told = flagsTold(flags, report);
  const { value, grade } = report.score;
  return {
    source: 'report',
    verdict: !isJudged && asks === 'existence' ? (flags.length > 0 ? 'yes' : 'no') : null,
    text: isJudged ? `That is for you to judge. The report gives it ${value} of 100, grade ${grade}. ${told}` : told,
    reasoning: null,
    // One for each title that is told.
    quotes: flags.filter(({ title }, at) => flags.findIndex((flag) => flag.title === title) === at).slice(0, quotesMax),
    topic: isJudged ? 'judgement' : 'worst_flags',
    notes: [],
  };
};

const flagsTold = (flags: readonly Flag[], { missing }: StoredReport): string => {
  const titles = flags.map(({ title, foundBy }) => (foundBy === 'model' ? `${title} (found by the model)` : title));
  const worst = [...new Set(titles)].slice(0, titlesMax).map((title) => {
    const count = titles.filter((other) => other === title).length;
    return count > 1 ? `${title} (${count} times)` : title;
  });
  return [
    flags.length === 0
      ? 'No red flag was found in this lease.'
      : flags.length === 1
        ? `1 red flag: ${worst[0]}.`
        : `${flags.length} red flags. The worst: ${worst.join('; ')}.`,
    ...(missing.length === 0
      ? []
      : [`${missing.length} usual ${missing.length === 1 ? 'protection is' : 'protections are'} missing.`]),
  ].join(' ');
};

const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
const titlesMax = 5;
const quotesMax = 5;

const redFlags = /\bred flags?\b/;
const flagWords =
  /\b(?:traps?|worr(?:y|ied|ies|ying)|watch out|look out|problems?|issues?|risks?|worst|bad (?:parts?|clauses?|terms?)|unfair (?:parts?|clauses?|terms?)|concern\w*|catch(?:es)?|gotchas?|warnings?|shady|sketchy|fishy)\b/;
const judged =
  /\b(?:is|are|was|does|would|seems?|looks?|sounds?|how|really|too)\b.*\b(?:safe|fair|unfair|good|bad|great|decent|terrible|awful|horrible|reasonable|unreasonable|risky|dangerous|legit|legitimate|sketchy|shady|scam|fishy|favorable|one[- ]sided|binding|enforceable|balanced|normal|standard|harsh|legal|illegal|valid|worth|okay|ok|alright|fine)\b|\b(?:should|would) (?:i|we|you) (?:\w+ )?sign\b(?! (?:up|for|in)\b)|\b(?:should|can|could|do) (?:i|we|you) trust\b|\b(?:score|grade|rating)\b|^what do you think\b|\b(?:safe|fair|good|ok|okay|smart|wise) to sign\b/;
/** Things that may be safe or good on their own, which no score of the lease speaks of. */
const parts =
  /\b(?:building|house|home|flat|room|apartment|place|premises|landlord|landlady|owner|lessor|tenants?|renter|resident|allowed?|permitted|required|responsible|if|how (?:long|do|can|must)|who|whom|when|where)\b/;
const general = new Set(
  `red flag trap worry worried worries worrying watch look problem issue risk worst bad part clause term unfair concern concerned concerning catch gotcha warning
  safe fair good great decent terrible awful horrible reasonable unreasonable risky dangerous legit legitimate sketchy shady scam fishy favorable
  one sided side balanced normal standard harsh legal illegal valid worth alright score grade rating sign signing signed trust smart wise deal
  big biggest serious really overall general whole entire hidden find found see show spot contain read sure now report legally binding enforceable truly honest honestly think
  idea should watch out list top main key important bad should any count number`
    .split(/\s+/)
    .map(stemOf),
);
