import type { LeaseText } from '../structure/lease-text.ts';
import { definedPartiesOf, reach } from '../structure/party-definitions/defined-parties.ts';
import type { Candidate } from './candidate.ts';

/**
 * Parties by the word that their lease gives them, whatever else stands between a name and its word: `Ana Roe, trading as Ana's, of 12 Elm
 * Street; she is "the Operator"`, "Oak Living LLC. We call it the House.", `Li Wei, that is who "you" means`, "of the first part".
 */
export const readDefinedParties = (lease: LeaseText): Candidate[] =>
  lease.parts.flatMap((part) => {
    if (part.role !== 'base') return [];
    const flat = lease.documents[part.document]?.flat ?? '';
    const text = flat.slice(part.start, Math.min(part.end, part.start + reach)).split('');
    // A name never begins in the heading above it; "ANN ROE" over "and LEE ROE" is no heading.
    for (const { document, heading, bodyStart } of lease.clauses) {
      const at = document === part.document && heading !== null ? bodyStart - part.start : text.length;
      if (text[at] === ' ' && /^\s+["\p{Lu}]/u.test(flat.slice(bodyStart, bodyStart + 9))) text[at] = ';';
    }
    return definedPartiesOf(text.join(''), lease.roles).map(
      ({ side, names, start, end, score }): Candidate => ({
        field: side,
        value: names,
        document: part.document,
        part: part.index,
        start: part.start + start,
        end: part.start + end,
        score,
        method: 'stated',
        reasoning: null,
      }),
    );
  });
