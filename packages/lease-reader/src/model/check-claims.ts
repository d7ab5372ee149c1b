import type { PlacedDocument } from '@keyclause/documents';
import type { Evidence, FactValue, LeaseReport } from '../report.ts';
import { evidenceIn } from '../structure/evidence.ts';
import { plainTwins } from '../structure/flat-text.ts';
import { type ModelAnswer, readAnswer } from './answer.ts';
import { type AskableField, askableFields, askableFlags } from './askable.ts';
import { spansOf } from './find-quote.ts';
import { plainExplanation } from './plain-explanation.ts';
import { instructionsFor } from './question.ts';
import type { TextPart } from './text-parts.ts';
import { valueInQuote } from './value-in-quote.ts';

/** A document with what places words on it; blocks are not needed. */
export type ModelDocument = Pick<PlacedDocument, 'kind' | 'text' | 'pages'>;

/** What a model wrote about one part; null when it gave no answer. */
export type AnsweredPart = { readonly part: TextPart; readonly answer: string | null };

export type CheckedFact = {
  readonly field: AskableField;
  readonly value: FactValue;
  readonly evidence: Evidence;
  readonly explanation: string | undefined;
};

export type CheckedFlag = {
  readonly id: string;
  readonly evidence: Evidence;
  readonly explanation: string | undefined;
};

export type CheckedClaims = {
  readonly facts: readonly CheckedFact[];
  readonly flags: readonly CheckedFlag[];
  readonly dropped: number;
  /** Parts that were answered in the form that was asked for. */
  readonly answered: readonly TextPart[];
};

const quoteMin = 3;
const quoteMax = 900;
/** A flag is about a duty or a right: fewer words than these show none. */
const flagWordsMin = 4;

/** Keeps the claims whose words stand on a page of the part that was asked about, and whose value stands in these words. */
export const checkClaims = (
  kind: LeaseReport['kind'],
  documents: readonly ModelDocument[],
  parts: readonly AnsweredPart[],
): CheckedClaims => {
  const fields = new Map(askableFields(kind).map((field) => [field.id, field]));
  const flagIds = new Set(askableFlags(kind).map(({ id }) => id));
  const instructions = instructionsFor(kind);
  const placed = documents.map((document) => ({
    document: { ...document, blocks: [] },
    flat: plainTwins(document.text),
  }));
  const facts: CheckedFact[] = [];
  const flags: CheckedFlag[] = [];
  const answered: TextPart[] = [];
  let dropped = 0;

  /** On one page, so that the page named is the page of all of it. */
  const evidenceOf = (part: TextPart, quote: string): Evidence | undefined => {
    if (quote.trim().length < quoteMin || quote.length > quoteMax) return undefined;
    const document = documents[part.document];
    const found = spansOf(document?.text.slice(part.start, part.end) ?? '', quote)
      .map(({ start, end }) => ({ start: part.start + start, end: part.start + end }))
      .find(({ start, end }) => document?.pages.some((page) => page.start <= start && end <= page.end));
    return found && evidenceIn(placed, part.document, found.start, found.end);
  };

  const takeFact = (part: TextPart, claim: ModelAnswer['facts'][number]): boolean => {
    const field = fields.get(claim.field);
    const evidence = field && evidenceOf(part, claim.quote);
    const value = evidence ? valueInQuote(field, evidence.quote, claim.value) : null;
    if (!field || !evidence || value === null) return false;
    facts.push({
      field,
      value,
      evidence,
      explanation: plainExplanation(claim.explanation, evidence.quote, instructions),
    });
    return true;
  };

  const takeFlag = (part: TextPart, claim: ModelAnswer['flags'][number]): boolean => {
    const isFlag = flagIds.has(claim.flag) && claim.quote.trim().split(/\s+/).length >= flagWordsMin;
    const evidence = isFlag ? evidenceOf(part, claim.quote) : undefined;
    if (!evidence) return false;
    const explanation = plainExplanation(claim.explanation, evidence.quote, instructions);
    flags.push({ id: claim.flag, evidence, explanation });
    return true;
  };

  for (const { part, answer } of parts) {
    const claims = answer === null ? undefined : readAnswer(answer);
    if (!claims) continue;
    answered.push(part);
    dropped += claims.dropped;
    for (const claim of claims.facts) if (!takeFact(part, claim)) dropped += 1;
    for (const claim of claims.flags) if (!takeFlag(part, claim)) dropped += 1;
  }
  return { facts, flags, dropped, answered };
};
