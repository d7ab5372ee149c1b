import { z } from 'zod';
import { cheaperOf } from '../amounts/cheaper-of.ts';
import { type Decimal, decimal, toCents, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, flag, money, percentage, quantity, rate, share, someMoney } from '../fields/fields.ts';
import { balanceResult, moneyResult } from '../fields/results.ts';
import { annuityFactor, liabilityRows } from '../present-value/periodic-payments.ts';

const terms = {
  cost: money('Costs to spread', { help: 'Improvements, commissions, free rent, fees.' }),
  termYears: quantity('Years of the term', { min: 0.01, max: 99, unit: 'years' }).optional(),
  elapsedYears: quantity('Years gone by', { max: 99, unit: 'years' }).optional(),
  termMonths: count('Months of the term', { unit: 'months' }).optional(),
  elapsedMonths: count('Months gone by', { min: 0, unit: 'months' }).optional(),
} as const;

type Terms = {
  readonly termYears?: number | undefined;
  readonly elapsedYears?: number | undefined;
  readonly termMonths?: number | undefined;
  readonly elapsedMonths?: number | undefined;
};

const monthsOf = ({
  termYears,
  elapsedYears,
  termMonths,
  elapsedMonths,
}: Terms): { term: Decimal; elapsed: Decimal } => {
  const term =
    termMonths === undefined
      ? decimal(termYears ?? refuse('Years of the term is missing.', 'termYears')).times(12)
      : decimal(termMonths);
  const elapsed =
    elapsedMonths === undefined
      ? decimal(elapsedYears ?? refuse('Years gone by is missing.', 'elapsedYears')).times(12)
      : decimal(elapsedMonths);
  if (elapsed.gt(term))
    return refuse(
      `The end is before the start: ${plain(elapsed)} months have gone by, and the term has ${plain(term)}.`,
      'elapsedYears',
    );
  return { term, elapsed };
};

export const unamortisedStraightLine = defineCalculator({
  name: 'unamortised_straight_line',
  family: 'leaving',
  question: 'Which of the landlord’s costs are not yet paid off?',
  inputs: z.strictObject(terms),
  results: z.object({
    unamortised: moneyResult('Not yet paid off'),
    amortised: moneyResult('Paid off'),
    perYear: moneyResult('Paid off', 'a year'),
  }),
  conventions: ['Straight line, without interest.', 'Rounded once, to the cent, half up.'],
  provedBy: ['TRM-01'],
  example: { cost: 100000, termYears: 5, elapsedYears: 3 },
  answer: (given) => {
    const { term, elapsed } = monthsOf(given);
    const left = term.minus(elapsed);
    const open = decimal(given.cost).times(left).div(term);
    return {
      results: {
        unamortised: toCents(open),
        amortised: toCents(decimal(given.cost).minus(open)),
        perYear: toCents(decimal(given.cost).times(12).div(term)),
      },
      working: [
        step(
          'Not yet paid off',
          'costs × months left ÷ months of the term',
          `${usd(given.cost)} × ${plain(left)} ÷ ${plain(term)}`,
          usd(open),
        ),
      ],
    };
  },
});

export const unamortisedWithInterest = defineCalculator({
  name: 'unamortised_with_interest',
  family: 'leaving',
  question: 'Which of the landlord’s costs are not yet paid off, with interest?',
  inputs: z.strictObject({
    ...terms,
    annualRate: rate('Interest rate a year'),
    fee: money('Extra fee', { help: 'Some leases add months of rent.' }).default(0),
  }),
  results: z.object({
    unamortised: moneyResult('Not yet paid off'),
    payment: moneyResult('Paid off', 'a month'),
    terminationCost: moneyResult('To pay when leaving'),
  }),
  conventions: [
    'Level monthly payments at the end of each month, at a twelfth of the yearly rate.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['WEB-11'],
  example: { cost: 100000, termYears: 5, elapsedYears: 3, annualRate: 0.08 },
  answer: (given) => {
    const { term, elapsed } = monthsOf(given);
    if (!term.isInteger() || !elapsed.isInteger())
      return refuse('With interest, the term and the time gone by have to be whole months.', 'termMonths');
    const monthly = decimal(given.annualRate).div(12);
    const payment = decimal(given.cost).div(annuityFactor(term.toNumber(), monthly, 'end'));
    const left = term.minus(elapsed).toNumber();
    const open = left === 0 ? zero : annuityFactor(left, monthly, 'end').times(payment);
    const rows = liabilityRows(
      decimal(given.cost),
      Array.from({ length: term.toNumber() }, () => payment),
      monthly,
      'end',
    );
    return {
      results: {
        unamortised: toCents(open),
        payment: toCents(payment),
        terminationCost: toCents(open.plus(given.fee)),
      },
      working: [
        step(
          'Paid off each month',
          'costs ÷ annuity factor',
          `${usd(given.cost)} over ${plain(term)} months at ${percent(monthly, 6)} a month`,
          usd(payment),
        ),
        step(
          'Not yet paid off',
          'monthly payment × annuity factor of the months left',
          `${usd(payment)} for ${left} months`,
          usd(open),
        ),
        ...(given.fee === 0
          ? []
          : [
              step(
                'To pay when leaving',
                'not yet paid off + fee',
                `${usd(open)} + ${usd(given.fee)}`,
                usd(open.plus(given.fee)),
              ),
            ]),
      ],
      schedule: {
        columns: [
          { key: 'month', label: 'Month', kind: 'period' },
          { key: 'interest', label: 'Interest', kind: 'money' },
          { key: 'payment', label: 'Payment', kind: 'money' },
          { key: 'open', label: 'Not yet paid off', kind: 'money' },
        ],
        rows: rows.map((row, index) => [index + 1, toCents(row.interest), toCents(row.payment), toCents(row.closing)]),
      },
      chart: { kind: 'line', title: 'Costs not yet paid off', x: 'month', series: ['open'] },
    };
  },
});

export const buyoutPercent = defineCalculator({
  name: 'buyout_percent',
  family: 'leaving',
  question: 'What does it cost to buy out the rest of the lease?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    remainingMonths: quantity('Months left', { max: 1200, unit: 'months' }),
    buyoutPct: share('Part of the rent left to pay', { max: 10, help: '50% for half.' }),
  }),
  results: z.object({
    buyout: moneyResult('Buyout'),
    remaining: moneyResult('Rent left to pay'),
    saved: moneyResult('Less than staying'),
  }),
  conventions: ['Rounded once, to the cent, half up.'],
  provedBy: ['TRM-03'],
  example: { monthlyRent: 3000, remainingMonths: 12, buyoutPct: 0.5 },
  answer: ({ monthlyRent, remainingMonths, buyoutPct }) => {
    const remaining = decimal(monthlyRent).times(remainingMonths);
    const buyout = remaining.times(buyoutPct);
    return {
      results: { buyout: toCents(buyout), remaining: toCents(remaining), saved: toCents(remaining.minus(buyout)) },
      working: [
        step(
          'Rent left to pay',
          'rent × months left',
          `${usd(monthlyRent)} × ${plain(remainingMonths)}`,
          usd(remaining),
        ),
        step('Buyout', 'rent left × part', `${usd(remaining)} × ${percent(buyoutPct)}`, usd(buyout)),
      ],
    };
  },
});

export const earlyTermination = defineCalculator({
  name: 'early_termination',
  family: 'leaving',
  question: 'Is it cheaper to leave early or to stay?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    remainingMonths: count('Months left', { unit: 'months' }),
    feeMonths: quantity('Fee in months of rent', { max: 120, unit: 'months' }).default(0),
    feeFlat: money('Fee as an amount').default(0),
    noticeMonths: count('Months of notice you still pay', { min: 0, unit: 'months' }).default(0),
    repayConcessions: money('Concessions to give back').default(0),
    depositLost: money('Deposit you lose').default(0),
    relettingMonths: count('Months until it is let again', {
      min: 0,
      unit: 'months',
      help: 'When you owe rent until then instead of a fee.',
    }).optional(),
    newMonthlyRent: money('Monthly rent of the new place').default(0),
    movingCost: money('Moving costs').default(0),
  }),
  results: z.object({
    leave: moneyResult('Leaving costs'),
    stay: moneyResult('Staying costs'),
    saving: balanceResult('Leaving saves', 'Leaving costs more by'),
  }),
  conventions: ['Undiscounted sums over the months left; the rent of the new place counts from the end of the notice.'],
  provedBy: ['TRM-03'],
  example: {
    monthlyRent: 2400,
    remainingMonths: 8,
    feeMonths: 2,
    noticeMonths: 1,
    newMonthlyRent: 1900,
    movingCost: 800,
  },
  answer: (given) => {
    const { monthlyRent, remainingMonths, noticeMonths } = given;
    if (noticeMonths > remainingMonths)
      return refuse(`The notice of ${noticeMonths} months is longer than the ${remainingMonths} left.`, 'noticeMonths');
    const rent = decimal(monthlyRent);
    const fee = rent.times(given.feeMonths).plus(given.feeFlat);
    const notice = rent.times(noticeMonths);
    const reletting = rent.times(Math.min(given.relettingMonths ?? 0, remainingMonths - noticeMonths));
    const fresh = decimal(given.newMonthlyRent).times(remainingMonths - noticeMonths);
    const others = decimal(given.repayConcessions).plus(given.depositLost).plus(given.movingCost);
    const leave = fee.plus(notice).plus(reletting).plus(fresh).plus(others);
    const stay = rent.times(remainingMonths);
    return {
      results: { leave: toCents(leave), stay: toCents(stay), saving: toCents(stay.minus(leave)) },
      verdict: cheaperOf('Leaving', leave, 'staying', stay),
      working: [
        step(
          'Fee',
          'rent × months + amount',
          `${usd(rent)} × ${plain(given.feeMonths)} + ${usd(given.feeFlat)}`,
          usd(fee),
        ),
        step(
          'Rent during notice and until let again',
          'rent × months',
          `${usd(notice)} + ${usd(reletting)}`,
          usd(notice.plus(reletting)),
        ),
        step(
          'Rent of the new place',
          'new rent × months left after the notice',
          `${usd(given.newMonthlyRent)} × ${remainingMonths - noticeMonths}`,
          usd(fresh),
        ),
        step(
          'Leaving',
          'sum of these and of concessions, deposit and moving',
          `${usd(fee.plus(notice).plus(reletting))} + ${usd(fresh)} + ${usd(others)}`,
          usd(leave),
        ),
        step('Staying', 'rent × months left', `${usd(rent)} × ${remainingMonths}`, usd(stay)),
      ],
    };
  },
});

export const holdover = defineCalculator({
  name: 'holdover',
  family: 'leaving',
  question: 'What does it cost to stay past the end?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent at the end of the lease'),
    holdoverPct: percentage('Holdover rent, percent of the rent', {
      min: 0,
      help: '150 for one and a half times the rent.',
    }),
    laterPct: percentage('Percent after the first months', { help: 'When it rises again.' }).optional(),
    firstMonths: count('First months', { min: 0, unit: 'months' }).default(0),
    months: quantity('Months you stay', { max: 120, unit: 'months' }),
    wholeMonths: flag('Part of a month counts as a month').default(false),
    damages: money('Damages the lease names').default(0),
  }),
  results: z.object({
    total: moneyResult('To pay'),
    monthly: moneyResult('Holdover rent', 'a month'),
    premium: moneyResult('More than the old rent'),
  }),
  conventions: [
    'A part of a month counts in proportion, unless the lease counts it whole.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['WEB-12', 'WEB-13'],
  example: { monthlyRent: 3000, holdoverPct: 150, months: 2.5 },
  answer: (given) => {
    const months = given.wholeMonths ? Math.ceil(given.months) : given.months;
    const rent = decimal(given.monthlyRent);
    const early = given.laterPct === undefined ? decimal(months) : decimal(Math.min(months, given.firstMonths));
    const late = decimal(months).minus(early);
    const first = rent.times(given.holdoverPct).div(100);
    const later = rent.times(given.laterPct ?? given.holdoverPct).div(100);
    const owed = first.times(early).plus(later.times(late)).plus(given.damages);
    return {
      results: { total: toCents(owed), monthly: toCents(first), premium: toCents(owed.minus(rent.times(months))) },
      working: [
        step('Holdover rent', 'rent × percent', `${usd(rent)} × ${plain(given.holdoverPct)}%`, usd(first)),
        step(
          'To pay',
          'holdover rent × months + damages',
          `${usd(first)} × ${plain(early)}${late.isZero() ? '' : ` + ${usd(later)} × ${plain(late)}`} + ${usd(given.damages)}`,
          usd(owed),
        ),
      ],
    };
  },
});
