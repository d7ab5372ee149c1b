import { namedRoles } from './named-roles.ts';
import { definedPartiesOf } from './party-definitions/defined-parties.ts';

/** Under which words the parties go: `words` in lower case, `source` an alternation to build patterns from. */
export type Role = {
  readonly words: readonly string[];
  /** Regular expression source that matches the party in plain text, case-insensitive; has no capture group. */
  readonly source: string;
  /** The word that stands for the party in most places, as written: "Lessor", "we". */
  readonly main: string;
  /** Words that stand for the party only where they are written with a capital, in lower case: "the House" beside the house. */
  readonly capitals: readonly string[];
};

export type Roles = { readonly landlord: Role; readonly tenant: Role };

/** Counts how often each candidate word is used and keeps those that this lease uses for a party. */
export const rolesOf = (text: string): Roles => {
  const sample = text.length > 300_000 ? text.slice(0, 300_000) : text;
  const counts = new Map<string, number>();
  for (const word of sample.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []) {
    const base = plurals.get(word) ?? (word.endsWith("'s") ? word.slice(0, -2) : word);
    if (all.has(base)) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const pairs = new Set(landlordPairs.filter((words) => new RegExp(`\\b${words}`, 'i').test(sample)));
  const isSublease =
    ((counts.get('subtenant') ?? 0) + (counts.get('sublessee') ?? 0) > 15 &&
      /\bsub-?lease\b/i.test(sample.slice(0, 600))) ||
    /"(?:sublandlord|sublessor)"[^;]{1,200}"(?:subtenant|sublessee)"/i.test(sample);
  const formal = (words: readonly string[]): number => words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const lets = landlordWords.filter((word) => !(word === 'homeowner' && isParkLease(sample, pairs)));
  const named = completed(namedRoles(text, { landlord: formal(lets), tenant: formal(tenantWords) }), counts);
  // A letter needs few words to be from one person to another.
  const isLetter =
    formal(landlordWords) === 0 &&
    formal(tenantWords) === 0 &&
    /\b(?:Dear|Hi|Hello|Hey)\s+[A-Z]|^From:\s/m.test(sample.slice(0, 1500));
  const usesWe =
    (isLetter && (counts.get('we') ?? 0) >= 1) ||
    personal(
      sample,
      counts,
      ['we', 'us', 'our'],
      formal(landlordWords),
      /["'(](?:we|us|our)[,.]?["')]|\bwe\b.{0,30}\brent(?:ing)?\s+(?:you|to\s+you)\b/i,
    );
  const usesI =
    (isLetter && (counts.get('i') ?? 0) >= 2) ||
    personal(sample, counts, ['i', 'me', 'my'], formal(landlordWords), /["'(](?:i|me|my)[,.]?["')](?!\w)/i);
  const usesYou =
    (isLetter && (counts.get('you') ?? 0) >= 2) ||
    personal(sample, counts, ['you', 'your'], formal(tenantWords), /["'(]your?[,.]?["')]/i);
  const isPark = isParkLease(sample, pairs);
  // "I rent my house to A and B. They pay ..."
  const usesThey = usesI && !usesYou && formal(tenantWords) === 0 && (counts.get('they') ?? 0) >= 4;

  // "I rent the room to Amir. He pays me ..."
  const usesHe =
    usesI && !usesYou && formal(tenantWords) === 0 ? ['he', 'she'].filter((word) => (counts.get(word) ?? 0) >= 4) : [];

  const landlord = isSublease
    ? ['sublandlord', 'sublessor']
    : [
        ...named.landlord,
        ...landlordPairs.filter((words) => pairs.has(words)),
        ...landlordWords.filter(
          (word) =>
            (counts.get(word) ?? 0) > (word === 'proprietor' ? 2 : 0) &&
            !(word === 'homeowner' && isPark) &&
            !named.tenant.includes(word),
        ),
      ];
  const tenant = isSublease
    ? ['subtenant', 'sublessee']
    : [
        ...named.tenant,
        ...tenantWords.filter((word) => (counts.get(word) ?? 0) > 0 && !named.landlord.includes(word)),
        ...(isPark && counts.has('homeowner') ? ['homeowner'] : []),
      ];
  const roles: Roles = {
    landlord: roleOf(
      withPlaceholder(
        [...landlord, ...(usesWe ? ['we', 'us', 'our'] : []), ...(usesI ? ['i', 'me', 'my'] : [])],
        'landlord',
      ),
      counts,
    ),
    tenant: roleOf(
      withPlaceholder(
        [...tenant, ...(usesYou ? ['you', 'your'] : []), ...(usesThey ? ['they', 'their', 'them'] : []), ...usesHe],
        'tenant',
      ),
      counts,
    ),
  };
  return isSublease ? roles : withDefined(text, roles, counts);
};

/** With the words that the first pages define for a side that is known by no usual word, and those of places. */
const withDefined = (text: string, roles: Roles, counts: ReadonlyMap<string, number>): Roles => {
  const defined = definedPartiesOf(text, roles);
  const ofSide = (side: 'landlord' | 'tenants', { words }: Role): Role => {
    const own = defined.filter((each) => each.side === side && !ordinals.has(each.word));
    const isNew = ({ word }: { readonly word: string }): boolean =>
      !words.includes(word) && !words.includes(word.replace(/s$/, ''));
    const more = own.filter((each) => !each.isPlace && isNew(each)).map(({ word }) => word);
    const capitals = own.filter(({ isPlace }) => isPlace).map(({ word }) => word);
    const joined = words.includes('we') && side === 'landlord' ? alsoCalled.exec(text.slice(0, 6000)) : null;
    const joining = joined ? [`the ${(joined[1] ?? joined[2] ?? '').toLowerCase()}`] : [];
    const byOrdinal = defined.some((each) => each.side === side && ordinals.has(each.word));
    const ordinal = byOrdinal
      ? side === 'landlord'
        ? ['first party', 'first parties']
        : ['second party', 'second parties']
      : [];
    // What the first pages define for the other side is not of this one.
    const others = defined.filter((each) => each.side !== side).map(({ word }) => word);
    const kept = words.filter((word) => !others.some((other) => ` ${other} `.includes(` ${word} `)));
    return { ...roleOf([...kept, ...more, ...ordinal, ...joining], counts), capitals };
  };
  return { landlord: ofSide('landlord', roles.landlord), tenant: ofSide('tenants', roles.tenant) };
};

/** `"We," "us" and "the Park" mean Ann Roe`. */
const alsoCalled =
  /"(?:[Ww]e|[Uu]s)[,.]?"[^.;"]{0,9}"[Tt]he ([A-Z][a-z]+)[,.]?"\s+(?:all\s+)?(?:mean|refer|stand)|"[Tt]he ([A-Z][a-z]+)[,.]?"[^.;"]{0,9}"(?:[Ww]e|us)[,.]?"(?:[^.;"]{0,9}"(?:us|our)[,.]?")?\s+(?:all\s+)?(?:mean|refer|stand)/;

const ordinals: ReadonlySet<string> = new Set(['first', 'second']);

/** Where one side goes by a usual word and the other by none, the one word that is defined beside a name is the other's. */
const completed = (
  named: ReturnType<typeof namedRoles>,
  counts: ReadonlyMap<string, number>,
): { readonly landlord: readonly string[]; readonly tenant: readonly string[] } => {
  const [word, another] = named.open;
  if (word === undefined || another !== undefined) return named;
  const has = (words: readonly string[]): boolean => words.some((each) => (counts.get(each) ?? 0) > 2);
  const [lets, rents] = [named.landlord.length > 0 || has(landlordWords), named.tenant.length > 0 || has(tenantWords)];
  if (rents && !lets) return { ...named, landlord: [word] };
  if (lets && !rents) return { ...named, tenant: [word] };
  return named;
};

/** Where the homeowner is the one who rents: the ground below the home. */
const isParkLease = (text: string, pairs: ReadonlySet<string>): boolean =>
  pairs.has('park owner') ||
  /\b(?:lot rent(?:al)?|home ?site|(?:mobile|manufactured)[- ]home (?:park|lot|community|site|space))\b/i.test(text) ||
  /\b(?:home)?owner (?:leases|rents) the (?:space|lot|site)\b/i.test(text);

const personal = (
  text: string,
  counts: ReadonlyMap<string, number>,
  words: readonly string[],
  formal: number,
  definition: RegExp,
): boolean => {
  const used = words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return used >= 2 && (definition.test(text.slice(0, 6000)) || (used > 6 && used > formal * 0.6));
};

const roleOf = (words: readonly string[], counts: ReadonlyMap<string, number>): Role => {
  const main = words.reduce(
    (best, word) => ((counts.get(word) ?? 0) > (counts.get(best) ?? 0) ? word : best),
    words[0] ?? '',
  );
  // The longer name first: "park owner" is not "owner".
  const byLength = [...words].sort((a, b) => b.length - a.length);
  const plurals = byLength
    .map(escaped)
    .map((word) => (word.length > 4 ? `${word}(?:s|\\(s\\))?` : word === 'host' ? 'hosts?' : word));
  return {
    words,
    main: main.length > 3 ? main.charAt(0).toUpperCase() + main.slice(1) : main,
    source: `(?:${plurals.join('|')})`,
    capitals: [],
  };
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');

const withPlaceholder = (words: string[], fallback: string): string[] => (words.length > 0 ? words : [fallback]);

const plurals: ReadonlyMap<string, string> = new Map(
  ['lessor', 'lessee', 'proprietor', 'renter', 'lodger', 'roomer', 'boarder', 'licensee', 'subtenant', 'sublessee'].map(
    (word) => [`${word}s`, word],
  ),
);

const landlordWords = [
  'landlord',
  'lessor',
  'owner',
  'homeowner',
  'landlady',
  'management',
  'manager',
  'agent',
  'sublandlord',
  'sublessor',
  'licensor',
  'host',
  'proprietor',
  'landlords',
  'arrendador',
  'arrendadora',
  'propietario',
  'propietaria',
];
const landlordPairs = [
  'housing provider',
  'park owner',
  'property owner',
  'home owner',
  'rental provider',
  'house owner',
];
const tenantWords = [
  'tenant',
  'tenants',
  'lessee',
  'resident',
  'residents',
  'renter',
  'leaseholder',
  'leaseholders',
  'roomer',
  'lodger',
  'boarder',
  'subtenant',
  'sublessee',
  'licensee',
  'occupant',
  'student',
  'arrendatario',
  'arrendataria',
  'inquilino',
  'inquilina',
  'inquilinos',
];
const all = new Set([
  ...landlordWords,
  ...tenantWords,
  ...['we', 'us', 'our', 'i', 'me', 'my', 'you', 'your', 'they', 'he', 'she'],
]);
