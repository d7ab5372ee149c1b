/** Words in small letters without endings of contractions, "not" for every denial in them, and numbers. */
export const wordsOf = (text: string): readonly string[] =>
  plainOf(text).match(/[a-z]+|\$ ?\d[\d.,]*|\d[\d.,]*%?/g) ?? [];

export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\bcan'?t\b|\bcannot\b/g, 'can not')
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(do|does|did|is|are|has|have|would|should)nt\b/g, '$1 not')
    .replace(/'(?:s|re|ve|ll|d|m)\b/g, '');
