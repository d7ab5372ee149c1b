import { partyNamesOf } from '../plain/party-names.ts';
import { plainLineOf } from '../plain/plain-line.ts';
import type { Clause } from '../report.ts';
import type { ClauseNode } from '../structure/clause-tree.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { type ClauseType, clauseNameOf, clauseTypes } from './clause-table.ts';

/** Every clause of the lease with its type, name and a line in plain words, in reading order. */
export const classifyClauses = (lease: LeaseText): Clause[] => {
  const types = clauseTypes.filter(({ scope }) => scope === 'both' || scope === lease.kind);
  const decided: (Verdict | null)[] = [];
  const parties = partyNamesOf(lease);
  return lease.clauses.map((node) => {
    const flat = lease.documents[node.document]?.flat ?? '';
    const body = flat.slice(node.bodyStart, node.end);
    const own = judge(types, node, body);
    const above = node.parent === null ? null : (decided[node.parent] ?? null);
    const verdict = own ?? inherited(above, node);
    decided[node.index] = verdict;
    const id = verdict?.id ?? 'other';
    return {
      id,
      key: `clause-${node.index + 1}`,
      name: clauseNameOf(id),
      number: node.number,
      heading: node.heading,
      depth: node.depth,
      parentKey: node.parent === null ? null : `clause-${node.parent + 1}`,
      plain: plainLineOf((verdict?.confidence ?? 0) >= 0.55 ? id : 'other', sentencesOf(lease, node), parties),
      confidence: verdict?.confidence ?? 0.3,
      ...lease.evidence(node.document, node.start, Math.max(node.end, node.start + 1)),
    };
  });
};

type Verdict = {
  readonly id: string;
  readonly confidence: number;
  /** The heading is the name of the document, which says nothing about what stands under it. */
  readonly title?: boolean;
};

const sentencesOf = (lease: LeaseText, node: ClauseNode): string[] => {
  const flat = lease.documents[node.document]?.flat ?? '';
  const texts: string[] = [];
  for (let at = firstSentence(lease, node.index); at < lease.sentences.length; at += 1) {
    const sentence = lease.sentences[at];
    if (sentence === undefined || sentence.clause !== node.index) break;
    const start = Math.max(sentence.start, node.bodyStart);
    if (sentence.end > start) texts.push(flat.slice(start, sentence.end));
  }
  return texts;
};

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

/** A paragraph under a heading is about what the heading is about unless it says otherwise. */
const inherited = (above: Verdict | null, node: ClauseNode): Verdict | null =>
  above === null || node.heading !== null || above.title ? null : { id: above.id, confidence: above.confidence * 0.7 };

/** A clause is judged by its heading and its first words; the rest of a long clause is detail. */
const reach = 900;

const judge = (types: readonly ClauseType[], node: ClauseNode, body: string): Verdict | null => {
  const named = node.heading === null ? '' : plainHeading(node.heading);
  const title = documentTitle.test(named);
  const heading = title ? '' : named;
  const text = body.slice(0, reach);
  const words = beginningsOf(text);
  let best: { readonly id: string; readonly score: number } | null = null;
  let second = 0;
  for (const type of types) {
    const score = headingScore(type, heading) + cueScore(type, text, words);
    if (best === null || score > best.score) {
      second = best?.score ?? 0;
      best = { id: type.id, score };
    } else if (score > second) second = score;
  }
  if (best === null || best.score < 0.9) return title ? { id: 'other', confidence: 0.5, title } : null;
  return {
    id: best.id,
    title,
    confidence: Math.min(0.98, 0.4 + best.score * 0.06 + Math.min(0.3, (best.score - second) * 0.08)),
  };
};

const documentTitle =
  /^(?:(?:residential|commercial|rental|room|apartment|house|office|retail|standard|ground|student|month-to-month|furnished|net|lease|sub|of|single-family|the|for|a|an|industrial|building)[ -]*)*(?:lease|agreement|contract|sublease|rental)(?: (?:agreement|contract))?(?: (?:for|of) .*)?$/;

const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headingScore = (type: ClauseType, heading: string): number => {
  if (heading === '') return 0;
  let score = 0;
  for (const known of type.headings) {
    if (heading === known) return 7;
    if (known.length >= 4 && ` ${heading} `.includes(` ${known} `))
      score = Math.max(score, 3 + (2.5 * known.length) / heading.length);
    else if (known.length >= 5 && heading.length >= 4 && ` ${known} `.includes(` ${heading} `))
      score = Math.max(score, 2 + (2 * heading.length) / known.length);
  }
  if (score === 0)
    for (const { pattern, weight } of type.cues)
      if (pattern.test(heading)) score = Math.max(score, 2.5 * Math.min(1, weight));
  return score;
};

const cueScore = (type: ClauseType, text: string, words: ReadonlySet<string>): number => {
  let score = 0;
  let hits = 0;
  for (const { pattern, stems, weight } of type.cues) {
    if (stems.length > 0 && !stems.some((stem) => words.has(stem.slice(0, 4)))) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    hits += 1;
    // What stands at the beginning says more about the clause than what it comes to in the end.
    score += weight * (match.index < 160 ? 1.25 : 0.7);
  }
  return hits === 0 ? 0 : Math.min(6, score);
};

const beginningsOf = (text: string): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{3,}/g)) {
    words.add(word.slice(0, 4));
    words.add(word.slice(0, 3));
  }
  return words;
};
