import type { Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { inSentence, usd } from './candidate.ts';
import { numberOf } from './facts.ts';
import { reconcile } from './reconcile.ts';

/** An allowance for building work that is stated for each square foot, in cents for all of the premises. */
export const deriveAllowance = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const feet = numberOf(facts, 'rentable_sf');
  if (lease.kind !== 'commercial' || !feet || facts['tenant_improvement_allowance']?.value) return;
  for (const sentence of lease.sentences) {
    if (!sentence.lower.includes('allowance') || !/square|\bsq|\brsf\b|\bsf\b/.test(sentence.lower)) continue;
    const rate = moneyIn(sentence.text).find(({ end }) => perFoot.test(sentence.text.slice(end, end + 40)));
    if (!rate || /\b(?:moving|signage|test.?fit)\b/.test(sentence.lower)) continue;
    const value = usd(Math.round(rate.cents * feet));
    facts['tenant_improvement_allowance'] = reconcile(lease, 'tenant_improvement_allowance', [
      {
        ...inSentence(sentence, 'tenant_improvement_allowance', value, 0.75, 0, sentence.text.length),
        method: 'computed',
        reasoning: `$${(rate.cents / 100).toFixed(2)} for each of ${feet} rentable square feet.`,
      },
    ]);
    return;
  }
};

/** "$35.00 per RSF": what follows an amount that has to be reckoned for the whole of the premises. */
export const perFoot =
  /^\W{0,3}(?:(?:per|a|for each|\/)\s*(?:rentable |usable |leased )?(?:square foot|sq\.? ?f(?:oo)?t|rsf|psf|sf)|psf)\b/i;
