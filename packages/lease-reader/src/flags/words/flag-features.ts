import { common, tokens, wordOf } from '#weighing/word-of.ts';
import type { Feature } from '#weighing/word-table.ts';

/**
 * What a text of the common vocabulary (see `normalise`) holds: words, pairs of neighbours, and words that stand behind a denial or
 * an exception ("not!refund", "unless!consent"), for those turn a flag round. With weights of length 1 in all, or less in a text of
 * few words, which tells less.
 */
export const flagFeatures = (text: string): readonly Feature[] => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  // Flags and protections ask for the same sentences; the bound keeps many leases from growing it without end.
  if (remembered.size > 2000) remembered.clear();
  const features = featuresOf(text);
  remembered.set(text, features);
  return features;
};

const remembered = new Map<string, readonly Feature[]>();

const featuresOf = (text: string): Feature[] => {
  const weights = new Map<string, number>();
  let last = '';
  let reach = 0;
  let turn = '';
  for (const [token] of text.replace(number, '').matchAll(tokens)) {
    const word = wordOf(token);
    if (last !== '') weights.set(`${last} ${word}`, pairWeight);
    last = word;
    if (!common.has(word)) weights.set(word, 1);
    const turned = turns.get(word);
    if (turned !== undefined) {
      turn = turned;
      reach = turnReach;
    } else if (reach > 0) {
      if (!common.has(word)) weights.set(`${turn}!${word}`, 1);
      reach -= 1;
    }
  }
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), 2);
  const features: Feature[] = [];
  for (const [name, weight] of weights) features.push([name, weight / length]);
  return features;
};

/** The number of a clause tells nothing of what it says. */
const number = /^\s*(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})[.)]\s*|\d{1,3}\.\d{1,3}\s+)+/;

const pairWeight = 0.6;

/** How many words a denial turns round. */
const turnReach = 5;

const turns: ReadonlyMap<string, string> = new Map([
  ...['not', 'no', 'never', 'neither', 'nor', 'without', 'none', 'nothing', 'nobody'].map(
    (word) => [word, 'not'] as const,
  ),
  ...['except', 'unless', 'only'].map((word) => [word, word] as const),
]);
