import { functionWords, lightWords } from './function-words.ts';
import { questionWords } from './question-words.ts';

/** The word as it was probably meant: one slip of the hand in a word of five letters or more, two in one of nine. */
export const mendSpelling = (word: string, known: ReadonlySet<string>): string => {
  if (word.length < 5 || /[^a-z]/.test(word) || isKnown(word, known) || isQuestionWord(word)) return word;
  const reach = word.length >= 8 ? 2 : 1;
  let best: { readonly word: string; readonly slips: number } | null = null;
  for (const candidate of questionWords) {
    if (Math.abs(candidate.length - word.length) > reach || candidate[0] !== word[0]) continue;
    const slips = slipsBetween(word, candidate, reach);
    if (slips <= reach && (best === null || slips < best.slips)) best = { word: candidate, slips };
  }
  return best?.word ?? word;
};

/** A lease that says "scuffed" knows "scuffs". */
const isKnown = (word: string, known: ReadonlySet<string>): boolean => {
  const bare = word.replace(/(?:'s|es|s|ed|ing)$/, '');
  return [word, ...['', 's', 'es', 'ed', 'ing'].map((ending) => bare + ending)].some((one) => known.has(one));
};

const isQuestionWord = (word: string): boolean =>
  questionWords.has(word) ||
  functionWords.has(word) ||
  lightWords.has(word) ||
  questionWords.has(word.replace(/(?:'s|es|s|ed|d|ing)$/, ''));

/** Letters left out, added, changed or exchanged with their neighbour (optimal string alignment); more than `max` counts as `max + 1`. */
const slipsBetween = (a: string, b: string, max: number): number => {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > max) return max + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? max + 1;
};
