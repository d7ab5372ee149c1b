import type { PartyWords } from './parties.ts';
import type { Token } from './token.ts';

/** Puts LL and TT in the place of every word for a side, and tells who was spoken of last, for "he" and "she". */
export const nameParties = (given: readonly Token[], parties: PartyWords, lastParty: 'LL' | 'TT' | null) => {
  const { landlord, tenant, people, pairs } = setsOf(parties);
  const tokens = joinPairs(given, pairs);
  const side = (who: 'landlord' | 'tenant' | null) => (who === 'landlord' ? 'LL' : who === 'tenant' ? 'TT' : null);
  const they = side(parties.they);
  const me = side(parties.me);
  const you = side(parties.you);
  let last = lastParty;
  const out: Token[] = [];
  tokens.forEach((token, index) => {
    const name = token.capital === true ? ownerOf(token.word) : '';
    const person = people.landlord.has(name) ? 'LL' : people.tenant.has(name) ? 'TT' : null;
    const found =
      person !== null
        ? { who: person as 'LL' | 'TT', owns: name !== token.word, pronoun: false }
        : partyOf(token.word, tokens[index + 1]?.word ?? '', tokens[index - 1]?.word ?? '', {
            landlord,
            tenant,
            me,
            you,
            they,
            last,
          });
    if (found === null) {
      out.push(token);
      return;
    }
    if (!found.pronoun) last = found.who;
    const word = found.owns ? `${found.who}'s` : found.who;
    // "Landlord, Landlord's agents" and "the Landlord" read alike: articles before a party are dropped.
    const before = out.at(-1);
    if (before !== undefined && (before.word === 'the' || before.word === 'said') && out.length > 0)
      out[out.length - 1] = { word, glue: before.glue, start: before.start, end: token.end };
    else out.push({ word, glue: token.glue, start: token.start, end: token.end });
  });
  return { tokens: out, lastParty: last };
};

/** "Park" and "Owner's" become one token where the lease calls a side so. */
const joinPairs = (tokens: readonly Token[], pairs: ReadonlySet<string>): readonly Token[] => {
  if (pairs.size === 0) return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = tokens[at] as Token;
    let [word, taken] = [here.word, 0];
    for (let more = 1; more <= 2; more += 1) {
      const next = tokens[at + more];
      if (next === undefined) break;
      const joined = `${[here, ...tokens.slice(at + 1, at + more)].map((token) => token.word).join(' ')} ${next.word}`;
      if (!pairs.has(joined) && !pairs.has(ownerOf(joined))) continue;
      [word, taken] = [joined, more];
    }
    out.push(taken === 0 ? here : { ...here, word, end: tokens[at + taken]?.end ?? here.end });
    at += taken;
  }
  return out;
};

const partyOf = (
  word: string,
  next: string,
  previous: string,
  names: {
    landlord: ReadonlySet<string>;
    tenant: ReadonlySet<string>;
    me: 'LL' | 'TT' | null;
    you: 'LL' | 'TT' | null;
    they: 'LL' | 'TT' | null;
    last: 'LL' | 'TT' | null;
  },
): { who: 'LL' | 'TT'; owns: boolean; pronoun: boolean } | null => {
  const isWhole = names.landlord.has(word) || names.tenant.has(word);
  const base = isWhole ? word : ownerOf(word);
  const owns = base !== word;
  if (names.landlord.has(base)) {
    if (
      (base.startsWith('owner') || base === 'homeowner') &&
      (previous === 'property' || previous === 'unit' || next === 'association' || next === 'associations')
    )
      return null;
    if (base === 'management' && (next === 'fee' || next === 'fees' || next === 'plan' || previous === 'property'))
      return null;
    return { who: 'LL', owns, pronoun: false };
  }
  if (names.tenant.has(base)) {
    if (
      /^(?:other|another|neighboring|neighbouring|prospective|future|next|new|prior|previous|former|existing|current|every other|holdover)$/.test(
        previous,
      ) &&
      previous !== 'current'
    )
      return null;
    // "Renters insurance" is a thing, not a person, and "other tenants" are not the one who signs.
    if (/^(?:renter|tenant|resident)/.test(base) && (next === 'insurance' || next === 'policy')) return null;
    if (
      /s$/.test(base) &&
      /^(?:other|neighboring|neighbouring|prospective|future|new|prior|previous|all)$/.test(previous)
    )
      return null;
    return { who: 'TT', owns, pronoun: false };
  }
  const pronoun = pronouns.get(word);
  if (pronoun === undefined) return null;
  const who = names[pronoun.names];
  return who === null ? null : { who, owns: pronoun.owns, pronoun: true };
};

/** Whom a pronoun names: one of the sides, or who was spoken of last. */
const pronouns: ReadonlyMap<string, { readonly names: 'me' | 'you' | 'they' | 'last'; readonly owns: boolean }> =
  new Map(
    (
      [
        ['i we us me', 'me', false],
        ['my our ours mine', 'me', true],
        ['you yourself yourselves', 'you', false],
        ['your yours', 'you', true],
        ['they them', 'they', false],
        ['their theirs', 'they', true],
        ['he she him', 'last', false],
        ['his hers', 'last', true],
      ] as const
    ).flatMap(([words, names, owns]) => words.split(' ').map((word) => [word, { names, owns }] as const)),
  );

type Sets = {
  readonly landlord: ReadonlySet<string>;
  readonly tenant: ReadonlySet<string>;
  /** Names of a side that are two words or more, "park owner". */
  readonly pairs: ReadonlySet<string>;
  readonly people: { readonly landlord: ReadonlySet<string>; readonly tenant: ReadonlySet<string> };
};

const sets = new WeakMap<PartyWords, Sets>();

/** Made once for a lease, not once for a sentence. */
const setsOf = (parties: PartyWords): Sets => {
  const known = sets.get(parties);
  if (known !== undefined) return known;
  const made = {
    landlord: new Set(parties.landlord),
    tenant: new Set(parties.tenant),
    pairs: new Set([...parties.landlord, ...parties.tenant].filter((word) => word.includes(' '))),
    people: { landlord: new Set(parties.names.landlord), tenant: new Set(parties.names.tenant) },
  };
  sets.set(parties, made);
  return made;
};

/** "landlord" of "landlord's" and "tenants'"; the word itself when it owns nothing. */
const ownerOf = (word: string): string => (word.includes("'") ? (/^(.*?)(?:'s?)$/.exec(word)?.[1] ?? word) : word);
