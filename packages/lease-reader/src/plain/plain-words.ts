import type { PartyNames } from './party-names.ts';

/** One sentence in everyday words. Only words are exchanged, one for one; who, what, how much and "not" stay as they are. */
export const plainWords = (sentence: string, parties: PartyNames): string => {
  let text = sentence
    .replace(/^\s*(?:(?!(?:mr|mrs|ms|dr|st|no)\.)\(?[a-z0-9]{1,4}[.)]|[•-])\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  text = withParty(withParty(text, parties.landlord, 'landlord'), parties.tenant, 'tenant');
  if (isShouted(text)) text = text.toLowerCase();
  text = text.replace(shoutedPart, (words) => words.toLowerCase());
  for (const [pattern, word] of exchanges) text = text.replace(pattern, word);
  text = text
    .replace(/\b(the) the\b/gi, '$1')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const closed = /[.!?]["')]?$/.test(text) ? text : `${text.replace(/[;:,]$/, '')}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
};

/** Six words in capitals and more are an outcry, not a name. */
const shoutedPart = /\b[A-Z]{2,}(?:[,;]? (?:the (?:landlord|tenant)s?[,;]? )?(?:[A-Z]{2,}|A)\b){5,}/g;

/** Capitals throughout, but for the names that were just put in. */
const isShouted = (text: string): boolean => {
  const rest = text.replace(/\b(?:the )?(?:landlord|tenant)s?(?:'s)?\b/g, '');
  return rest === rest.toUpperCase() && /[A-Z]{4}/.test(rest);
};

/**
 * "A Resident" is any tenant, "the Resident" is this one, "Residents" are all of them, and the "Resident Benefits Package" is a name and
 * stays one.
 */
const withParty = (text: string, names: RegExp, party: 'landlord' | 'tenant'): string =>
  text.replace(names, (whole: string, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + whole.length)];
    if (!isShouted(text) && (/^ (?!I\b)[A-Z][a-z]/.test(after) || /[a-z,] (?:[A-Z][a-z]+ )+$/.test(before)))
      return whole;
    const article = /^(?:the|said) /i.test(whole) || !followsDeterminer.test(before) ? 'the ' : '';
    return `${article}${party}${numberAndCase(whole)}`;
  });

const followsDeterminer =
  /\b(?:an?|any|each|every|another|other|its|his|her|their|our|your|no|such|one|both|either|neither|ordinary|adult|prospective|former|new|next|current|remaining|departing|outgoing|incoming|first|last|previous|prior|future|same|individual|sole|co)[ -]$/i;

const numberAndCase = (word: string): string => {
  const isMany = /s['’]?$/i.test(word) && !/['’]s$/i.test(word);
  const isOwner = /['’]/.test(word);
  return isMany ? (isOwner ? "s'" : 's') : isOwner ? "'s" : '';
};

/** What a lease says that a party shall do, as plain English says it of one and of several. */
const duties: readonly (readonly [said: string, ofOne: string, ofMany: string])[] = [
  ['shall not be liable', 'is not responsible', 'are not responsible'],
  ['shall (?:have|be entitled to) the right to', 'may', 'may'],
  ['shall have', 'has', 'have'],
  ['shall not have', 'does not have', 'do not have'],
  ['shall be', 'is', 'are'],
  ['shall not be', 'is not', 'are not'],
  ['(?:shall|covenants? and agrees? to|covenants? to)', 'must', 'must'],
];

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
  ...duties.flatMap(([said, ofOne, ofMany]): (readonly [RegExp, string])[] => [
    [new RegExp(`\\bthe (landlord|tenant) ${said}\\b`, 'gi'), `the $1 ${ofOne}`],
    [new RegExp(`\\bthe (landlords|tenants) ${said}\\b`, 'gi'), `the $1 ${ofMany}`],
  ]),
  [/\bshall\b/gi, 'will'],
  [/\bliable for\b/gi, 'responsible for'],
  [/\bjointly and severally\b/gi, 'together and each alone'],
  [/\brent (?:is to |will )?abates?\b/gi, 'rent is cut'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the event (?:that )?(the (?:tenant|landlord)s?)\b(?!')/gi, 'if $1'],
  [/\bin the event that\b/gi, 'if'],
  [/\bin the event of\b/gi, 'in case of'],
  [/\bpursuant to\b/gi, 'under'],
  [/\bin accordance with\b/gi, 'under'],
  [/\bcommence(s?)\b/gi, 'start$1'],
  [/\bcommenced\b/gi, 'started'],
  [/\bcommencing\b/gi, 'starting'],
  [/\bcommencement\b/gi, 'start'],
  [/\bupon (?:the )?(?:expiration|termination|end)\b/gi, 'at the end'],
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
  [/\bas (?:aforesaid|aforementioned)\b/gi, 'as said above'],
  [/\b(?:aforesaid|aforementioned)\s+/gi, ''],
  [/\bupon\b/gi, 'on'],
  [/\butilize(s?)\b/gi, 'use$1'],
];
