import { common, tokens, wordOf } from '#weighing/word-of.ts';
import type { Feature } from '#weighing/word-table.ts';

/**
 * The words of a document, each once, with weights of length 1 in all, and the signs that take more than a word, which weigh the
 * same in a page as in a book; figures and the commonest words tell nothing of its kind.
 */
export const natureFeatures = (text: string): Feature[] => {
  const lower = text.toLowerCase();
  const words = new Set<string>();
  for (const [token] of lower.matchAll(tokens)) {
    const word = wordOf(token);
    if (!common.has(word) && !figures.has(word)) words.add(word);
  }
  const weight = 1 / Math.max(Math.sqrt(words.size), shortest);
  return [
    ...[...words].map((word): Feature => [word, weight]),
    ...signs.flatMap(([sign, pattern]): Feature[] => (pattern.test(lower) ? [[sign, weightOfSign]] : [])),
  ];
};

/** The sign of any word of letting at all. */
export const speaksOfLetting = '@speaks of letting';

/** The sign of a tenant that is a company. */
export const companyRents = '@company rents';

/** A heading that names a trade, a company that rents, a price by the foot, any word of letting at all. */
const signs: readonly (readonly [string, RegExp])[] = [
  [
    '@title',
    /^[\s\S]{0,200}\b(?:(?:restaurant|office|retail|store|shop|salon|warehouse|industrial|commercial|business|medical|dental|shopping center|ground|studio|farm|kiosk|stall|stand|cart)(?: (?:space|building|suite|unit|floor|premises|property))? (?:sub-?)?(?:lease|rental|tenancy|licen[sc]e)|(?:lease|licen[sc]e) (?:of|for) (?:an? |the )?(?:\w+ )?(?:shop|store|office|kiosk|stall|stand|cart|booth|warehouse|studio|restaurant))\b/,
  ],
  [
    companyRents,
    /\b(?:inc|corp|p?\.?l\.?l\.?c|l\.?p|ltd|co)\.?,?(?:(?!\band\b)[^.;(]){0,60}\(\W*(?:the )?\W*(?:tenant|lessee|subtenant|you)\b|\b(?:tenant|lessee|subtenant)s?(?: name)?[:.\s]{1,12}[^.\n;]{2,50}\b(?:inc\.|corp\.|l\.?l\.?c|ltd\.)/,
  ],
  ['@by the foot', /\b(?:per|a) (?:sq\.? ?ft|(?:rentable )?square foot)\b|\/ ?(?:sq\.? ?ft|sf)\b/],
  [speaksOfLetting, /\b(?:leases?|leased|landlord|lessor|tenants?|lessee|renters?)\b/],
  [
    '@letting title',
    /^[\s\S]{0,300}\b(?:(?:sub-?)?leases?|(?:rental|tenancy|residency|occupancy|housing|site|room|unit) (?:agreement|contract))\b/,
  ],
  ['@home title', /^[\s\S]{0,200}\b(?:residential|house|home|apartment|room|dwelling|condominium)\b/],
];

const weightOfSign = 0.6;

const figures: ReadonlySet<string> = new Set(['#', '$', '%']);

/** Of fewer words than its square each weighs less, for they tell less. */
const shortest = 5;
