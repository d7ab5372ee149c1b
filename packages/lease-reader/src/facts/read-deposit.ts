import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

export const readDeposit = (_lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence } of labels) {
    const amount = moneyIn(value)[0];
    if (amount && /^(?:security )?(?:deposit|security)\b/.test(label))
      found.push(inSentence(sentence, 'security_deposit', usd(amount.cents), 0.95, 0, sentence.text.length));
  }
  return found;
};
