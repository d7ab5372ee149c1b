import type { Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { monthsOfRent, monthsOfRentSource } from '../values/months-of-rent.ts';
import { inSentence, topicOf, usd } from './candidate.ts';
import { centsOf } from './facts.ts';
import { reconcile } from './reconcile.ts';

/** "A security deposit equal to one and one-half months' rent", in cents by the rent of the lease, where no amount stands beside it. */
export const deriveDeposit = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const rent = centsOf(facts, 'rent_monthly');
  if (rent === null || facts['security_deposit']?.method !== 'absent') return;
  for (const sentence of lease.sentences) {
    if (!/deposit|security/.test(sentence.lower) || sentence.text.includes('$') || bounded.test(sentence.text))
      continue;
    const said =
      ofDeposit.exec(sentence.text) ??
      asDeposit.exec(sentence.text) ??
      (/deposit|security/.test(topicOf(lease, sentence)) ? deposits.exec(sentence.text) : null);
    const months = said !== null ? monthsOfRent(said, 6) : sameAsOne.test(sentence.text) ? 1 : null;
    if (months === null) continue;
    facts['security_deposit'] = reconcile(lease, 'security_deposit', [
      {
        ...inSentence(sentence, 'security_deposit', usd(Math.round(months * rent)), 0.7, 0, sentence.text.length),
        method: 'computed',
        reasoning: `${months === 1 ? "One month's" : `${months} months'`} rent.`,
      },
    ]);
    return;
  }
};

const ofDeposit = new RegExp(
  `\\b(?:security|damage)\\s+deposit\\b(?:[:\\t]\\s*|[^.;]{0,60}?\\b(?:equal(?:ing|s)?\\s+(?:to\\s+)?|equivalent\\s+(?:to|of)|of|is|be|being|amount\\s+of|sum\\s+of)\\s*)${monthsOfRentSource}`,
  'i',
);
const sameAsOne =
  /\b(?:security|damage)\s+deposit\b[^.;]{0,40}?\b(?:(?:the\s+)?same(?:\s+(?:amount|sum))?\s+as|equals?(?:\s+to)?)\s+(?:the|an?|one|1)\s+(?:(?:first\s+)?month(?:ly|['’]?s)\s+(?:rent|installment|payment)|installment)\b/i;
const asDeposit = new RegExp(
  `\\b${monthsOfRentSource}[^.;]{0,30}\\b(?:as|for)\\s+(?:a|the|his|her|its|your)\\s+(?:refundable\\s+)?(?:security|damage)\\b`,
  'i',
);
const deposits = new RegExp(`\\bdeposits?\\b[^.;]{0,60}?\\b${monthsOfRentSource}`, 'i');
/** A most, a least, and what comes on top are no deposit. */
const bounded =
  /\b(?:exceed\w*|more than|less than|at least|up to|maximum|minimum|increase\w*|additional|pet|animals?|last month|letter of credit)\b/i;
