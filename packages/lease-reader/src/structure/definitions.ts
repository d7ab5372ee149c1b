import type { Sentence } from './sentences.ts';

/** A term that the lease gives a meaning: `"Premises"` for the words before it. */
export type Definition = {
  readonly term: string;
  readonly sentence: number;
  readonly document: number;
  /** The words that the term stands for, from the start of the sentence or cell to the term. */
  readonly meaningStart: number;
  readonly meaningEnd: number;
  readonly termStart: number;
};

export const definitionsOf = (sentences: readonly Sentence[]): Definition[] => {
  const definitions: Definition[] = [];
  for (const sentence of sentences) {
    if (!sentence.text.includes('"')) continue;
    let from = 0;
    for (const match of sentence.text.matchAll(parenthesis)) {
      for (const quoted of match[0].matchAll(/"([^"]{1,60})"/g)) {
        if (!quoted[1]) continue;
        definitions.push({
          term: quoted[1].replace(/[,.;]$/, '').trim(),
          sentence: sentence.index,
          document: sentence.document,
          meaningStart: sentence.start + from,
          meaningEnd: sentence.start + match.index,
          termStart: sentence.start + match.index + quoted.index,
        });
      }
      from = match.index + match[0].length;
    }
    for (const match of sentence.text.matchAll(
      /"([^"]{1,60})"(?:\s+(?:and|or)\s+"[^"]{1,60}")?\s+(?:means?|shall\s+mean|refers?\s+to|is)\s+/g,
    )) {
      if (!match[1]) continue;
      const start = match.index + match[0].length;
      definitions.push({
        term: match[1],
        sentence: sentence.index,
        document: sentence.document,
        meaningStart: sentence.start + start,
        meaningEnd: sentence.end,
        termStart: sentence.start + match.index,
      });
    }
  }
  return definitions;
};

const parenthesis = /\((?:[^()"]{0,60}"[^"()]{1,60}"){1,4}[^()"]{0,30}\)/g;
