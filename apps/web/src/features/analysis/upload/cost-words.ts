import type { EndpointOutput, quoteScan } from '@keyclause/contracts';

export type ScanQuote = EndpointOutput<typeof quoteScan>;

export type Cost = {
  readonly words: string;
  /** False when not everything that was chosen can be read. */
  readonly isCovered: boolean;
};

/** What reading would cost, told before it begins. One quote for each lease. */
export const costOf = (quotes: readonly ScanQuote[]): Cost => {
  const [first] = quotes;
  if (!first) return { words: '', isCovered: true };
  const { used, included, period, credits } = first.allowance;
  const charged = quotes.filter(({ charge }) => charge !== 'free').length;
  const free = quotes.length - charged;

  if (charged === 0) {
    return {
      words: free === 1 ? 'You already had this read: open it, free.' : 'You already had these read: open them, free.',
      isCovered: true,
    };
  }
  const left = Math.max(0, included - used);
  if (charged > left + credits)
    return { words: refusal({ charged, left, credits, period, included }), isCovered: false };

  const fromPlan = Math.min(left, charged);
  const fromCredits = charged - fromPlan;
  const parts = [
    fromPlan === 0
      ? ''
      : left === 1
        ? `your last ${planScans(1, period)}`
        : `${fromPlan} of your ${left} ${left === included ? '' : 'remaining '}${planScans(left, period)}`,
    fromCredits === 0 ? '' : credits === 1 ? 'your last scan credit' : `${fromCredits} of your ${credits} scan credits`,
  ].filter(Boolean);
  const again =
    free > 0 ? ` ${free === 1 ? 'One lease was' : `${free} leases were`} read before and costs nothing.` : '';
  return { words: `Uses ${parts.join(' and ')}.${again}`, isCovered: true };
};

type Shortage = {
  readonly charged: number;
  readonly left: number;
  readonly credits: number;
  readonly period: 'ever' | 'month';
  readonly included: number;
};

const refusal = ({ charged, left, credits, period, included }: Shortage): string => {
  const available = left + credits;
  if (available > 0) return `This needs ${charged} scans and you have ${available} left. Choose fewer files.`;
  return period === 'ever'
    ? `No scans left: your ${included} free scans are used.`
    : `No scans left this month: all ${included} are used. They return on the first of next month.`;
};

const planScans = (count: number, period: 'ever' | 'month'): string => {
  const scans = count === 1 ? 'scan' : 'scans';
  return period === 'ever' ? `free ${scans}` : `${scans} this month`;
};
