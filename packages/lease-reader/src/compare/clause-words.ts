import { stemmer } from 'stemmer';
import type { Clause } from '../report.ts';
import { plainTwins } from '../structure/flat-text.ts';

/** A clause as it is held against others: its own words, without number and line ends. */
export type ClauseWords = {
  readonly clause: Clause;
  readonly text: string;
  readonly heading: string;
  /** How often each stem stands in it. */
  readonly counts: ReadonlyMap<string, number>;
};

/** Clauses that are nothing but a heading have no words to compare. */
export const clauseWordsOf = (clauses: readonly Clause[]): ClauseWords[] =>
  clauses.flatMap((clause) => {
    const text = withoutNumber(oneLine(clause.quote), clause.number);
    const heading = oneLine(clause.heading ?? '').toLowerCase();
    if (text.toLowerCase().replace(/[.:]$/, '') === heading.replace(/[.:]$/, '')) return [];
    const counts = new Map<string, number>();
    for (const word of text.toLowerCase().match(/[a-z0-9$][a-z0-9.,$%'-]*/g) ?? []) {
      const stem = stemmer(word.replace(/[.,']+$/, ''));
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return counts.size === 0 ? [] : [{ clause, text, heading, counts }];
  });

const oneLine = (text: string): string => plainTwins(text).replace(/\s+/g, ' ').trim();

const withoutNumber = (text: string, number: string | null): string => {
  if (number === null || !text.toLowerCase().startsWith(number.toLowerCase())) return text;
  return text.slice(number.length).replace(/^[\s.):-]+/, '');
};
