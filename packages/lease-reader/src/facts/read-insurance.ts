import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { atWords, type Candidate, inSentence, usd } from './candidate.ts';
import { withRoles } from './sentence-rules.ts';

/** Whether the tenant has to insure, and for how much at least. */
export const readInsurance = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const tenant = withRoles(lease, '{T}');
  for (const sentence of lease.sentences) {
    if (sentence.cells.length > 0 || !/insur|liabilit|policy|coverage/.test(sentence.lower)) continue;
    const text = sentence.text;
    const isTenants =
      (/\brenter'?s?'?\s+(?:insurance|policy)|\bpersonal (?:property|liability)|\bliability (?:insurance|coverage|cover|program|policy)|\btenant'?s insurance|\binsurance\b/i.test(
        text,
      ) &&
        tenant.test(text)) ||
      /\brenter'?s?'?\s+(?:insurance|policy)/i.test(text) ||
      withRoles(lease, '{T}\\s+(?:shall|must|will)\\s+insure\\b').test(text);
    if (isTenants) {
      const optional =
        /\b(?:not (?:insist|require|required|obliged|a condition|obligated|mandatory)|do(?:es)?(?: not|n'?t) (?:require|insist|have to|need to)|not (?:going to |about to )?make (?:you|anybody|anyone)|need not|needn'?t|encouraged|recommend(?:s|ed)?|advised|urged|optional|if you want|good idea|strongly suggest\w*|should (?:buy|get|carry|consider|take out)|(?<!\b(?:as|that|which|who\w*|\w+ever)\s+(?:the\s+)?\w+\s+)may (?:buy|wish|want|choose)(?! (?:(?:it|one|this|that) )?(?:anywhere|wherever|from|where|with any)))\b/i.test(
          text,
        );
      const must =
        withRoles(
          lease,
          '(?:{T})[^.;]{0,40}\\b(?:shall|will|must|agrees? to|is required to|are required to|has to|have to|(?:have |has )?got to|needs? to)\\b[^.;]{0,50}\\b(?:carry|maintain|obtain|have|get|take out|keep|buy|purchase|procure|provide|be enrolled|hold|insure|show)\\b|\\b(?:is|are)\\s+required\\b(?! by law)|{T}\\s+(?:also\\s+|always\\s+)?(?:carries|maintains|holds|keeps)\\b[^.;]{0,50}\\b(?:insurance|policy|liability|coverage)',
        ).test(text) || /\b(?:renter'?s|liability)\b[^.;]{0,40}\b(?:is|are) (?:required|mandatory)/i.test(text);
      if (
        optional &&
        /\brenter'?s?'?\s+(?:insurance|policy)|belongings|own insurance|insurance/i.test(text) &&
        !/\bname\b[^.;]{0,20}interested party/i.test(text)
      )
        found.push(
          inSentence(sentence, 'renters_insurance_required', false, must ? 0.5 : 0.78, 0, Math.min(text.length, 200)),
        );
      else if (must && !/\bwaiver of subrogation only\b/i.test(text))
        found.push(inSentence(sentence, 'renters_insurance_required', true, 0.82, 0, Math.min(text.length, 200)));
    }
    if (/\b(?:liability|limit|coverage|cover)\b/i.test(text)) {
      for (const amount of moneyIn(text)) {
        if (amount.cents < 1_000_000) continue;
        const near = text.slice(Math.max(0, amount.start - 130), amount.start);
        const isMinimum =
          /\b(?:liability|limits?|coverage|cover|combined single|bodily injury|per occurrence)\b/i.test(near) ||
          /^\W{0,3}(?:per|each|for each|in|of)\s+(?:personal\s+|general\s+)?(?:occurrence|liability|coverage|incident)/i.test(
            text.slice(amount.end, amount.end + 40),
          );
        if (
          !isMinimum ||
          (/\b(?:landlord|lessor|owner)(?:'s)?\s+(?:shall|will|policy|liability|insurance)\b/i.test(near) &&
            !tenant.test(near))
        )
          continue;
        found.push(
          atWords(
            sentence,
            'liability_minimum',
            usd(amount.cents),
            0.8,
            Math.max(0, amount.start - 60),
            Math.min(text.length, amount.end + 16),
          ),
        );
        break;
      }
    }
  }
  return found;
};
