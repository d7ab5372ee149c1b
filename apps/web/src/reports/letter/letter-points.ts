import type { Flag, LeaseReport, MissingProtection } from '@keyclause/contracts';
import { missingBeyondFlags } from '../flags/missing-beyond-flags.ts';
import { orderFor } from '../flags/point-of-view.ts';
import type { Viewpoint } from '../report-address.ts';

/** Something that a letter can ask for: a term that hurts its writer, or one that is missing. */
export type LetterPoint = {
  readonly key: string;
  readonly title: string;
  readonly severity: Flag['severity'];
  /** Ready to send, as the report words it. */
  readonly ask: string;
  /** The words of the lease with their place; null for what the lease does not say. */
  readonly said: { readonly words: string; readonly place: string } | null;
};

/** What the writer can ask for, the gravest first. What hurts the other side alone is theirs to raise. A manager writes for the landlord. */
export const letterPoints = (report: LeaseReport, as: Viewpoint): readonly LetterPoint[] => {
  const side = as === 'tenant' ? 'tenant' : 'landlord';
  const isOurs = ({ hurts, ask }: Flag | MissingProtection): boolean =>
    ask !== '' && (hurts === side || hurts === 'both');
  return [
    ...orderFor(side, report.flags.filter(isOurs)).map((flag) => ({
      ...flag,
      said: { words: flag.quote.replaceAll(/\s+/g, ' ').trim(), place: placeOf(report, flag) },
    })),
    ...orderFor(side, missingBeyondFlags(report).filter(isOurs)).map((missing) => ({
      ...missing,
      key: missing.id,
      said: null,
    })),
  ].map(({ key, title, severity, ask, said }) => ({ key, title, severity, ask, said }));
};

const placeOf = ({ documents }: LeaseReport, { document, page }: Flag): string =>
  documents.length > 1 ? `page ${page} of ${documents[document]?.name}` : `page ${page}`;
