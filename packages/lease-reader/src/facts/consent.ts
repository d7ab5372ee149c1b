import type { LeaseText } from '#structure/lease-text.ts';
import type { Candidate } from './candidate.ts';

const condition =
  '(?:without|w\\/o|unless|except|save|but|only|if|once|when|after|until|before|with|upon|provided|subject\\s+to|needs?|requires?|calls?\\s+for|must\\s+have|(?:has|have)\\s+to\\s+(?:have|be|get)|must\\s+be|open\\s+to)';
const consent =
  "(?:consent\\w*|assents?\\b|permission|approv\\w+|agree[sd]?\\b|(?:'s|written|prior|previous)\\s+(?:\\w+\\s+)?(?:agreement|authori[sz]ation|leave|word|yes)\\b|say-?so|sign(?:s|ed)?[- ]?off|blessing|okays?\\b|OKs?\\b|in\\s+writing|without\\s+asking)";
const asked = new RegExp(`\\b${condition}\\b[^.;]{0,80}?(?:\\b|(?='))${consent}`, 'i');
const named = /\b(?:consents?|consented|permission|approval|approves|agrees? in writing|without (?:first )?asking)\b/i;
const absolute = /\b(?:in any circumstances|for any reason|under no circumstances|in no event|not ever)\b/i;

/** "Ask us first", "once we have met it and said yes", "is up to us". */
const spoken =
  /\b(?<!\b(?:not|never|without|to) |n't )(?:asks?|asking|check(?:s|ed)? with|run(?:s|ning)? it by|clear(?:s|ed)?)\b[^.;]{0,30}\b(?:us|me|first|before|beforehand)\b|\b(?:has|have|is|are|been|if|once|when|whom|after)\b[^.;]{0,40}\b(?:said yes|says? yes|okayed|cleared|accepted|accepts?|approves?)\b|\b(?:whom|once|after|when|until)\b[^.;]{0,40}\b(?:approved|checked)\b|\b(?:if|unless|once|after|until|as long as)\s+(?:\w+[. ]+){1,3}?(?:has|have|'ve)\s+(?:met|seen)\b|\bconsidered by\b|\b(?:is|are) up to (?:us|me|the (?:owner|landlord|office|manager))\b/i;
const freely =
  /^(?!.*(?:\b(?:not|no|nor|never|neither|nobody|none|only)\b|n't\b)).*\bwithout (?:(?:any|the|a|first|prior|written|our|my|your|\w+'s?) ){0,4}(?:asking|consent|permission|approval)\b/is;

/** Whether words let something happen with somebody's consent: "except with X's assent", "if X has approved"; not where they rule it out or ask for none. */
export const asksConsent = (text: string): boolean =>
  !absolute.test(text) && !freely.test(text) && (asked.test(text) || named.test(text) || spoken.test(text));

const helper =
  /\b(?:assistance|service|support|guide|therapy)(?: (?:animal|dog)?,? ?(?:and|or) (?:an? )?(?:emotional )?(?:assistance|service|support|therapy))?[- ](?:animal|dog)s?\b[^.;]*|\b(?:an? )?(?:animal|dog)s?\b[^.;]{0,60}\b(?:disab\w+|works? for|helps?)\b[^.;]*/gi;

/** "A guide dog is no pet and is welcome" allows no pet. */
const isOfHelper = (text: string): boolean => {
  const rest = text.replace(helper, ' ');
  return rest !== text && !/\b(?:pet|animal|dog|cat|bird)s?\b/i.test(rest);
};

/** What a sentence allows once somebody has agreed is not simply allowed. */
export const underConsent = (lease: LeaseText, candidate: Candidate): Candidate => {
  if (candidate.value !== 'allowed' || !(candidate.field === 'pets' || candidate.field === 'sublet')) return candidate;
  const said = lease.sentences.find(
    ({ document, start, end }) => document === candidate.document && start <= candidate.start && candidate.start < end,
  );
  if (!said) return candidate;
  // "May I sublet?" asks; what stands below it answers.
  if (/\?\W*$/.test(said.text)) return { ...candidate, score: 0 };
  if (candidate.field === 'pets' && isOfHelper(said.text)) return { ...candidate, score: 0 };
  return asksConsent(said.text) ? { ...candidate, value: 'with_consent' } : candidate;
};
