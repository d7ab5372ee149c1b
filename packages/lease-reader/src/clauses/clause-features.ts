import type { Feature } from '#weighing/word-table.ts';

/** The words and pairs of neighbours of a text, each once, what stands first weighing most, with weights of length 1 in all, or less in a text of few words, which tells less. */
export const clauseFeatures = (text: string): Feature[] => {
  const weights = new Map<string, number>();
  let last = '';
  let at = 0;
  for (const [token] of text.toLowerCase().matchAll(tokens)) {
    const word = wordOf(token);
    if (word === '') continue;
    const weight = at < 24 ? 1 : at < 60 ? 0.7 : 0.45;
    at += 1;
    if (at > 160) break;
    if (!weights.has(word)) weights.set(word, weight);
    if (last !== '') {
      const pair = `${last} ${word}`;
      if (!weights.has(pair)) weights.set(pair, weight * 0.7);
    }
    last = word;
  }
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), 1.8);
  const features: Feature[] = [];
  for (const [name, weight] of weights) features.push([name, weight / length]);
  return features;
};

const tokens = /[a-z]+(?:'[a-z]+)?|\$\s?\d[\d,.]*|\d[\d,.]*\s?%|\d[\d,.]*/g;

/** The beginning that the forms of a word share; amounts, numbers and the sides of the lease are each one word. */
const wordOf = (token: string): string => {
  const first = token.charCodeAt(0);
  if (first === 36) return '$';
  if (first < 97) return token.endsWith('%') ? '%' : '#';
  const known = stems.get(token);
  if (known !== undefined) return known;
  const word = stemOf(token.endsWith("'s") ? token.slice(0, -2) : token.replace("'", ''));
  if (stems.size < 20_000) stems.set(token, word);
  return word;
};

const stemOf = (word: string): string => {
  if (dropped.has(word)) return '';
  if (landlord.has(word)) return '1';
  if (tenant.has(word)) return '2';
  if (word.length < 4) return word;
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ments?|ations?|ingly|edly)$/, '')
    .replace(/(?:ing|ed|ly|er|or|ion|able|ible|al)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '');
  return (stem.length < 3 ? word : stem).slice(0, 9);
};

const stems = new Map<string, string>();

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const landlord = listed('landlord lessor owner we us our ours i me my mine manager management sublandlord');
const tenant = listed('tenant lessee resident renter you your yours subtenant');
const dropped = listed(
  'a an the of to in on at by for with from as is are be been was were or and that this these those it its which such any all each every shall will may must can has have had do does if so than then there their they them he she his her him into under herein hereof hereby thereof hereunder lease agreement contract said other also s t',
);
