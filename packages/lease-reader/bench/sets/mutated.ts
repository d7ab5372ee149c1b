import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTotals } from '../scoring/totals.ts';
import { goldLeases, scoreLeases } from './gold-leases.ts';
import { mutations } from './mutations.ts';
import type { Reading, Row } from './reading.ts';

const folder = join(import.meta.dirname, '../../fixtures/us-leases');

/** The sample leases, changed: the recall of each change beside that of the leases as they are. Text values may differ by the noise itself. */
export const mutatedLeases = async (reading: Reading): Promise<Row> => {
  const leases = goldLeases(folder);
  const recallOf = async (change: (text: string, seed: number) => string, seeds: readonly number[]) => {
    let [right, of] = [0, 0];
    for (const seed of seeds) {
      const { perField } = await scoreLeases(
        leases,
        (name) => {
          const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
          return reading.readBytes(new TextEncoder().encode(change(text, seed + name.length)), `${name} changed`);
        },
        { isTolerant: true },
      );
      const { recall, fields } = fieldTotals(perField);
      right += recall * fields;
      of += fields;
    }
    return Math.round((right / of) * 1000) / 1000;
  };
  const asTheyAre = await recallOf((text) => text, [0]);
  const figures: Record<string, unknown> = { recallAsTheyAre: asTheyAre };
  let leasesRead = 0;
  for (const { name, change, seeds } of mutations) {
    const recall = await recallOf(change, seeds);
    leasesRead += leases.length * seeds.length;
    figures[name] = `${recall} (${Math.round((recall - asTheyAre) * 1000) / 10} points)`;
  }
  return { set: 'mutated leases', figures: { leases: leasesRead, ...figures } };
};
