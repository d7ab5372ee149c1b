import type { ClauseNode } from '../structure/clause-tree.ts';
import type { LeaseText } from '../structure/lease-text.ts';

/** Where the words of a clause end: the rows to sign on that run into the last one of a part are none of it. */
export const endOfWords = (lease: LeaseText, node: ClauseNode, signing: ReadonlySet<number>): number => {
  const { document, passages, end } = node;
  if (!isLast(lease, node, signing)) return end;
  let last = passages.length;
  while (last > 1) {
    const passage = passages[last - 1];
    if (passage?.kind !== 'row' || !isSigning(lease, document, passage.start, passage.end)) break;
    last -= 1;
  }
  return last === passages.length ? end : (passages[last - 1]?.end ?? end);
};

/** The clauses that end a part of the lease and only say who signs, by their index: they settle nothing. */
export const signingClauses = (lease: LeaseText): ReadonlySet<number> => {
  const { clauses } = lease;
  const found = new Set<number>();
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    const node = clauses[at];
    if (node === undefined) continue;
    if (isLast(lease, node, found) && node.number === null && isSigning(lease, node.document, node.start, node.end))
      found.add(at);
  }
  return found;
};

/** Nothing but lines to sign on follows in the part. */
const isLast = ({ clauses }: LeaseText, { index, part }: ClauseNode, signing: ReadonlySet<number>): boolean =>
  clauses[index + 1]?.part !== part || signing.has(index + 1);

const isSigning = ({ documents, roles }: LeaseText, document: number, start: number, end: number): boolean => {
  const text = (documents[document]?.flat ?? '').slice(start, end).trim();
  const parties = [...roles.landlord.words, ...roles.tenant.words].join('|');
  if (text.length > 400 || verb.test(text)) return false;
  return /\/s\//.test(text) || pageNumber.test(text) || new RegExp(`^(?:${signs}|${parties})S?\\b`, 'i').test(text);
};

const signs = 'by|dated?|signed|signatures?|witness(?:es)?|outgoing|incoming|print(?:ed)?|name|title|lessors?|lessees?';
const pageNumber = /^(?:page\s+)?\d{1,3}(?:\s+of\s+\d{1,3})?$/i;
const verb =
  /\b(?:shall|must|will|may(?! \d)|can|cannot|should|is|are|was|were|has|have|do|does|agrees?|pays?|acknowledges?|certif(?:y|ies)|leases|rents|[$%])\b|[$%]/i;
