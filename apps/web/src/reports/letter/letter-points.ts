import type { Evidence, Flag, LeaseReport, MissingProtection } from '@keyclause/contracts';
import { askWithFigure } from '../flags/ask-with-figure.ts';
import { missingBeyondFlags } from '../flags/missing-beyond-flags.ts';
import { orderFor } from '../flags/point-of-view.ts';
import type { Viewpoint } from '../report-address.ts';
import { labelOf } from '../summary/field-labels.ts';
import { isLandlordsDuty } from './own-duties.ts';

/** Words of the lease with their place: "page 2", or "page 2 of amendment.pdf". */
export type Said = { readonly words: string; readonly place: string };

/** Something that a letter can ask for: a term that hurts its writer, or one that is missing. */
export type LetterPoint = {
  readonly key: string;
  /** What it is; of numbers that do not agree, which ones. */
  readonly title: string;
  readonly severity: Flag['severity'];
  /** Ready to send, as the report words it. */
  readonly ask: string;
  /** Both places where the lease contradicts itself, else one; none for what the lease does not say. */
  readonly said: readonly Said[];
  /** Whether only the model found it, so that its writer has to want it. */
  readonly isByModel: boolean;
};

/** What the writer can ask for, the gravest first. What hurts the other side alone is theirs to raise. A manager writes for the landlord. */
export const letterPoints = (report: LeaseReport, as: Viewpoint): readonly LetterPoint[] => {
  const side = as === 'tenant' ? 'tenant' : 'landlord';
  const isOurs = (point: Flag | MissingProtection): boolean =>
    point.ask !== '' &&
    (point.hurts === side || point.hurts === 'both') &&
    !(side === 'landlord' && isLandlordsDuty(point));
  return [
    ...orderFor(side, report.flags.filter(isOurs)).map((flag) => ({
      key: flag.key,
      title: flag.id === conflict ? conflictTitle(report, flag) : flag.title,
      severity: flag.severity,
      ask: askWithFigure(flag),
      said: saidIn(report, flag.id === conflict ? [flag, ...flag.more] : [flag]),
      isByModel: flag.foundBy === 'model',
    })),
    ...orderFor(side, missingBeyondFlags(report).filter(isOurs)).map(({ id, title, severity, ask, evidence = [] }) => ({
      key: id,
      title,
      severity,
      ask,
      said: saidIn(report, evidence.slice(0, 1)),
      isByModel: false,
    })),
  ];
};

const conflict = 'RF63_internal_conflict';

/** "Ends: one place says June 30, another July 31", "Rent: the words say sixty, the figures say 30". What the model found names no figures. */
const conflictTitle = ({ facts, clauses }: LeaseReport, { why, title, document, start }: Flag): string => {
  if (!/ says? /.test(why)) return title;
  const said = why.replace(/\.$/, '');
  const [, name] = /^([^:]+): /.exec(said) ?? [];
  if (name === undefined) {
    const clause = clauses.find((each) => each.document === document && each.start <= start && start < each.end);
    return clause && clause.id !== 'other' ? `${clause.name.split(' / ')[0]}: ${said.replace(/^The/, 'the')}` : said;
  }
  const field = name.toLowerCase().replaceAll(' ', '_');
  return field in facts ? said.replace(name, labelOf(field)) : said;
};

/** Each words once: of two places in one sentence the longer words say both. */
const saidIn = (report: LeaseReport, evidence: readonly Evidence[]): readonly Said[] => {
  const said = evidence.map((place) => ({
    words: place.quote.replaceAll(/\s+/g, ' ').trim(),
    place: placeOf(report, place),
  }));
  return said.filter(
    ({ words }, at) =>
      !said.some(
        (other, index) => index !== at && other.words.includes(words) && (other.words !== words || index < at),
      ),
  );
};

const placeOf = ({ documents }: LeaseReport, { document, page }: Evidence): string =>
  documents.length > 1 ? `page ${page} of ${documents[document]?.name}` : `page ${page}`;
