import { usd } from '../candidate.ts';
import { amount, type EverydayRule, money } from './everyday-rule.ts';

/** An agreement jotted down: no verbs, and figures that leave their dollar sign to the reader. */
export const noteRules: readonly EverydayRule[] = [];
