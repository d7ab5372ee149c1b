import type { Feature } from '#weighing/word-table.ts';
import { verdictOf } from '../polarity.ts';
import { contentOf, type Question } from '../question.ts';
import { type SideNames, verdictFeatures } from './verdict-features.ts';

/** What a question, as it was told and as it was understood, and a sentence hold together that tells yes from no. */
export const featuresBetween = (
  told: string,
  question: Question,
  sentence: string,
  names: SideNames,
): readonly Feature[] => {
  const part = tellingPart(question, sentence.replace(/\s+/g, ' '));
  return verdictFeatures(told, part, names, verdictOf(question, part));
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
