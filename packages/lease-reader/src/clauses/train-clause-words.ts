import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { clauseFeatures } from './clause-features.ts';

/** A sentence or a heading with the type that it is written for. */
export type ClauseExample = { readonly id: string; readonly text: string };

/** Examples of a file: `# type`, then headings (`= heading`) and clauses, one a line. */
export const examplesOf = (file: string): ClauseExample[] => {
  const examples: ClauseExample[] = [];
  let id = '';
  for (const line of file.split('\n')) {
    const text = line.replace(/^= /, '').trim();
    if (line.startsWith('# ')) id = line.slice(2).trim();
    else if (text !== '') examples.push({ id, text });
  }
  return examples;
};

/** What words say about clause types by these examples. */
export const trainClauseWords = (examples: readonly ClauseExample[], types: readonly string[]): WordTable => {
  const counts = types.map((type) => examples.filter(({ id }) => id === type).length);
  const rows = examples.map(({ id, text }) => ({
    features: clauseFeatures(text),
    type: types.indexOf(id),
    // Types with few examples weigh as much as those with many, half way.
    weight: Math.sqrt(examples.length / types.length / (counts[types.indexOf(id)] ?? 1)),
  }));
  return { madeFrom: fingerprintOf(examples), ...trainWords(rows, types, training) };
};

const training = { rounds: 50, shrinking: 7e-6, leastWeight: 0.6, furtherRounds: 20, steps: 4 };
