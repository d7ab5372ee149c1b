import type { Answer } from './answer.ts';
import { withoutRepeats } from './report-reader.ts';

/** Several questions that were asked in one breath get one answer; what the lease does not say of them is told. */
export const joinAnswers = (parts: readonly { readonly words: string; readonly answer: Answer }[]): Answer | null => {
  const [first] = parts;
  const spoken = parts.filter(({ answer }) => answer.source !== 'nothing');
  if (!first || parts.length === 1 || spoken.length === 0) return first?.answer ?? null;
  const verdicts = new Set(spoken.map(({ answer }) => answer.verdict));
  const [verdict = null] = verdicts;
  const texts = parts.map(({ words, answer }) =>
    answer.source === 'nothing' ? `“${words.replace(/\s*\?*$/, '?')}” The lease does not say.` : answer.text,
  );
  return {
    source: parts.every(({ answer }) => answer.source === 'clauses') ? 'clauses' : 'report',
    verdict: verdicts.size === 1 ? verdict : null,
    text: [...new Set(texts)].join(' '),
    reasoning: spoken.map(({ answer }) => answer.reasoning).find((reasoning) => reasoning !== null) ?? null,
    // The first quote of every part stands before the second of any.
    quotes: withoutRepeats([0, 1, 2].flatMap((at) => spoken.flatMap(({ answer }) => answer.quotes.slice(at, at + 1)))),
    topic: spoken[0]?.answer.topic ?? null,
    notes: [...new Set(spoken.flatMap(({ answer }) => answer.notes))],
    ...(spoken.some(({ answer }) => answer.foundBy === 'model') ? { foundBy: 'model' as const } : {}),
  };
};
