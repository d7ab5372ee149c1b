import type { PlacedDocument } from '@keyclause/documents';
import type { Evidence } from '../report.ts';
import { datesIn } from '../values/dates.ts';
import { type AmendedSentence, amendedAt, amendedSentencesOf } from './amended-sentences.ts';
import { type WordsChange, wordsChangesOf } from './changed-words.ts';
import { type ClauseNode, clauseTreeOf } from './clause-tree.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { evidenceIn } from './evidence.ts';
import { flatTextOf } from './flat-text.ts';
import { type LeaseNature, leaseNatureOf } from './nature/lease-nature.ts';
import { type DocumentOrder, type LeasePart, partsOf } from './parts.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type RemovedClause, removedClausesOf } from './removed-clauses.ts';
import { type ReplacedTerm, replacedTermsOf, withoutFormer } from './replaced-terms.ts';
import { type Roles, rolesOf } from './roles.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { stateOf } from './states.ts';

/** A lease, made of one or more documents, as the readers see it. All offsets are those of the document's `text`. */
export type LeaseText = {
  readonly documents: readonly LeaseDocument[];
  /** In reading order over all documents. */
  readonly parts: readonly LeasePart[];
  readonly clauses: readonly ClauseNode[];
  /** As they read now: with the words that later documents put into them. */
  readonly sentences: readonly Sentence[];
  readonly definitions: readonly Definition[];
  /** What amendments put in the place of other words; the readers do not see the former words. */
  readonly replaced: readonly ReplacedTerm[];
  /** Clauses that a later document took out, whole. */
  readonly removed: readonly RemovedClause[];
  /** Words that later documents change, take out or add. */
  readonly changes: readonly WordsChange[];
  /** The sentences that such changes reach into. */
  readonly amended: readonly AmendedSentence[];
  readonly roles: Roles;
  /** USPS code. */
  readonly state: string | null;
  readonly kind: LeaseNature['kind'];
  readonly language: LeaseNature['language'];
  readonly verdict: 'lease' | 'amendment' | 'not_a_lease';
  /**
   * The exact words from `start` to `end` with their page and boxes; white space at the ends is left out. For an amended sentence, which
   * stands in no document, those of the later document that amends it.
   */
  readonly evidence: (document: number, start: number, end: number) => Evidence;
};

export type LeaseDocument = {
  readonly index: number;
  readonly name: string;
  readonly document: PlacedDocument;
  /** `document.text` with plain quotes, dashes and spaces; the same offsets. */
  readonly flat: string;
};

export const leaseTextOf = (
  files: readonly { readonly name: string; readonly document: PlacedDocument; readonly isMisread?: boolean }[],
  documentOrder?: DocumentOrder,
): LeaseText => {
  const documents = files.map(
    ({ name, document, isMisread = false }, index): LeaseDocument => ({
      index,
      name,
      document,
      flat: flatTextOf(document, isMisread),
    }),
  );
  const written = documents.map(({ flat }) => flat);
  const passages: Passage[] = [];
  for (const { document, index, flat } of documents)
    for (const passage of passagesOf(document, index, flat)) passages.push(passage);

  const parts = partsOf(passages, written, (text) => datesIn(text)[0]?.iso ?? null, documentOrder);
  const replaced = replacedTermsOf(parts, written);
  const flats = withoutFormer(written, replaced);
  const clauses = clauseTreeOf(passages, flats, partFinder(parts));
  const removed = removedClausesOf(parts, clauses, flats);
  const changes = wordsChangesOf({ parts, clauses, texts: written }, replaced, removed);
  const original = sentencesOf(clauses, flats);
  const amended = amendedSentencesOf(original, changes, written);
  const sentences = withAmended(original, amended);
  const everything = flats.join('\n');
  const { isLease, kind, language } = leaseNatureOf(everything);
  const isAmendment =
    parts.length > 0 &&
    documents.every(({ index }) => parts.find(({ document }) => document === index)?.role === 'amendment');
  return {
    documents: documents.map((document, index) => ({ ...document, flat: flats[index] ?? document.flat })),
    parts,
    clauses,
    sentences,
    definitions: definitionsOf(sentences),
    replaced,
    removed,
    changes,
    amended,
    roles: rolesOf(everything),
    state: stateOf(everything),
    kind,
    language,
    verdict: !isLease ? 'not_a_lease' : isAmendment ? 'amendment' : 'lease',
    evidence: (document, start, end) => {
      const said = amendedAt(amended, start)?.change.said ?? { document, start, end };
      return evidenceIn(documents, said.document, said.start, said.end);
    },
  };
};

const withAmended = (sentences: readonly Sentence[], amended: readonly AmendedSentence[]): readonly Sentence[] => {
  if (amended.length === 0) return sentences;
  const now = new Map(amended.map((each) => [each.original.index, each.amended]));
  return sentences.map((sentence) => now.get(sentence.index) ?? sentence);
};

/** The lease as it read before later documents changed words of it. */
export const beforeChanges = (lease: LeaseText): LeaseText => {
  const before = new Map(lease.amended.map(({ original }) => [original.index, original]));
  return {
    ...lease,
    sentences: lease.sentences.map((sentence) => before.get(sentence.index) ?? sentence),
    amended: [],
  };
};

/** Passages are asked in reading order, so the search goes on from the last answer. */
const partFinder = (parts: readonly LeasePart[]): ((document: number, start: number) => number) => {
  let at = 0;
  return (document, start) => {
    if (at >= parts.length || !holds(parts[at], document, start)) {
      const found = parts.findIndex((part) => holds(part, document, start));
      at = found === -1 ? 0 : found;
    }
    return at;
  };
};

const holds = (part: LeasePart | undefined, document: number, start: number): boolean =>
  part !== undefined && part.document === document && part.start <= start && start < part.end;
