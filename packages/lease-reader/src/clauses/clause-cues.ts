import type { ClauseType } from './clause-table.ts';

/** How well a heading, as `plainHeading` writes it, names a type: 7 when it is the heading of the type. */
export const headingScore = (type: ClauseType, heading: string): number => {
  if (heading === '') return 0;
  let score = 0;
  const words = ` ${heading} `;
  for (const known of type.headings) {
    if (heading === known) return 7;
    if (!heading.includes(known) && !known.includes(heading)) continue;
    if (known.length >= 4 && words.includes(` ${known} `))
      score = Math.max(score, 3 + (2.5 * known.length) / heading.length);
    else if (known.length >= 5 && heading.length >= 4 && ` ${known} `.includes(words))
      score = Math.max(score, 2 + (2 * heading.length) / known.length);
  }
  if (score === 0)
    for (const { pattern, weight } of type.cues)
      if (pattern.test(heading)) score = Math.max(score, 2.5 * Math.min(1, weight));
  return score;
};

/** How much the turns of phrase of a type stand in a text, 0 to 6; `words` are those of `beginningsOf`. */
export const cueScore = (type: ClauseType, text: string, words: ReadonlySet<string>): number => {
  let score = 0;
  let hits = 0;
  for (const { pattern, beginning, weight } of type.cues) {
    if (beginning !== null && !words.has(beginning)) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    hits += 1;
    // What stands at the beginning says more about the clause than what it comes to in the end.
    score += weight * (match.index < 160 ? 1.25 : 0.7);
  }
  return hits === 0 ? 0 : Math.min(6, score);
};

/** The first three and the first four letters of all words of a text. */
export const beginningsOf = (text: string): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{3,}/g)) {
    words.add(word.slice(0, 4));
    words.add(word.slice(0, 3));
  }
  return words;
};
