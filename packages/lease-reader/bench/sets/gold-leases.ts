import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeaseReport } from '#index.ts';
import fields from '#reference/lease-fields.json' with { type: 'json' };
import {
  type ChargeCount,
  emptyChargeCount,
  emptyFlagCount,
  type FieldCount,
  type FlagCount,
  type Gold,
  scoreCharges,
  scoreFields,
  scoreFlags,
} from '../scoring/score-report.ts';

const ids: ReadonlySet<string> = new Set(fields.fields.map(({ id }) => id));

export type GoldLease = { readonly name: string; readonly gold: Gold };

export const goldLeases = (folder: string): GoldLease[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.gold.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.gold.json', ''),
      gold: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Gold,
    }));

export type Score = {
  readonly perField: ReadonlyMap<string, FieldCount>;
  readonly flags: FlagCount;
  readonly charges: ChargeCount;
};

/** Counts a report for each lease against its gold; with `out`, writes the reports there. */
export const scoreLeases = async (
  leases: readonly GoldLease[],
  reportOf: (name: string) => Promise<LeaseReport>,
  { out, isTolerant = false }: { readonly out?: string | undefined; readonly isTolerant?: boolean } = {},
): Promise<Score> => {
  const perField = new Map<string, FieldCount>();
  const flags = emptyFlagCount();
  const charges = emptyChargeCount();
  for (const { name, gold } of leases) {
    const report = await reportOf(name);
    scoreFields(gold, report, ids, perField, isTolerant);
    scoreFlags(gold, report, flags);
    scoreCharges(gold, report, charges);
    if (out !== undefined) {
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, `${name}.json`), JSON.stringify(report, null, 1));
    }
  }
  return { perField, flags, charges };
};
