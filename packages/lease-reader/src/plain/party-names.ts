import type { LeaseText } from '../structure/lease-text.ts';

/** How a lease calls its sides, for plain lines: one expression for each. */
export type PartyNames = { readonly landlord: RegExp; readonly tenant: RegExp };

export const partyNamesOf = (lease: LeaseText): PartyNames => ({
  landlord: wordsOf(lease.roles.landlord.words),
  tenant: wordsOf(lease.roles.tenant.words),
});

const personal = new Set(['we', 'us', 'our', 'i', 'me', 'my', 'you', 'your']);

/** Formal words only: "you" and "we" are plain already. */
const wordsOf = (words: readonly string[]): RegExp => {
  const formal = words.filter((word) => !personal.has(word) && /^[a-z][a-z -]*$/.test(word));
  return formal.length === 0
    ? /(?!)/g
    : new RegExp(`\\b(?:the |said )?(?:${formal.sort((a, b) => b.length - a.length).join('|')})\\b(?:['’]s?)?`, 'gi');
};
