import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { atWords, type Candidate, usd } from './candidate.ts';

/**
 * What an amendment brings about in the end: "so that the security deposit is $2,400", "a total of 6,500 rentable square feet", "from then
 * on the Lessee is ...". The sentence names what was there before as well.
 */
export const readAmendedTotals = (lease: LeaseText): Candidate[] =>
  lease.sentences
    .filter(({ part }) => (lease.parts[part]?.place ?? 0) > 0)
    .flatMap((sentence) => [...totals(sentence), ...presentTenants(sentence)]);

const sum =
  /\b(?:so\s+that|for\s+a\s+total|in\s+(?:the\s+)?total|to\s+a\s+total|increased?\s+(?:by\s+[^.;]{1,40}?\s+)?to|total(?:l?ing)?)\b[^.;$]{0,80}?(\$\s?\d[\d,]*(?:\.\d\d)?)/i;
const area =
  /\b(?:total\s+of|so\s+that[^.;]{0,80}?(?:contains?|comprises?|is|are)|in\s+the\s+aggregate,?|together)\s+(?:approximately\s+)?(\d[\d,]{2,})\s+(?:rentable\s+)?(?:square\s+feet|sq\.?\s*ft|rsf)/i;

const totals = (sentence: Sentence): Candidate[] => {
  const [feet, amount] = [
    area.exec(sentence.text),
    /\bdeposit\b/.test(sentence.lower) ? sum.exec(sentence.text) : null,
  ];
  const cents = amount?.[1] === undefined ? undefined : moneyIn(amount[1])[0]?.cents;
  return [
    ...(feet?.[1] === undefined ? [] : [at(sentence, feet, 'rentable_sf', Number(feet[1].replaceAll(',', '')))]),
    ...(amount && cents !== undefined && !/\bpet|animal|key\b/.test(sentence.lower)
      ? [at(sentence, amount, 'security_deposit', usd(cents))]
      : []),
  ];
};

const tenantsNow =
  /\b(?:the|your)\s+(?:Lessees?|Tenants?|Residents?|Renters?|lessees?|tenants?)\s+(?:under\s+the\s+\w+\s+)?(?:is|are|shall\s+be|will\s+be|means?)\s+((?:[A-Z][\p{L}.'-]*)(?:\s+[A-Z][\p{L}.'-]*){1,4}(?:(?:,\s+(?:and\s+)?|\s+and\s+)(?:[A-Z][\p{L}.'-]*)(?:\s+[A-Z][\p{L}.'-]*){1,4})*)/u;

const presentTenants = (sentence: Sentence): Candidate[] => {
  const found = tenantsNow.exec(sentence.text);
  const names = found?.[1]?.replace(/[.,]+$/, '').split(/,\s+(?:and\s+)?|\s+and\s+/) ?? [];
  return found ? [at(sentence, found, 'tenants', names)] : [];
};

const at = (sentence: Sentence, found: RegExpExecArray, field: string, value: Candidate['value']): Candidate =>
  atWords(sentence, field, value, 0.94, found.index, found.index + found[0].length);
