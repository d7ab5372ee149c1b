/** The numbers of the business. Pricing page, checkout and enforcement read them here. */
export const subscriptionTiers = ['free', 'paid', 'pro', 'commercial'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export type Plan = {
  readonly tier: SubscriptionTier;
  readonly name: string;
  readonly monthlyPriceCents: number;
  readonly scans: number;
  /** `ever`: the scans are for the life of the account. `month`: they return with each calendar month (UTC). */
  readonly period: 'ever' | 'month';
};

export const plans: Readonly<Record<SubscriptionTier, Plan>> = {
  free: { tier: 'free', name: 'Free', monthlyPriceCents: 0, scans: 3, period: 'ever' },
  paid: { tier: 'paid', name: 'Paid', monthlyPriceCents: 19_00, scans: 30, period: 'month' },
  pro: { tier: 'pro', name: 'Pro', monthlyPriceCents: 49_00, scans: 100, period: 'month' },
  commercial: { tier: 'commercial', name: 'Commercial', monthlyPriceCents: 149_00, scans: 300, period: 'month' },
};

export const creditPacks = [
  { credits: 1, priceCents: 6_00 },
  { credits: 5, priceCents: 25_00 },
  { credits: 20, priceCents: 80_00 },
] as const;

export const isPaidTier = (tier: string): boolean => tier === 'paid' || tier === 'pro' || tier === 'commercial';
