import { type CalendarDay, daysBetween } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, one, sum, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, day, list, rate, shortDay, signedMoney } from '../fields/fields.ts';
import { moneyResult, percentResult, rateResult } from '../fields/results.ts';

type Flow = { readonly amount: number; readonly time: number };

/** Net present value in doubles: a search evaluates it thousands of times, and the answer is refined to nine digits. */
const worth = (flows: readonly Flow[], rateGiven: number): number =>
  flows.reduce((total, { amount, time }) => total + amount / (1 + rateGiven) ** time, 0);

const lowest = -0.9999;
const highest = 1000;

/**
 * The rate at which the flows are worth nothing. Brackets the first change of sign upward from zero, then downward, and
 * halves it: Newton's method runs away on flows that change sign twice.
 */
const rateOf = (flows: readonly Flow[]): number => {
  if (!flows.some(({ amount }) => amount < 0) || !flows.some(({ amount }) => amount > 0))
    return refuse('A rate of return needs money that goes out (below zero) and money that comes back.', 'flows');
  const bracket = bracketFrom(flows, 0, highest, 1.15) ?? bracketFrom(flows, 0, lowest, 1.15);
  if (bracket === null)
    return refuse('No rate makes these payments worth nothing. Look at the signs and the amounts.', 'flows');
  let [low, high] = bracket;
  const isPositive = worth(flows, low) > 0;
  for (let round = 0; round < 200 && high - low > 1e-14 * Math.max(1, Math.abs(high)); round += 1) {
    const middle = (low + high) / 2;
    if (worth(flows, middle) > 0 === isPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const bracketFrom = (flows: readonly Flow[], start: number, limit: number, growth: number): [number, number] | null => {
  const direction = Math.sign(limit - start);
  let from = start;
  let size = 0.01;
  while (from !== limit) {
    const to = direction > 0 ? Math.min(limit, from + size) : Math.max(limit, from - size);
    const [before, after] = [worth(flows, from), worth(flows, to)];
    if (before === 0) return [from, from];
    if (before > 0 !== after > 0) return from < to ? [from, to] : [to, from];
    from = to;
    if (direction > 0) size *= growth;
  }
  return null;
};

export const irr = defineCalculator({
  name: 'irr',
  family: 'investing',
  question: 'What is the internal rate of return (IRR)?',
  inputs: z.strictObject({
    flows: list(
      'Cash flows',
      signedMoney('Cash flow'),
      'One for each period, the first one now. What you pay is below zero.',
      2,
      1200,
    ),
    periodsPerYear: count('Periods a year', { max: 365 }).default(1),
  }),
  results: z.object({
    irrPct: percentResult('Rate of return of a period'),
    annualPct: percentResult('Rate of return a year'),
    profit: moneyResult('Comes back more than goes out'),
  }),
  conventions: ['The first flow is now, the others follow at even periods.', 'A year compounds its periods.'],
  provedBy: ['IRR-01', 'IRR-02'],
  example: { flows: [-70000, 12000, 15000, 18000, 21000, 26000] },
  answer: ({ flows, periodsPerYear }) => {
    const found = rateOf(flows.map((amount, time) => ({ amount, time })));
    const annual = one.plus(found).pow(periodsPerYear).minus(1);
    const profit = sum(flows.map(decimal));
    return {
      results: {
        irrPct: toRatio(decimal(found).times(100)),
        annualPct: toRatio(annual.times(100)),
        profit: toCents(profit),
      },
      working: [
        step(
          'Rate of return',
          'the rate at which sum of flow ÷ (1 + rate)^period = 0',
          `${flows.length} flows, first ${usd(flows[0] ?? 0)}`,
          percent(found),
        ),
        ...(periodsPerYear === 1
          ? []
          : [
              step(
                'For a year',
                '(1 + rate)^periods − 1',
                `(1 + ${percent(found)})^${periodsPerYear} − 1`,
                percent(annual),
              ),
            ]),
      ],
    };
  },
});

const dated = z.strictObject(
  { day: day('Day'), amount: signedMoney('Cash flow') },
  { error: 'Each line has a day and an amount.' },
);

export const xirr = defineCalculator({
  name: 'xirr',
  family: 'investing',
  question: 'What is the rate of return by days (XIRR)?',
  inputs: z.strictObject({
    flows: list('Cash flows', dated, 'A day and an amount in each line. What you pay is below zero.', 2, 1200),
  }),
  results: z.object({
    xirrPct: percentResult('Rate of return a year'),
    profit: moneyResult('Comes back more than goes out'),
  }),
  conventions: ['Days from the first flow, by 365: the convention of spreadsheets.'],
  provedBy: ['IRR-03'],
  example: {
    flows: [
      { day: '2008-01-01', amount: -10000 },
      { day: '2008-03-01', amount: 2750 },
      { day: '2008-10-30', amount: 4250 },
      { day: '2009-02-15', amount: 3250 },
      { day: '2009-04-01', amount: 2750 },
    ],
  },
  answer: ({ flows }) => {
    const start = flows[0]?.day ?? '';
    const early = flows.findIndex((flow) => flow.day < start);
    if (early >= 0)
      return refuse(
        `The first day comes first: ${shortDay(flows[early]?.day ?? '')} < ${shortDay(start)}.`,
        `flows.${early}.day`,
      );
    const found = rateOf(flows.map((flow) => ({ amount: flow.amount, time: yearsFrom(start, flow.day) })));
    return {
      results: {
        xirrPct: toRatio(decimal(found).times(100)),
        profit: toCents(sum(flows.map(({ amount }) => decimal(amount)))),
      },
      working: [
        step(
          'Rate of return',
          'the rate at which sum of flow ÷ (1 + rate)^(days ÷ 365) = 0',
          `${flows.length} flows from ${shortDay(start)}`,
          percent(found),
        ),
      ],
    };
  },
});

const yearsFrom = (start: CalendarDay, later: CalendarDay): number => daysBetween(start, later) / 365;

export const npv = defineCalculator({
  name: 'npv',
  family: 'investing',
  question: 'What are these payments worth today (NPV)?',
  inputs: z.strictObject({
    flows: list(
      'Cash flows',
      signedMoney('Cash flow'),
      'One for each period, the first one now. What you pay is below zero.',
      1,
      1200,
    ),
    rate: rate('Discount rate of a period'),
  }),
  results: z.object({ npv: moneyResult('Present value'), rate: rateResult('Rate used') }),
  conventions: ['The first flow is now and is not discounted.', 'Rounded once, to the cent, half up.'],
  provedBy: ['NPV-01', 'LAC-14'],
  example: { flows: [-10000, 3000, 4200, 6800], rate: 0.1 },
  answer: ({ flows, rate: given }) => {
    const v = one.div(one.plus(given));
    const value: Decimal = flows.reduceRight((later, flow) => later.times(v).plus(flow), zero);
    return {
      results: { npv: toCents(value), rate: given },
      working: [
        step(
          'Present value',
          'sum of flow ÷ (1 + rate)^period',
          `${plain(flows.length)} flows at ${percent(given)}`,
          usd(value),
        ),
      ],
    };
  },
});
