import type { PlacedDocument } from '@keyclause/documents';
import type { Evidence, Flag, LeaseReport } from '@keyclause/lease-reader';

/** What the landing page shows of a report: the lease's own paragraphs with the quotes marked, and the items beside them. */
export type SampleReport = {
  readonly title: string;
  readonly wordCount: number;
  readonly score: LeaseReport['score'];
  readonly paragraphs: readonly SampleParagraph[];
  readonly flags: readonly SampleFlag[];
  readonly facts: readonly SampleFact[];
};

export type SampleFact = {
  readonly name: string;
  readonly value: string;
  readonly key: string;
  /** What other places of the same lease say instead. */
  readonly conflicts: readonly { readonly value: string; readonly key: string }[];
};

export type SampleParagraph = {
  readonly heading: boolean;
  readonly pieces: readonly { readonly text: string; readonly key: string | null }[];
};

export type SampleFlag = Pick<Flag, 'key' | 'title' | 'severity' | 'why' | 'ask' | 'quote'>;

const shownFacts = {
  landlord: 'Landlord',
  tenants: 'Tenants',
  premises_address: 'Premises',
  start_date: 'Starts',
  end_date: 'Ends',
  rent_monthly: 'Monthly rent',
  security_deposit: 'Deposit',
  late_fee: 'Late fee',
} as const;

/** Cuts the document at the quotes of the flags and of the shown facts. Where two overlap, the earlier one is marked. */
export const sampleOf = (document: PlacedDocument, report: LeaseReport): SampleReport => {
  const facts = Object.entries(shownFacts).flatMap(([id, name]) => {
    const fact = report.facts[id];
    return fact && fact.value !== null && fact.quote !== null
      ? [{ id, name, fact, key: `fact-${id}`, start: fact.start, end: fact.end }]
      : [];
  });
  const conflicts = facts.flatMap(({ id, fact }) =>
    fact.conflicts.map((conflict, index) => ({
      id,
      value: conflict.display,
      key: `fact-${id}-${index}`,
      ...span(conflict),
    })),
  );
  const marks = apart([...report.flags.map((flag) => ({ key: flag.key, ...span(flag) })), ...facts, ...conflicts]);
  const marked = new Set(marks.map(({ key }) => key));
  return {
    title: report.title,
    wordCount: report.documents[0]?.wordCount ?? 0,
    score: report.score,
    paragraphs: document.blocks
      .filter(({ kind }) => kind !== 'header' && kind !== 'footer')
      .map(({ kind, start, end }) => ({
        heading: kind === 'heading',
        pieces: piecesOf(document.text, start, end, marks),
      })),
    flags: report.flags.filter(({ key }) => marked.has(key)),
    facts: facts
      .filter(({ key }) => marked.has(key))
      .map(({ id, name, fact, key }) => ({
        name,
        value: fact.display,
        key,
        conflicts: conflicts
          .filter((conflict) => conflict.id === id && marked.has(conflict.key))
          .map((conflict) => ({ value: conflict.value, key: conflict.key })),
      })),
  };
};

type Mark = { readonly key: string; readonly start: number; readonly end: number };

const apart = (marks: readonly Mark[]): readonly Mark[] => {
  const kept: Mark[] = [];
  const ordered = [...marks].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { key, start, end } of ordered) {
    if ((kept.at(-1)?.end ?? 0) <= start) kept.push({ key, start, end });
  }
  return kept;
};

const span = ({ start, end }: Evidence) => ({ start, end });

const piecesOf = (text: string, start: number, end: number, marks: readonly Mark[]) => {
  const pieces: { text: string; key: string | null }[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= end) continue;
    const from = Math.max(mark.start, start);
    const to = Math.min(mark.end, end);
    if (from > at) pieces.push({ text: text.slice(at, from), key: null });
    pieces.push({ text: text.slice(from, to), key: mark.key });
    at = to;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), key: null });
  return pieces;
};
