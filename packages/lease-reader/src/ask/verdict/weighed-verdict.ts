import table from '#reference/ask-verdicts.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import type { Verdict } from '../answer.ts';
import { spokenOf } from '../lease-sentences.ts';
import { deniedWay, verdictOf } from '../polarity.ts';
import { contentOf, type Question } from '../question.ts';
import type { Asked } from '../ranking/asked.ts';
import type { LikelySentence } from '../ranking/rank.ts';
import { featuresBetween } from './features-between.ts';
import type { SideNames } from './verdict-features.ts';
import { verdicts } from './verdicts.ts';

const weigh = scorerOf(table);

/** Below this likelihood the words must speak for themselves, and below half the rules of polarity know better. */
const shareMin = 0.4;
const sureMin = 0.5;
/** So many of the likeliest sentences have a say. */
const heardMax = 4;

/**
 * Yes, no or depends by the words of the likeliest sentences, each as far as it is likely; null where no yes or no is asked, and where
 * the words leave it open. The table is written by `pnpm ask-words`.
 */
export const weighedVerdict = (
  { told, question }: Asked,
  sentences: readonly LikelySentence[],
  names: SideNames,
  leastShare = shareMin,
): Verdict | null => {
  const heard = sentences.slice(0, heardMax);
  const all = heard.reduce((sum, { share }) => sum + share, 0);
  const shares = new Float64Array(verdicts.length);
  for (const { sentence, share } of heard)
    sharesOf(weigh(featuresBetween(told, question, spokenOf(sentence), names))).forEach((each, at) => {
      shares[at] = (shares[at] ?? 0) + (each * share) / all;
    });
  const most = Math.max(...shares);
  const likeliest = verdicts[shares.indexOf(most)];
  const [best] = sentences;
  // Who wants to be surer than half wants what was learned alone.
  const words = best && likeliest !== 'open' && leastShare < sureMin ? spokenOf(best.sentence) : null;
  if (words !== null) {
    const isPlain = saysAgain(question, words) || deniedWay(question, words) !== null;
    const ruled = isPlain || most < sureMin ? verdictOf(question, words) : null;
    if (ruled !== null) return ruled;
  }
  return likeliest === undefined || likeliest === 'open' || most < leastShare ? null : likeliest;
};

/** A sentence that holds every word of a question leaves nothing to weigh. */
const saysAgain = ({ content }: Question, sentence: string): boolean => {
  const said = new Set(contentOf(sentence).map(({ stem }) => stem));
  return content.length >= manyMin && content.every(({ stem }) => said.has(stem));
};

const manyMin = 3;
