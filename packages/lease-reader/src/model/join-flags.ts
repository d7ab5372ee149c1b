import { askFor } from '../flags/asks.ts';
import { flagRowOf } from '../flags/flag-table.ts';
import { flagTitleOf } from '../flags/flag-title.ts';
import { legalBasisOf } from '../flags/legal-basis.ts';
import type { Evidence, Flag } from '../report.ts';
import type { StoredReport } from '../stored-report.ts';
import type { CheckedFlag } from './check-claims.ts';
import { modelConfidence } from './join-facts.ts';
import type { Tally } from './tally.ts';

/**
 * The flags of the reader, those that a model saw as well with its explanation, and those that only it saw. Severity, reason, wording
 * and law of these come from our tables. In the order of the document; keys that were there stay as they are.
 */
export const joinFlags = (
  { flags, kind, state }: StoredReport,
  claims: readonly CheckedFlag[],
  tally: Tally,
): readonly Flag[] => {
  const joined = [...flags];
  for (const { id, evidence, explanation } of claims) {
    const same = joined.findIndex(
      (flag) => flag.id === id && [flag, ...flag.more].some((place) => overlaps(place, evidence)),
    );
    const known = joined[same];
    if (known) {
      const isFirst = known.foundBy === undefined && known.confirmedBy === undefined;
      if (isFirst) tally.confirmed += 1;
      joined[same] = {
        ...known,
        ...(isFirst ? { confirmedBy: 'model' } : {}),
        ...(explanation !== undefined && known.explanation === undefined ? { explanation } : {}),
      };
      continue;
    }
    const row = flagRowOf(id);
    tally.added += 1;
    joined.push({
      id,
      key: nextKey(joined, id),
      title: flagTitleOf(id, kind),
      severity: row.severity,
      hurts: row.hurts,
      kind: row.kind,
      why: row.why,
      ask: askFor(id, kind),
      legalBasis: legalBasisOf(id, kind === 'residential' ? state : null),
      confidence: modelConfidence,
      more: [],
      foundBy: 'model',
      ...(explanation === undefined ? {} : { explanation }),
      ...evidence,
    });
  }
  return joined.toSorted((a, b) => a.document - b.document || a.start - b.start);
};

const overlaps = (a: Evidence, b: Evidence): boolean => a.document === b.document && a.start < b.end && b.start < a.end;

const nextKey = (flags: readonly Flag[], id: string): string => {
  const keys = new Set(flags.map(({ key }) => key));
  let count = 1;
  while (keys.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
};
