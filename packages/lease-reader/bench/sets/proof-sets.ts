import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fieldTable from '#reference/lease-fields.json' with { type: 'json' };
import flagTable from '#reference/red-flags.json' with { type: 'json' };
import { scoreEachFlag } from '../scoring/flag-counts.ts';
import { addMissedExamples } from '../scoring/missed-examples.ts';
import { emptyFieldCount, type FieldCount, type FlagCount } from '../scoring/score-report.ts';
import { goldLeases, scoreLeases } from './gold-leases.ts';
import type { Reading } from './reading.ts';

type Part = 'development' | 'held-back';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** The sets of the public page. Fields and flags apart are told for development leases only: what one has seen of the others one fits. */
export const proofSets = async (reading: Reading) => [
  await setOf(reading, 'own-leases', 'own-leases/held-back', 'txt', 'held-back'),
  await setOf(reading, 'own-leases', 'own-leases/development', 'txt', 'development'),
  await setOf(reading, 'indirect-leases', 'indirect-leases/held-back', 'txt', 'held-back'),
  await setOf(reading, 'indirect-leases', 'indirect-leases/development', 'txt', 'development'),
  await setOf(reading, 'ordinary-leases', 'ordinary-leases/held-back', 'txt', 'held-back'),
  await setOf(reading, 'ordinary-leases', 'ordinary-leases/development', 'txt', 'development'),
  await setOf(reading, 'us-leases', 'us-leases', 'txt', 'development'),
  await setOf(reading, 'us-leases', 'us-leases', 'docx', 'development'),
  await setOf(reading, 'us-leases', 'us-leases', 'pdf', 'development'),
  await setOf(reading, 'us-leases', 'us-leases', 'scan.pdf', 'development'),
];

const setOf = async (reading: Reading, collection: string, path: string, format: string, part: Part) => {
  const folder = join(fixtures, path);
  const leases = goldLeases(folder).filter(({ name }) => existsSync(join(folder, `${name}.${format}`)));
  const golds = new Map(leases.map(({ name, gold }) => [name, gold]));
  const perFlag = new Map<string, FlagCount>();
  const examples = new Map<string, string>();
  const { perField, flags } = await scoreLeases(leases, async (name) => {
    const report = await reading.read(join(folder, `${name}.${format}`));
    const gold = golds.get(name);
    if (gold) scoreEachFlag(gold, report, perFlag);
    // What one has seen of a held-back lease, one fits.
    if (gold && part !== 'held-back') addMissedExamples(gold, report, fieldIds, examples);
    return report;
  });
  const all = emptyFieldCount();
  for (const count of perField.values())
    for (const key of Object.keys(all) as (keyof FieldCount)[]) all[key] += count[key];
  return {
    collection,
    part,
    format,
    leases: leases.length,
    fields: fieldFigures(all),
    flags: flagFigures(flags),
    ...(part === 'held-back'
      ? {}
      : {
          perField: [...perField]
            .filter(([, count]) => count.gold + count.extra > 0)
            .map(([id, count]) => ({ id, ...fieldFigures(count), example: examples.get(id) ?? null })),
          perFlag: [...perFlag]
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([id, count]) => ({
              id,
              title: titles.get(id) ?? id,
              ...flagFigures(count),
              example: examples.get(id) ?? null,
            })),
        }),
  };
};

const fieldIds: ReadonlySet<string> = new Set(fieldTable.fields.map(({ id }) => id));
const titles = new Map(flagTable.flags.map(({ id, title }) => [id.split('_')[0] ?? id, title]));

/** Null where there is nothing to take a share of. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 1000;

const fieldFigures = (count: FieldCount) => ({
  ...count,
  recall: shareOf(count.right, count.gold),
  precision: shareOf(count.right, count.right + count.wrong + count.extra),
  location: shareOf(count.located, count.right),
});

const flagFigures = ({ gold, hit, right, extra, lookAlikes, lookAlikesFired }: FlagCount) => ({
  gold,
  hit,
  right,
  extra,
  lookAlikes,
  lookAlikesFired,
  recall: shareOf(hit, gold),
  precision: shareOf(right, right + extra),
});
