import type { Fact, LeaseReport } from '@keyclause/contracts';
import { fieldGroups, labelOf } from './field-labels.ts';

export type LabelledFact = { readonly id: string; readonly label: string; readonly fact: Fact };

export type SummaryGroup = {
  readonly id: string;
  readonly title: string;
  readonly stated: readonly LabelledFact[];
  readonly absent: readonly LabelledFact[];
};

/** The facts of a report by group: what the lease states, and apart from it what it does not. Fields without a group come last. */
export const summaryGroupsOf = (facts: LeaseReport['facts']): readonly SummaryGroup[] => {
  const grouped = fieldGroups.map(({ id, title, fields }) =>
    summaryGroup(
      id,
      title,
      fields.flatMap((field) => (facts[field.id] ? [{ ...field, fact: facts[field.id] as Fact }] : [])),
    ),
  );
  const known = new Set(fieldGroups.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const others = Object.entries(facts)
    .filter(([id]) => !known.has(id))
    .map(([id, fact]) => ({ id, label: labelOf(id), fact }));
  return [...grouped, summaryGroup('other', 'Other terms', others)].filter(
    ({ stated, absent }) => stated.length + absent.length > 0,
  );
};

const summaryGroup = (id: string, title: string, facts: readonly LabelledFact[]): SummaryGroup => ({
  id,
  title,
  stated: facts.filter(({ fact }) => isShown(fact)),
  absent: facts.filter(({ fact }) => !isShown(fact)),
});

/** A term that a later document took out is shown with what it was. */
const isShown = ({ method, superseded }: Fact): boolean => method !== 'absent' || superseded.length > 0;
