import table from '#reference/ask-verdicts.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import type { Verdict } from '../answer.ts';
import { verdictOf } from '../polarity.ts';
import { contentOf, type Question } from '../question.ts';
import type { Asked } from '../ranking/asked.ts';
import { type SideNames, verdictFeatures } from './verdict-features.ts';

const weigh = scorerOf(table);

/** Below this likelihood the words must speak for themselves. */
const shareMin = 0.4;

/**
 * Yes, no or depends by the words of a sentence; null where no yes or no is asked, and where the words leave it open. The table is
 * written by `pnpm ask-words`.
 */
export const weighedVerdict = ({ words, question }: Asked, sentence: string, names: SideNames): Verdict | null => {
  if (!isYesOrNo(question.text)) return null;
  const told = tellingPart(question, sentence.replace(/\s+/g, ' '));
  const shares = sharesOf(weigh(verdictFeatures(words, told, names, verdictOf(question, told))));
  const most = Math.max(...shares);
  return most >= shareMin ? (verdicts[shares.indexOf(most)] ?? null) : null;
};

/** A very long sentence grants one thing and denies another: the part between semicolons that speaks most of what was asked decides. */
const tellingPart = ({ content }: Question, sentence: string): string => {
  if (sentence.length < manyWordsMin) return sentence;
  const asked = new Set(content.map(({ stem }) => stem));
  const parts = sentence.split(/(?<=;)\s/);
  const shares = parts.map((part) => contentOf(part).filter(({ stem }) => asked.has(stem)).length);
  return parts[shares.indexOf(Math.max(...shares))] ?? sentence;
};

const manyWordsMin = 350;

const verdicts: readonly Verdict[] = ['yes', 'no', 'depends'];

const isYesOrNo = (text: string): boolean =>
  !/^(?:(?!\b(?:can|could|may|do|does|did|will|would|must|should|am|is|are|has|have)\b).)*\b(?:how|what|when|where|who|whose|which|why)\b(?! if\b)/.test(
    text,
  );
