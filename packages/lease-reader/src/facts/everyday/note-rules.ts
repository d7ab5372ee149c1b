import { usd } from '../candidate.ts';
import { amount, type EverydayRule, money } from './everyday-rule.ts';

/** An agreement jotted down: no verbs, and figures that leave their dollar sign to the reader. */
export const noteRules: readonly EverydayRule[] = [
  {
    field: 'security_deposit',
    says: '^\\W*(?:security |damage )?deposit:? (\\d{2,5})\\b(?! ?(?:%|days?|weeks?|months?|hours?))',
    read: amount,
    unless: '\\b(?:pet|key|holding)\\b',
    kind: 'residential',
    score: 0.6,
  },
  {
    field: 'late_fee',
    says: `\\bgrace\\b[^.;$]{0,25}\\b(?:then|after that|afterwards|after)\\b[^.;$]{0,10}${money}`,
    read: (match) => {
      const cents = Math.round(Number(match[1] ?? match[2]) * 100);
      return cents > 0 ? { flat: usd(cents), percent: null, per_day: null, cap: null } : null;
    },
    unless: '\\b(?:a|per|each|every) day\\b',
    score: 0.6,
  },
  {
    field: 'late_fee',
    says: `^[^.;$]{0,12}${money} (?:if |when )?late\\b`,
    read: (match) => {
      const cents = Math.round(Number(match[1] ?? match[2]) * 100);
      return cents > 0 ? { flat: usd(cents), percent: null, per_day: null, cap: null } : null;
    },
    unless: '\\b(?:check|deposit|a day|per day|each day)\\b',
    score: 0.6,
  },
];
