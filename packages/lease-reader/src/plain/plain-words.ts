import type { PartyNames } from './party-names.ts';

/** One sentence in everyday words. Only words are exchanged, one for one; who, what, how much and "not" stay as they are. */
export const plainWords = (sentence: string, parties: PartyNames): string => {
  let text = sentence
    .replace(/^\s*(?:\(?[a-z0-9]{1,4}[.)]|[•-])\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === text.toUpperCase() && /[A-Z]{4}/.test(text)) text = text.toLowerCase();
  text = text
    .replace(parties.landlord, (whole) => `the landlord${owning(whole)}`)
    .replace(parties.tenant, (whole) => `the tenant${owning(whole)}`);
  for (const [pattern, word] of exchanges) text = text.replace(pattern, word);
  text = text
    .replace(/\b(the) the\b/gi, '$1')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const closed = /[.!?]["')]?$/.test(text) ? text : `${text.replace(/[;:,]$/, '')}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
};

const owning = (word: string) => (/['’]/.test(word) ? "'s" : '');

const number =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';

const exchanges: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b${number}(?:[\\s-]+(?:and\\s+)?${number})*\\s+(?:dollars\\s+)?(?:percent\\s+)?\\((\\$?[\\d,.]+%?)\\)(?:\\s*percent)?`,
      'gi',
    ),
    '$1',
  ],
  [/\bhereby\s+|\s+hereby\b/gi, ' '],
  [/\s+(?:hereunder|herein|hereof|hereto)\b/gi, ''],
  [/\bthe (landlord|tenant) shall not be liable\b/gi, 'the $1 is not responsible'],
  [/\bthe (landlord|tenant) shall (?:have|be entitled to) the right to\b/gi, 'the $1 may'],
  [/\bthe (landlord|tenant) shall have\b/gi, 'the $1 has'],
  [/\bthe (landlord|tenant) shall not have\b/gi, 'the $1 does not have'],
  [/\bthe (landlord|tenant) shall be\b/gi, 'the $1 is'],
  [/\bthe (landlord|tenant) shall not be\b/gi, 'the $1 is not'],
  [/\bthe (landlord|tenant) (?:shall|covenants and agrees to|covenants to)\b/gi, 'the $1 must'],
  [/\bshall\b/gi, 'will'],
  [/\bliable for\b/gi, 'responsible for'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the event (?:that|of)\b/gi, 'in case of'],
  [/\bin case of (the|any|a) (tenant|landlord)\b/gi, 'if $1 $2'],
  [/\bpursuant to\b/gi, 'under'],
  [/\bin accordance with\b/gi, 'under'],
  [/\bcommenc(?:e|es)\b/gi, 'start'],
  [/\bcommencement\b/gi, 'start'],
  [/\bterminate(s?)\b/gi, 'end$1'],
  [/\bterminated\b/gi, 'ended'],
  [/\btermination\b/gi, 'end'],
  [/\bexpiration\b/gi, 'end'],
  [/\bvacate(s?)\b/gi, 'leave$1'],
  [/\b(?:demised|leased) premises\b/gi, 'rented place'],
  [/\bpremises\b/gi, 'rented place'],
  [/\bforthwith\b/gi, 'at once'],
  [/\bremit(s?)\b/gi, 'pay$1'],
  [/\bper annum\b/gi, 'a year'],
  [/\bnotwithstanding\b/gi, 'in spite of'],
  [/\bindemnify and hold harmless\b/gi, 'cover the losses of'],
  [/\bindemnify, defend and hold harmless\b/gi, 'defend and cover the losses of'],
  [/\bsole and absolute discretion\b/gi, 'own choice alone'],
  [/\bsole discretion\b/gi, 'own choice'],
  [/\bordinary wear and tear excepted\b/gi, 'apart from normal wear'],
  [/\baforesaid\b|\baforementioned\b/gi, 'this'],
  [/\bupon\b/gi, 'on'],
  [/\butilize(s?)\b/gi, 'use$1'],
  [/\bin writing\b/gi, 'in writing'],
];
