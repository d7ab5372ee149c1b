import table from '#reference/nature-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import { companyRents, natureFeatures, speaksOfLetting } from './nature-features.ts';

/** What kind of writing this is, by the weight of all its words; no single word decides. The table is written by `pnpm nature-words`. */
export type LeaseNature = {
  readonly isLease: boolean;
  readonly kind: 'residential' | 'commercial';
  readonly language: 'en' | 'es' | 'other';
};

export const leaseNatureOf = (text: string): LeaseNature => {
  const sample = text.length > longest ? text.slice(0, longest) : text;
  const lower = sample.toLowerCase();
  const language = languageOf(lower, Math.max(1, lower.split(/\s+/).length));
  const features = natureFeatures(sample);
  const has = (sign: string): boolean => features.some(([name]) => name === sign);
  const isShort = features.length < fewWords && has(speaksOfLetting);
  const [residential = 0, commercial = 0, other = 0] = sharesOf(score(features));
  return {
    // The words that are weighed are English.
    isLease:
      features.length >= fewestWords &&
      (language === 'en'
        ? other < (isShort ? mostOtherOfFew : mostOther) || isLongLease(lower, other)
        : isSpanishLease(lower)),
    kind:
      commercial > residential * ((isShort && !has(companyRents)) || isLivedIn(lower) ? homesInDoubt : 1)
        ? 'commercial'
        : 'residential',
    language,
  };
};

const score = scorerOf(table);

const longest = 250_000;

/** Different words without which a text, however long, says too little to let anything. */
const fewestWords = 14;

/** A lease that is refused is lost to its owner; what is taken for one can still be put away. */
const mostOther = 0.35;
const mostOtherOfFew = 0.65;

/** Few words that name no company as tenant, or that furnish a home, are of a home unless they speak of a business plainly. */
const homesInDoubt = 2.5;

/** A furnished stay is written by companies, as a service with fees; what people live with tells it from an office. */
const isLivedIn = (lower: string): boolean =>
  new Set(
    lower.match(
      /\b(?:bedrooms?|kitchen|bath(?:room)?|linens?|sleep(?:s|ing)?|furnish(?:ed|ings)|dwelling|roommates?|pets?|smok(?:e|ing))\b/g,
    ),
  ).size >= leastOfHome;

const leastOfHome = 6;

/** Up to a paragraph or two, of which the words are judged with more patience if any of them speaks of letting. */
const fewWords = 60;

/**
 * A long contract that speaks of letting all the time lets something, however strange its other words: one from England, or of a mine.
 * One of a page or two does where its other words leave some doubt.
 */
const isLongLease = (text: string, other: number): boolean => {
  const words = text.split(/\s+/).length;
  const letting = text.match(/\b(?:sub-?)?(?:landlord|lessor|tenant|lessee|lease|rent|premises)s?\b/g)?.length ?? 0;
  return (
    (words >= 800 && letting / words >= 0.012) || (words >= 400 && letting / words >= 0.008 && other < surelyOther)
  );
};

const surelyOther = 0.9;

const isSpanishLease = (text: string): boolean =>
  (text.match(/\b(?:arrend\w+|inquilin[oa]s?|alquiler\w*|renta|dep[oó]sito|leases?|landlord|tenant|rent)\b/g) ?? [])
    .length >= 5;

const languageOf = (text: string, words: number): LeaseNature['language'] => {
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / words;
  const english = share(/\b(?:the|and|of|to|will|is|in)\b/g);
  const spanish = share(/(?<![a-zñáéíóú])(?:el|la|los|las|de|del|que|y|en|por)(?![a-zñáéíóú])/g);
  if (english >= 0.08 && english >= spanish) return 'en';
  return spanish >= 0.12 ? 'es' : english >= 0.04 ? 'en' : 'other';
};
