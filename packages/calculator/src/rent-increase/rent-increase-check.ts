import { addDays, addMonths, daysBetween } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, larger, smaller, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, day, percentage, shortDay, someMoney, text } from '../fields/fields.ts';
import { flagResult, moneyResult, percentResult, wordsResult } from '../fields/results.ts';

/** A rent increase against a limit and a time of notice. The limits are given: a state's, a city's or the lease's, with their source. */
export const rentIncreaseCheck = defineCalculator({
  name: 'rent_increase_check',
  family: 'rules',
  question: 'Is this rent increase allowed?',
  inputs: z.strictObject({
    currentRent: someMoney('Monthly rent now'),
    newRent: someMoney('Monthly rent asked for'),
    capPct: percentage('Limit', {
      help: 'The highest increase in percent. Leave it empty when there is none.',
    }).optional(),
    plusCpiPct: percentage('Index added to the limit', {
      min: -100,
      help: 'For limits such as 5% and the change of prices.',
    }).optional(),
    mostPct: percentage('And never more than', {
      help: 'For limits such as 5% and the change of prices, at most 10%.',
    }).optional(),
    noticeDays: count('Days of notice the rule asks for', { min: 0, max: 730, unit: 'days' }).optional(),
    noticeGiven: day('You were told on').optional(),
    effective: day('The new rent starts on').optional(),
    lastIncrease: day('The last increase was on').optional(),
    monthsBetween: count('Months between increases', { min: 0, max: 120, unit: 'months' }).optional(),
    citation: text('Where the limit comes from').optional(),
  }),
  results: z.object({
    increasePct: percentResult('Increase'),
    increase: moneyResult('Increase', 'a month'),
    isAllowed: flagResult('Within the limits given'),
    highestRent: moneyResult('Highest rent allowed').optional(),
    excess: moneyResult('Too much by', 'a month').optional(),
    daysGiven: z.number().meta({ title: 'Days of notice given', kind: 'count' }).optional(),
    earliestDay: wordsResult('Earliest day for the new rent').optional(),
  }),
  conventions: [
    'The percentage is of the rent now.',
    'Days of notice: the day you were told does not count, the day the rent starts does.',
    'Only the limits you give are checked.',
  ],
  provedBy: ['ESC-01', 'ESC-07'],
  example: {
    currentRent: 2000,
    newRent: 2250,
    capPct: 5,
    plusCpiPct: 3,
    mostPct: 10,
    noticeDays: 30,
    noticeGiven: '2026-05-10',
    effective: '2026-06-01',
  },
  answer: (given) => {
    const raise = decimal(given.newRent).minus(given.currentRent);
    const raised = raise.div(given.currentRent).times(100);
    const limit = limitOf(given);
    const highest = limit === null ? null : decimal(given.currentRent).times(limit.div(100).plus(1)).toDecimalPlaces(2);
    const excess = highest === null ? zero : larger(zero, decimal(given.newRent).minus(highest));
    const notice = noticeOf(given);
    const spacing = spacingOf(given);
    const isAllowed = excess.isZero() && (notice === null || notice.isEnough) && spacing;
    return {
      results: {
        increasePct: toRatio(raised),
        increase: toCents(raise),
        isAllowed,
        ...(highest === null ? {} : { highestRent: toCents(highest), excess: toCents(excess) }),
        ...(notice === null ? {} : { daysGiven: notice.days, earliestDay: notice.earliest }),
      },
      verdict: isAllowed ? 'Yes, by the limits you gave.' : 'No, not as it stands.',
      working: [
        step(
          'Increase',
          '(new rent ÷ rent now − 1) × 100',
          `(${usd(given.newRent)} ÷ ${usd(given.currentRent)} − 1) × 100`,
          `${plain(raised, 4)}%`,
        ),
        ...(limit === null || highest === null
          ? []
          : [
              step(
                'Highest rent allowed',
                given.citation === undefined ? 'rent now × (1 + limit)' : `rent now × (1 + limit), ${given.citation}`,
                `${usd(given.currentRent)} × (1 + ${plain(limit)}%)`,
                usd(highest),
              ),
            ]),
        ...(notice === null
          ? []
          : [step('Days of notice', 'start of the new rent − day you were told', notice.shown, plain(notice.days))]),
      ],
      notes: [
        ...(excess.gt(0) ? [`The new rent is ${usd(excess)} a month above the limit.`] : []),
        ...(notice !== null && !notice.isEnough
          ? [
              `${notice.days} days of notice are fewer than the ${given.noticeDays} asked for: the new rent may start on ${shortDay(notice.earliest)}.`,
            ]
          : []),
        ...(spacing ? [] : [`The last increase was less than ${given.monthsBetween} months before.`]),
        'State and city rules have exceptions. Look at the rule itself before you rely on this.',
      ],
    };
  },
});

type Limit = {
  readonly capPct?: number | undefined;
  readonly plusCpiPct?: number | undefined;
  readonly mostPct?: number | undefined;
};

const limitOf = ({ capPct, plusCpiPct, mostPct }: Limit): Decimal | null => {
  if (capPct === undefined && plusCpiPct === undefined) return mostPct === undefined ? null : decimal(mostPct);
  const together = decimal(capPct ?? 0).plus(plusCpiPct ?? 0);
  return mostPct === undefined ? together : smaller(together, decimal(mostPct));
};

type Notice = {
  readonly noticeDays?: number | undefined;
  readonly noticeGiven?: string | undefined;
  readonly effective?: string | undefined;
};

const noticeOf = ({ noticeDays, noticeGiven, effective }: Notice) => {
  if (noticeGiven === undefined || effective === undefined) return null;
  if (effective < noticeGiven)
    return refuse(`The end is before the start: ${shortDay(effective)} < ${shortDay(noticeGiven)}.`, 'effective');
  const days = daysBetween(noticeGiven, effective);
  return {
    days,
    isEnough: days >= (noticeDays ?? 0),
    earliest: addDays(noticeGiven, noticeDays ?? 0),
    shown: `${shortDay(effective)} − ${shortDay(noticeGiven)}`,
  };
};

type Spacing = {
  readonly lastIncrease?: string | undefined;
  readonly monthsBetween?: number | undefined;
  readonly effective?: string | undefined;
};

const spacingOf = ({ lastIncrease, monthsBetween, effective }: Spacing): boolean => {
  if (lastIncrease === undefined || monthsBetween === undefined || effective === undefined) return true;
  if (effective < lastIncrease)
    return refuse(`The end is before the start: ${shortDay(effective)} < ${shortDay(lastIncrease)}.`, 'effective');
  return addMonths(lastIncrease, monthsBetween) <= effective;
};
