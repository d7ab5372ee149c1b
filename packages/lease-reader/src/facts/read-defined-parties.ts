import type { LeaseText } from '../structure/lease-text.ts';
import { definedPartiesOf } from '../structure/party-definitions/defined-parties.ts';
import type { Candidate } from './candidate.ts';

/**
 * Parties by the word that their lease gives them, whatever else stands between a name and its word: `Ana Roe, trading as Ana's, of 12 Elm
 * Street; she is "the Operator"`, "Oak Living LLC. We call it the House.", `Li Wei, that is who "you" means`, "of the first part".
 */
export const readDefinedParties = (lease: LeaseText): Candidate[] =>
  lease.parts.flatMap((part) => {
    if (part.role !== 'base') return [];
    const flat = lease.documents[part.document]?.flat ?? '';
    return definedPartiesOf(flat.slice(part.start, part.end), lease.roles).map(
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
