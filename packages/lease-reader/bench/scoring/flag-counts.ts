import type { LeaseReport } from '#index.ts';
import { emptyFlagCount, type FlagCount, type Gold, scoreFlags } from './score-report.ts';

/** Counts the flags of one report for each flag apart. A flag is only ever compared with its own kind, so the parts sum to the whole. */
export const scoreEachFlag = (gold: Gold, report: LeaseReport, perFlag: Map<string, FlagCount>): void => {
  const named = [...gold.red_flags, ...(gold.look_alikes ?? []), ...report.flags].map(({ id }) => headOf(id));
  for (const head of new Set(named)) {
    const isIts = ({ id }: { readonly id: string }): boolean => headOf(id) === head;
    const count = perFlag.get(head) ?? emptyFlagCount();
    perFlag.set(head, count);
    scoreFlags(
      {
        fields: {},
        red_flags: gold.red_flags.filter(isIts),
        look_alikes: gold.look_alikes?.filter(isIts) ?? [],
        ambiguous: gold.ambiguous?.filter(isIts) ?? [],
      },
      { ...report, flags: report.flags.filter(isIts), missing: [] },
      count,
    );
  }
};

const headOf = (id: string): string => id.split('_')[0] ?? id;
