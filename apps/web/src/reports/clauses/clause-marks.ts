import type { Clause, LeaseReport } from '@keyclause/contracts';
import { removalOf, replacedBy } from '../documents/changed-terms.ts';
import { datedTitleOf, type LeasePaper, paperAt, placeOf } from '../documents/document-order.ts';

/** What later papers did to the clauses of the lease, by the key of the clause: "Changed by First Amendment, Mar 1, 2026". */
export const clauseMarksOf = (report: LeaseReport): ReadonlyMap<string, string> => {
  const changes = placesOfChange(report);
  return new Map(
    changes.length === 0
      ? []
      : report.clauses.flatMap((clause): (readonly [string, string])[] => {
          const removal = removalOf(report, clause);
          if (removal)
            return [[clause.key, `${removal.isReplaced ? 'Replaced' : 'Taken out'} by ${datedTitleOf(removal.by)}`]];
          const papers = changes.filter((change) => isIn(clause, change)).map(({ by }) => datedTitleOf(by));
          const titles = [...new Set(papers)];
          return titles.length > 0 ? [[clause.key, `Changed by ${new Intl.ListFormat('en-US').format(titles)}`]] : [];
        }),
  );
};

/** A place of an earlier paper that a later one changes; `clause` is how that paper names it, where it repeats none of its words. */
type Change = {
  readonly by: LeasePaper;
  readonly document: number;
  readonly start: number;
  readonly clause: string | null;
};

const placesOfChange = (report: LeaseReport): readonly Change[] => {
  const words = (report.changedWords ?? []).flatMap(({ said, former, clause }): Change[] => {
    const by = paperAt(report, said);
    if (!by) return [];
    const isPlaced = former !== null && placeOf(paperAt(report, former)) < placeOf(by);
    return isPlaced
      ? [{ by, document: former.document, start: former.start, clause: null }]
      : [{ by, document: -1, start: -1, clause }];
  });
  const terms = Object.values(report.facts).flatMap((fact) =>
    fact.superseded.flatMap((former): Change[] => {
      const by = replacedBy(report, fact, former);
      const isEarlier = by !== null && placeOf(paperAt(report, former)) < placeOf(by);
      return isEarlier ? [{ by, document: former.document, start: former.start, clause: null }] : [];
    }),
  );
  return [...words, ...terms].sort((one, other) => placeOf(one.by) - placeOf(other.by));
};

const isIn = ({ document, start, end, number, heading }: Clause, change: Change): boolean =>
  change.clause === null
    ? change.document === document && start <= change.start && change.start < end
    : number !== null && heading !== null && change.clause === `${number}, ${heading}` && document !== change.by.index;
