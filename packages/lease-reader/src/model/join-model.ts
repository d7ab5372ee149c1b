import type { ModelFailure, ModelReading } from '../report.ts';
import type { StoredFact, StoredReport } from '../stored-report.ts';
import { type AnsweredPart, checkClaims, type ModelDocument } from './check-claims.ts';
import { joinFact } from './join-facts.ts';
import { joinFlags } from './join-flags.ts';
import type { Tally } from './tally.ts';

export type AskedModel = {
  readonly name: string;
  readonly host: string;
  /** ISO instant. */
  readonly askedAt: string;
  /** Why parts have no answer; null when all were answered. */
  readonly failure: ModelFailure | null;
};

/**
 * The report of the built-in reader with what a model adds to it. Nothing that the reader said goes away or changes; missing
 * protections, dates, money and score stay the reader's. Whatever the answers hold, every quote of the result is verbatim in the
 * documents. Never throws on an answer.
 */
export const joinModel = (
  report: StoredReport,
  documents: readonly ModelDocument[],
  parts: readonly AnsweredPart[],
  { name, host, askedAt, failure }: AskedModel,
): StoredReport => {
  const claims = checkClaims(report.kind, documents, parts);
  const tally: Tally = { added: 0, confirmed: 0, disputed: 0 };
  const facts: Record<string, StoredFact> = {};
  for (const [id, fact] of Object.entries(report.facts)) {
    const own = claims.facts.filter(({ field }) => field.id === id);
    facts[id] = joinFact(fact, own, tally);
  }
  const flags = joinFlags(report, claims.flags, tally);
  const charactersTotal = documents.reduce((sum, { text }) => sum + text.length, 0);
  const charactersRead = claims.answered.reduce((sum, { start, end }) => sum + end - start, 0);
  const isWhole = claims.answered.length === parts.length;
  const reason: ModelFailure | null = isWhole ? (failure ?? cutShort(documents, parts)) : (failure ?? 'unreadable');
  const model: ModelReading = {
    name,
    host,
    askedAt,
    outcome: claims.answered.length === 0 ? 'not_read' : reason === null ? 'read' : 'partly',
    reason,
    charactersRead,
    charactersTotal,
    ...tally,
    dropped: claims.dropped,
  };
  return { ...report, facts, flags, model };
};

/** What was not sent at all, because a lease may cost so much and no more. */
const cutShort = (documents: readonly ModelDocument[], parts: readonly AnsweredPart[]): 'too_long' | null =>
  documents.some(({ text }, index) => {
    const last = Math.max(0, ...parts.filter(({ part }) => part.document === index).map(({ part }) => part.end));
    return text.slice(last).trim() !== '';
  })
    ? 'too_long'
    : null;
