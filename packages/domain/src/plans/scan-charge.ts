import { plans, type SubscriptionTier } from './plans.ts';

/** What a scan is paid with. `allowance` is the plan's own scans (free: ever, others: this month), `credit` one of the bought ones. */
export type ScanCharge = 'allowance' | 'credit';

export type ScanUsage = {
  readonly tier: SubscriptionTier;
  /** Scans of the plan's period that are committed or reserved. */
  readonly used: number;
  /** Credits left after all reservations. */
  readonly credits: number;
};

export type ScanAllowance = {
  readonly used: number;
  readonly included: number;
  readonly period: 'ever' | 'month';
  readonly credits: number;
  /** What the next scan would be paid with; null when nothing is left. */
  readonly nextCharge: ScanCharge | null;
};

/** The plan's own scans go first; credits are kept for when they are used up. */
export const scanAllowance = ({ tier, used, credits }: ScanUsage): ScanAllowance => {
  const { scans, period } = plans[tier];
  const nextCharge = used < scans ? 'allowance' : credits > 0 ? 'credit' : null;
  return { used, included: scans, period, credits, nextCharge };
};
