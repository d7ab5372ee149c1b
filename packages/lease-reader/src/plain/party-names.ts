import type { LeaseText } from '../structure/lease-text.ts';

/** How a lease calls its sides, for plain lines: one expression for each. */
export type PartyNames = { readonly landlord: RegExp; readonly tenant: RegExp };

export const partyNamesOf = (lease: LeaseText): PartyNames => {
  const text = lease.documents.map(({ flat }) => flat).join('\n');
  return { landlord: nameOf(landlordWords(lease), text), tenant: nameOf(lease.roles.tenant.words, text) };
};

const deputies = new Set(['manager', 'management', 'agent', 'host']);

/** Who acts for the owner is a person apart wherever the owner has a word too. */
const landlordWords = ({ roles }: LeaseText): readonly string[] => {
  const principals = roles.landlord.words.filter((word) => !deputies.has(word) && !personal.has(word));
  return principals.length > 0 ? principals : roles.landlord.words;
};

const personal = new Set(['we', 'us', 'our', 'i', 'me', 'my', 'you', 'your']);

/** Formal words only: "you" and "we" are plain already. A word with a capital is a party; without one it may be anybody's. */
const nameOf = (words: readonly string[], text: string): RegExp => {
  const formal = words.filter((word) => !personal.has(word) && /^[a-z][a-z -]*$/.test(word));
  if (formal.length === 0) return /(?!)/g;
  const any = formal.sort((a, b) => b.length - a.length).join('|');
  const capital = formal.map((word) => word.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase())).join('|');
  const [small, great] = [new RegExp(`\\b(?:${any})\\b`, 'g'), new RegExp(`\\b(?:${capital})\\b`, 'g')].map(
    (word) => text.match(word)?.length ?? 0,
  ) as [number, number];
  return small > great
    ? new RegExp(`\\b(?:the |said )?(?:${any})\\b(?:['’]s?)?`, 'gi')
    : new RegExp(`\\b(?:[Tt]he |[Ss]aid )?(?:${capital}|${capital.toUpperCase()})\\b(?:['’]s?)?`, 'g');
};
