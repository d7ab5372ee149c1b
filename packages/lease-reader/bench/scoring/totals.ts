import { type ChargeCount, emptyFieldCount, type FieldCount, type FlagCount } from './score-report.ts';

/** A part of a whole to three places; 0 of nothing. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;

/** Recall, precision and location over all fields. */
export const fieldTotals = (perField: ReadonlyMap<string, FieldCount>) => {
  const all = emptyFieldCount();
  for (const count of perField.values())
    for (const key of Object.keys(all) as (keyof FieldCount)[]) all[key] += count[key];
  return {
    fields: all.gold,
    recall: share(all.right, all.gold),
    precision: share(all.right, all.right + all.wrong + all.extra),
    location: share(all.located, all.right),
  };
};

/** Precision and recall of flags, and the share of look-alikes that fired. */
export const flagTotals = (count: FlagCount) => ({
  flags: count.gold,
  flagPrecision: share(count.right, count.right + count.extra),
  flagRecall: share(count.hit, count.gold),
  lookAlikesFired: `${count.lookAlikesFired}/${count.lookAlikes}`,
});

/** Recall and precision of charges by their amounts. */
export const chargeTotals = ({ gold, right, extra }: ChargeCount) => ({
  charges: gold,
  chargeRecall: share(right, gold),
  chargePrecision: share(right, right + extra),
});

/** How well the absent protections were named. */
export const missingF1 = (count: FlagCount): number =>
  share(2 * count.missingRight, 2 * count.missingRight + count.missingExtra + count.missingMissed);

/** The eight fields with the most faults. */
export const worst = (perField: ReadonlyMap<string, FieldCount>): string[] =>
  [...perField.entries()]
    .map(([field, count]) => ({ field, faults: count.wrong + count.missing + count.extra, of: count.gold }))
    .filter(({ faults }) => faults > 0)
    .sort((a, b) => b.faults - a.faults)
    .slice(0, 8)
    .map(({ field, faults, of }) => `${field} ${faults}/${of}`);
