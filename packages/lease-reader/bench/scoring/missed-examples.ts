import type { LeaseReport } from '#index.ts';
import { emptyFlagCount, type FieldCount, type Gold, scoreFields, scoreFlags } from './score-report.ts';

/** Adds the words that state each fact and each flag which the report gets wrong, where no example is known yet. Keys are ids of fields and heads of flag ids. */
export const addMissedExamples = (
  gold: Gold,
  report: LeaseReport,
  ids: ReadonlySet<string>,
  examples: Map<string, string>,
): void => {
  for (const [id, entry] of Object.entries(gold.fields)) {
    if (entry === null || examples.has(id) || !ids.has(id) || entry.quote === undefined) continue;
    const counts = new Map<string, FieldCount>();
    scoreFields({ ...gold, fields: { [id]: entry } }, report, ids, counts);
    const count = counts.get(id);
    if (count !== undefined && count.wrong + count.missing > 0) examples.set(id, shown(entry.quote));
  }
  for (const flag of gold.red_flags) {
    const id = flag.id.split('_')[0] ?? flag.id;
    if (examples.has(id)) continue;
    const count = emptyFlagCount();
    scoreFlags({ fields: {}, red_flags: [flag] }, report, count);
    if (count.hit === 0) examples.set(id, shown(flag.quote));
  }
};

const shown = (quote: string): string => {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length > 150 ? `${line.slice(0, 147).trimEnd()}...` : line;
};
