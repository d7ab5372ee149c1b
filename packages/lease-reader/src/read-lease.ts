import type { PlacedDocument } from '@keyclause/documents';
import { classifyClauses } from './clauses/classify-clauses.ts';
import { keyDatesOf } from './dates/key-dates.ts';
import { engineVersion } from './engine-version.ts';
import { wordOf } from './facts/facts.ts';
import { labelValuesOf } from './facts/label-values.ts';
import { readFacts } from './facts/read-facts.ts';
import { findFlags } from './flags/find-flags.ts';
import { moneySummaryOf } from './money/money-summary.ts';
import type { LeaseReport, MoneySummary, ReportDocument, Score } from './report.ts';
import { scoreOf } from './score/score.ts';
import { doubtOf } from './structure/document-doubt.ts';
import { type LeaseText, leaseTextOf } from './structure/lease-text.ts';
import { mendedDocumentOf, quotedAsWritten } from './structure/mended-document.ts';
import type { DocumentOrder } from './structure/parts.ts';
import { stateOf } from './structure/states.ts';

export type LeaseFile = {
  readonly name: string;
  readonly document: PlacedDocument;
  /** Added as a document that comes after the lease and changes it, whatever it calls itself. */
  readonly isLater?: boolean;
};

export type ReadingOptions = {
  /** `dated`: later documents take effect by the days that they give; `given`: in the order of the files. */
  readonly order?: DocumentOrder['order'];
};

/**
 * Reads a lease, or a lease with its amendments, into a report. Pure and deterministic: the same files give the same bytes.
 * Any text is answered and none throws; what is no lease gets the verdict `not_a_lease` and nothing else.
 */
export const readLease = (files: readonly LeaseFile[], { order = 'dated' }: ReadingOptions = {}): LeaseReport => {
  const mended = files.map(({ document }) => mendedDocumentOf(document));
  if (mended.every((each) => each === null)) return reportOf(files, { order });
  const report = reportOf(
    files.map((file, index) => {
      const own = mended[index];
      return own ? { ...file, document: own.document, isMisread: true } : file;
    }),
    { order },
  );
  return quotedAsWritten(
    report,
    files.map(({ document }) => document),
    mended,
  );
};

const reportOf = (
  files: readonly (LeaseFile & { readonly isMisread?: boolean })[],
  { order }: Required<ReadingOptions>,
): LeaseReport => {
  const later = new Set(files.flatMap(({ isLater }, index) => (isLater ? [index] : [])));
  const read = leaseTextOf(files, { later, order });
  const head = {
    schemaVersion: 1 as const,
    engineVersion,
    kind: read.kind,
    verdict: read.verdict,
    title: titleOf(read),
    language: read.language,
    documents: files.map((file, index) => reportDocument(read, file, { index, order })),
  };
  if (read.verdict === 'not_a_lease') {
    return {
      ...head,
      state: null,
      facts: {},
      flags: [],
      missing: [],
      clauses: [],
      dates: [],
      money: noMoney,
      score: noScore,
    };
  }
  const labels = labelValuesOf(read);
  const { facts, charges } = readFacts(read, labels);
  const state =
    stateOf(wordOf(facts, 'premises_address') ?? '') ?? stateOf(wordOf(facts, 'governing_law') ?? '') ?? read.state;
  const lease: LeaseText = { ...read, state };
  const { flags, missing } = findFlags(lease, facts);
  const money = moneySummaryOf(lease, { facts, charges }, labels);
  return {
    ...head,
    documents: head.documents.map((each) => {
      const doubt = doubtOf(read, facts, each.index);
      return doubt === null ? each : { ...each, doubt };
    }),
    state,
    facts,
    flags,
    missing,
    clauses: classifyClauses(lease, facts),
    ...changedWordsOf(lease),
    dates: keyDatesOf(lease, facts, money),
    money,
    score: scoreOf(flags, missing, facts),
  };
};

const changedWordsOf = ({ changes, parts, evidence }: LeaseText): Pick<LeaseReport, 'changedWords'> =>
  changes.length === 0
    ? {}
    : {
        changedWords: changes.map(({ part, clause, former: [former], current, said }, index) => ({
          key: `words-${index + 1}`,
          by: parts[part]?.document ?? 0,
          clause,
          former: former ? evidence(former.document, former.start, former.end) : null,
          current: current && evidence(current.document, current.start, current.end),
          said: evidence(said.document, said.start, said.end),
        })),
      };

const noMoney: MoneySummary = {
  rentSchedule: [],
  totalRent: null,
  dueAtSigning: null,
  effectiveMonthly: null,
  charges: [],
};
const noScore: Score = { value: 0, grade: 'F', parts: [] };

/** The first heading of the lease, wherever it stands among the files, else its first words. */
const titleOf = (lease: LeaseText): string => {
  const base = lease.parts.find(({ place, start }) => place === 0 && start === 0)?.document ?? 0;
  const opening = lease.clauses
    .filter(({ document }) => document === base)
    .slice(0, titleWithin)
    .map(({ heading, index }) => heading ?? lease.sentences.find(({ clause }) => clause === index)?.text ?? '')
    .map((words) => words.replace(/\s+/g, ' ').trim());
  const first = opening[0] ?? lease.documents[base]?.name ?? '';
  // A filing opens with the number of its exhibit and the days of its drafts.
  const title = isFiled.test(first) ? opening.find((line) => line.length <= 90 && titled.test(line)) : undefined;
  const line = title ?? first;
  return line.length > 90 ? `${line.slice(0, 87).trimEnd()}...` : line;
};

const titleWithin = 16;
const isFiled = /^(?:exhibit|ex-?)\s*\d|^docusign|^\[/i;
const titled = /\b(?:lease|agreement|contract|sublease|tenancy|rental|amendment)\b/i;

const reportDocument = (
  lease: LeaseText,
  { name, document }: LeaseFile,
  { index, order }: { readonly index: number; readonly order: DocumentOrder['order'] },
): ReportDocument => {
  const [part, ...rest] = lease.parts.filter((each) => each.document === index);
  const amendments = rest
    .filter(({ role, place }) => role === 'amendment' && place !== part?.place)
    .map(({ start, title, datedOn, place }) => ({ start, title: ownTitleOf(title), datedOn, place }));
  return {
    index,
    name,
    role:
      part?.role === 'amendment'
        ? 'amendment'
        : part?.role === 'addendum' || part?.role === 'exhibit'
          ? 'addendum'
          : 'base',
    pageCount: document.pages.length,
    wordCount: document.pages.reduce((sum, page) => sum + page.words.length, 0),
    ...unreadPagesOf(document),
    datedOn: part?.datedOn ?? null,
    title: part ? ownTitleOf(part.title) : null,
    place: part?.place ?? 0,
    placedBy: !part || part.place === 0 ? null : order === 'given' ? 'person' : part.datedOn ? 'date' : 'upload',
    ...(amendments.length > 0 ? { amendments } : {}),
  };
};

/** What was not read is said: a report without these pages would look whole. */
const unreadPagesOf = ({ pages }: PlacedDocument): Pick<ReportDocument, 'unreadPages'> => {
  const unread = pages.filter(({ notRead }) => notRead !== undefined).map(({ number }) => number);
  return unread.length > 0 ? { unreadPages: unread } : {};
};

const titleLength = 70;

/** A first line that names the document, such as "FIRST AMENDMENT TO LEASE"; a sentence or an address is none. */
const ownTitleOf = (firstWords: string): string | null => {
  const [line = ''] = firstWords.split('\n');
  const title = line.replaceAll(/\s+/g, ' ').trim();
  return title.length <= titleLength && !/[.,;:]$/.test(title) && documentNoun.test(title) ? title : null;
};

const documentNoun =
  /\b(?:lease|agreement|amendment|addendum|renewal|extension|modification|rider|letter|contract|sublease|contrato|enmienda)\b/i;
