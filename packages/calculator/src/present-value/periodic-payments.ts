import { type Decimal, decimal, one, sum, zero } from '../amounts/decimal.ts';
import { plain } from '../amounts/format.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { choice, count, list, longestSchedule, money, rate } from '../fields/fields.ts';

export const timing = choice(
  'Payments are made',
  { end: 'At the end of each period', beginning: 'At the beginning of each period' },
  'Rent is mostly paid at the beginning, examples in textbooks at the end.',
);
export type Timing = 'end' | 'beginning';

/** Inputs of calculators whose payments come once a period. */
export const periodInputs = {
  payment: money('Payment each period').optional(),
  n: count('Number of payments', { max: longestSchedule, unit: 'payments' }).optional(),
  payments: list('Payments', money('Payment'), 'One for each period, when they differ.').optional(),
  growth: rate('Increase', { help: 'By this part, each time the payment rises.' }).default(0),
  growthEvery: count('The payment rises every', { max: longestSchedule, unit: 'periods' }).optional(),
  annualRate: rate('Discount rate a year', {
    help: 'The rate implicit in the lease, or your incremental borrowing rate.',
  }).optional(),
  rate: rate('Discount rate a year').optional(),
  periodsPerYear: count('Payments a year', {
    max: 365,
    help: '12 for monthly, 4 for quarterly, 1 for yearly.',
  }).default(1),
  rateConvention: choice(
    'The yearly rate is',
    { nominal: 'Divided by the payments a year', effective: 'Compounded over the year' },
    'Divided: 6% a year is 0.5% a month. Compounded: 6% a year is 0.4868% a month.',
  ).default('nominal'),
  timing: timing.default('end'),
} as const;

export type PeriodInputs = {
  readonly payment?: number | undefined;
  readonly n?: number | undefined;
  readonly payments?: readonly number[] | undefined;
  readonly growth: number;
  readonly growthEvery?: number | undefined;
  readonly annualRate?: number | undefined;
  readonly rate?: number | undefined;
  readonly periodsPerYear: number;
  readonly rateConvention: 'nominal' | 'effective';
  readonly timing: Timing;
};

const number = { name: 'n', title: 'Number of payments' };

/** The payments that the inputs describe: a list, or one payment that may rise. `counted` is the input that holds `n`. */
export const paymentsOf = (
  { payments, payment, n, growth, growthEvery, periodsPerYear }: PeriodInputs,
  counted: { readonly name: string; readonly title: string } = number,
): Decimal[] => {
  if (payments !== undefined) {
    if (n !== undefined && n !== payments.length)
      return refuse(
        `${counted.title}: there are ${payments.length} payments in the list, and ${n} are given here.`,
        counted.name,
      );
    return payments.map(decimal);
  }
  if (payment === undefined) return refuse('Payment each period is missing.', 'payment');
  if (n === undefined) return refuse(`${counted.title} is missing.`, counted.name);
  const every = growthEvery ?? periodsPerYear;
  const step = one.plus(growth);
  const amounts: Decimal[] = [];
  let amount = decimal(payment);
  for (let index = 0; index < n; index += 1) {
    if (index > 0 && index % every === 0) amount = amount.times(step);
    amounts.push(amount);
  }
  return amounts;
};

export const yearlyRate = ({ annualRate, rate: given }: Pick<PeriodInputs, 'annualRate' | 'rate'>): number => {
  if (annualRate !== undefined && given !== undefined && annualRate !== given)
    return refuse(`The discount rate is given twice: ${plain(annualRate)} and ${plain(given)}.`, 'rate');
  return annualRate ?? given ?? refuse('Discount rate a year is missing.', 'annualRate');
};

/** The rate for one period of the year's `periods`. */
export const periodicRate = (
  annual: number,
  periods: number,
  convention: 'nominal' | 'effective' = 'nominal',
): Decimal =>
  convention === 'nominal' ? decimal(annual).div(periods) : one.plus(annual).pow(one.div(periods)).minus(1);

/** Present value of one payment a period, by Horner's scheme: one multiplication for each payment. */
export const presentValue = (payments: readonly Decimal[], periodRate: Decimal, when: Timing): Decimal => {
  const v = one.div(one.plus(periodRate));
  const due = payments.reduceRight((later, payment) => later.times(v).plus(payment), zero);
  return when === 'beginning' ? due : due.times(v);
};

/** Present value of 1 each period. */
export const annuityFactor = (periods: number, periodRate: Decimal, when: Timing): Decimal => {
  if (periodRate.isZero()) return decimal(periods);
  const v = one.div(one.plus(periodRate));
  const due = one.minus(v.pow(periods)).div(periodRate);
  return when === 'beginning' ? due.times(one.plus(periodRate)) : due;
};

export type LiabilityRow = {
  readonly opening: Decimal;
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly closing: Decimal;
};

/** The balance from period to period: interest on what is outstanding, after the payment when it comes first. */
export const liabilityRows = (
  opening: Decimal,
  payments: readonly Decimal[],
  periodRate: Decimal,
  when: Timing,
): LiabilityRow[] => {
  const rows: LiabilityRow[] = [];
  let balance = opening;
  for (const payment of payments) {
    const interest = (when === 'beginning' ? balance.minus(payment) : balance).times(periodRate);
    const closing = balance.plus(interest).minus(payment);
    rows.push({ opening: balance, payment, interest, closing });
    balance = closing;
  }
  return rows;
};

export const totalOf = (rows: readonly LiabilityRow[], part: 'payment' | 'interest'): Decimal =>
  sum(rows.map((row) => row[part]));

export const timingWords: Readonly<Record<Timing, string>> = {
  end: 'at the end of each period',
  beginning: 'at the beginning of each period',
};
