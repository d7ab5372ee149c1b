import type { Evidence } from '../report.ts';
import type { StoredFact } from '../stored-report.ts';

type Place = Pick<Evidence, 'document' | 'start' | 'end'>;

/** Where terms stand that no longer hold. The words of an amendment that name the old term beside the new one are not among them. */
export const formerPlacesOf = (facts: Readonly<Record<string, StoredFact>>): Place[] =>
  Object.values(facts).flatMap((fact) => fact.superseded.filter((former) => !overlaps(fact, former)));

export const overlaps = (
  one: { readonly document: number | null; readonly start: number | null; readonly end: number | null },
  other: Place,
): boolean =>
  one.document === other.document &&
  one.start !== null &&
  one.end !== null &&
  one.start < other.end &&
  other.start < one.end;
