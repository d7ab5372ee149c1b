import type { Facts } from '../facts/facts.ts';
import { partyNamesOf } from '../plain/party-names.ts';
import { plainLineOf } from '../plain/plain-line.ts';
import { statedTerms } from '../plain/stated-terms.ts';
import type { Clause } from '../report.ts';
import type { ClauseNode } from '../structure/clause-tree.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { holds } from '../structure/removed-clauses.ts';
import { clauseNameOf, plainHeading } from './clause-table.ts';
import { wordTypes } from './clause-words.ts';
import { isDataSheet } from './data-sheet.ts';
import { type Judgement, judgeClause } from './judge-clause.ts';
import { endOfWords, signingClauses } from './signing.ts';

/** Every clause of the lease with its type, name and a line in plain words, in reading order. */
export const classifyClauses = (lease: LeaseText, facts: Facts = {}): Clause[] => {
  const parties = partyNamesOf(lease);
  const types = clauseTypesOf(lease);
  const signing = signingClauses(lease);
  return lease.clauses.flatMap((node): Clause[] => {
    if (signing.has(node.index)) return [];
    const end = endOfWords(lease, node, signing);
    const { id, confidence } = types[node.index] ?? untyped;
    const removed = lease.removed.find((clause) => holds(clause, node));
    return [
      {
        id,
        key: `clause-${node.index + 1}`,
        name: clauseNameOf(id),
        number: node.number,
        heading: node.heading,
        depth: node.depth,
        parentKey: node.parent === null ? null : `clause-${node.parent + 1}`,
        plain: plainLineOf(id, sentencesOf(lease, node, end), parties, statedTerms(facts, id, node)),
        confidence,
        ...(removed ? { removedBy: removed.by } : {}),
        ...lease.evidence(node.document, node.start, Math.max(end, node.start + 1)),
      },
    ];
  });
};

/** The type of a clause, `other` where none fits, and how likely it is right. */
export type ClauseType = { readonly id: string; readonly confidence: number };

/** The type of each clause of the lease, in their order. Remembered with the clauses, for facts ask for it before the report does. */
export const clauseTypesOf = (lease: LeaseText): readonly ClauseType[] => {
  const known = types.get(lease.clauses);
  if (known !== undefined) return known;
  const judged: (Judgement | null)[] = [];
  const found = lease.clauses.map((node): ClauseType => {
    const { id, confidence, judgement } = verdictOf(lease, node, judged);
    judged[node.index] = judgement;
    return { id, confidence };
  });
  types.set(lease.clauses, found);
  return found;
};

const types = new WeakMap<LeaseText['clauses'], readonly ClauseType[]>();
const untyped: ClauseType = { id: 'other', confidence: 0.5 };

type Verdict = ClauseType & {
  /** What the clauses under it go by; null when it says nothing about them. */
  readonly judgement: Judgement | null;
};

/** A type that is less likely than not to be right is not told. */
const leastConfidence = 0.5;

const verdictOf = (lease: LeaseText, node: ClauseNode, judged: readonly (Judgement | null)[]): Verdict => {
  const flat = lease.documents[node.document]?.flat ?? '';
  if (isDataSheet(node, flat)) return { id: 'definitions', confidence: 0.9, judgement: null };
  const isTitle = isDocumentTitle(lease, node);
  const heading = isTitle ? null : node.heading;
  const own = flat.slice(node.bodyStart, node.end);
  const isBare = !/[a-z]{2}/i.test(own);
  if (isBare && heading === null) return { id: 'other', confidence: 0.5, judgement: null };
  const above = node.parent === null ? null : (judged[node.parent] ?? null);
  const judgement = judgeClause({
    heading,
    body: isBare ? wordsUnder(lease, node, flat) : own,
    isBorrowed: isBare,
    kind: lease.kind,
    above,
  });
  let best = 0;
  for (let at = 1; at < judgement.length; at += 1) if ((judgement[at] ?? 0) > (judgement[best] ?? 0)) best = at;
  const likely = Math.floor((judgement[best] ?? 0) * 100) / 100;
  const next = isTitle ? null : judgement;
  const type = likely < leastConfidence ? 'other' : (wordTypes[best] ?? 'other');
  if (type !== 'other') return { id: type, confidence: Math.min(0.98, likely), judgement: next };
  const inherited = node.heading === null ? inheritedFrom(above) : null;
  return { id: inherited ?? 'other', confidence: leastConfidence, judgement: next };
};

/** A paragraph that says little by itself is about what the clause above is about, where that is about one thing. */
const inheritedFrom = (above: Judgement | null): string | null => {
  const at = above?.findIndex((share) => share >= 0.7) ?? -1;
  const type = wordTypes[at];
  return type === undefined || gathering.has(type) ? null : type;
};

/** Types whose clauses gather what belongs together in nothing else. */
const gathering: ReadonlySet<string> = new Set(['other', 'amend_entire', 'definitions', 'signatures']);

/** The beginning of the clauses under a heading that has no words of its own. */
const wordsUnder = (lease: LeaseText, node: ClauseNode, flat: string): string => {
  const first = lease.clauses[node.index + 1];
  if (first?.parent !== node.index || first.document !== node.document) return '';
  return flat.slice(first.start, Math.min(first.start + 500, first.end + 400));
};

/** The name of the document says nothing about what stands under it. */
const isDocumentTitle = (lease: LeaseText, node: ClauseNode): boolean => {
  if (node.heading === null) return false;
  const heading = plainHeading(node.heading);
  const isFirst = lease.clauses[node.index - 1]?.document !== node.document;
  return documentTitle.test(heading) || (isFirst && /\b(?:lease|agreement|contract|sublease)\b/.test(heading));
};

const documentTitle =
  /^(?:(?:residential|commercial|rental|room|apartment|house|office|retail|standard|ground|student|month-to-month|furnished|net|lease|sub|of|single-family|the|for|a|an|industrial|building)[ -]*)*(?:lease|agreement|contract|sublease|rental)(?: (?:agreement|contract))?(?: (?:for|of) .*)?$/;

const sentencesOf = (lease: LeaseText, node: ClauseNode, end: number): string[] => {
  const flat = lease.documents[node.document]?.flat ?? '';
  const texts: string[] = [];
  for (let at = firstSentence(lease, node.index); at < lease.sentences.length; at += 1) {
    const sentence = lease.sentences[at];
    if (sentence === undefined || sentence.clause !== node.index) break;
    const start = Math.max(sentence.start, node.bodyStart);
    if (sentence.end > start && start < end) texts.push(asWritten(lease, node.document, [start, sentence.end], flat));
  }
  return texts;
};

/** The words with those that they replace: an amendment is told as it stands. */
const asWritten = (
  { replaced }: LeaseText,
  document: number,
  [start, end]: readonly [number, number],
  flat: string,
): string =>
  replaced.reduce(
    (text, { document: other, former, formerStart }) => {
      const at = formerStart - start;
      return other !== document || at < 0 || formerStart >= end
        ? text
        : text.slice(0, at) + former + text.slice(at + former.length);
    },
    flat.slice(start, end),
  );

const starts = new WeakMap<LeaseText, Map<number, number>>();

const firstSentence = (lease: LeaseText, clause: number): number => {
  let map = starts.get(lease);
  if (map === undefined) {
    map = new Map();
    for (const sentence of lease.sentences) if (!map.has(sentence.clause)) map.set(sentence.clause, sentence.index);
    starts.set(lease, map);
  }
  return map.get(clause) ?? lease.sentences.length;
};
