import type { Candidate } from './candidate.ts';

/** A reading of the permitted use in its own words; any other as it is. */
export const withBareUse = (candidate: Candidate): Candidate =>
  candidate.field === 'permitted_use' && typeof candidate.value === 'string'
    ? { ...candidate, value: bareUse(candidate.value) }
    : candidate;

/**
 * A use without the words that grant it and those that rule out others: "a bakery" of "the Premises shall be used as a bakery, and for
 * no other purpose". As it is where nothing would be left.
 */
export const bareUse = (words: string): string => {
  const granted = words.replace(granting, '');
  const use = (granted.length >= 4 ? granted : words).replace(excluding, '').replace(/^[\s,;:-]+|[\s,;:.-]+$/g, '');
  return use.length >= 4 ? use : words.trim();
};

const only = '(?:,?\\s*(?:only|solely|exclusively)\\b,?)?';
const granting = new RegExp(
  `^(?!\\W*(?:no|not|never)\\b)(?:(?!\\b(?:not|no|never|unless|if)\\b)[^.;]){0,120}?(?:\\b(?:used?(?!\\s+(?:consistent|compatible|incidental|ancillary|related|in\\s+keeping)\\b)|using|occup(?:y|ied|ying)|run|operated|lived in)\\b(?:\\s+(?:and|or)\\s+(?:used?|occup(?:y|ied)))?(?:\\s+(?:the|it|them)(?:\\s+\\w+)?)?(?:\\s+by\\s+\\w+(?:\\s+\\w+)?)?|\\bpermitted\\s+use\\b[^.;]{0,20}?\\b(?:is|means|shall\\s+be)\\b|\\bpermitted\\s+use\\s*:)${only}(?:\\s+(?:for|as)\\b${only})?\\s+(?:the\\s+purposes?\\s+of\\s+)?(?=\\S)`,
  'i',
);
const excluding =
  /[,;]?\s+(?:(?:and|but|or)\s+)?(?:for|as|to)\s+(?:no\s+other|nothing|not\s+for\s+any)\b.*$|[,;]\s+(?:and|but)\s+(?:for\s+)?(?:no(?:thing)?|none|not|never)\b.*$|,?\s+and\s+no\s+other\b.*$|,?\s+only$/i;
