/**
 * The words under which a lease speaks of its two sides, lower case. `me` tells whom "I", "we" and "our" stand for,
 * `you` whom "you" and "your" stand for.
 */
export type PartyWords = {
  readonly landlord: readonly string[];
  readonly tenant: readonly string[];
  readonly me: 'landlord' | 'tenant' | null;
  readonly you: 'landlord' | 'tenant' | null;
  /** Whom "they" stands for, where the lease speaks of one side so and of the other as "I". */
  readonly they: 'landlord' | 'tenant' | null;
  /** Names of people, which count only where they are written with a capital. */
  readonly names: { readonly landlord: readonly string[]; readonly tenant: readonly string[] };
};

const landlordWords = [
  'landlord',
  'landlords',
  'landlady',
  'lessor',
  'lessors',
  'owner',
  'owners',
  'management',
  'manager',
  'managers',
  'homeowner',
  'houseowner',
  'sublandlord',
  'sublessor',
  'overlandlord',
  'licensor',
  'proprietor',
  'host',
];

const tenantWords = [
  'tenant',
  'tenants',
  'lessee',
  'lessees',
  'resident',
  'residents',
  'renter',
  'renters',
  'roomer',
  'lodger',
  'subtenant',
  'sublessee',
  'subtenants',
  'licensee',
  'occupant',
  'occupants',
];

type Sides = { readonly landlord: readonly string[]; readonly tenant: readonly string[] };

/**
 * Reads from a lease which words stand for which side. Names of the parties may be passed in as further words, and words that stand for
 * a side only where they are written with a capital.
 */
export const partyWordsOf = (
  text: string,
  known: { readonly landlord?: readonly string[]; readonly tenant?: readonly string[] } = {},
  people: Sides = { landlord: [], tenant: [] },
  capitals: Sides = { landlord: [], tenant: [] },
): PartyWords => {
  const opening = text.slice(0, 60_000);
  const me = firstPerson(opening);
  return {
    landlord: [...without(landlordWords, known.tenant), ...lower(known.landlord)],
    tenant: [...without(tenantWords, known.landlord), ...lower(known.tenant)],
    me,
    you: secondPerson(opening, me),
    they: known.tenant?.includes('they') ? 'tenant' : null,
    names: {
      landlord: [...namesIn(people.landlord), ...capitals.landlord],
      tenant: [...namesIn(people.tenant), ...capitals.tenant],
    },
  };
};

const lower = (words: readonly string[] = []) =>
  words.map((word) => word.toLowerCase().trim()).filter((word) => word !== '');

/** A word that this lease uses for the other side: the "Homeowner" who rents a lot. */
const without = (words: readonly string[], others: readonly string[] = []) =>
  words.filter((word) => !others.includes(word));

const firstPerson = (text: string): PartyWords['me'] => {
  const tenant = count(
    text,
    /\b(?:I|we)\s+(?:will|agree to|promise to|shall|must|am to|are to)\s+(?:pay|vacate|move out|surrender|leave)\b|\bmy (?:land(?:lord|lady)|roommates?|guests)\b|\bpay (?:the )?(?:landlord|lessor|owner)\b[^.]{0,40}\bmy\b|\b(?:I|we)[, ]+the (?:undersigned )?(?:tenant|renter|lessee|resident)/gi,
  );
  const landlord = count(
    text,
    /\bpay (?:us|me)\b|\bowes? (?:us|me)\b|\bgive (?:us|me)\b|\byou (?:will|agree to|must|shall|may not|can't|cannot|should)\b|\b(?:our|my) (?:building|property|house|agents?|office|written (?:consent|permission|approval))\b|\b(?:we|I) (?:will|may|can) (?:enter|return|repair|fix|come)\b|\b(?:I|we)[, ]+the (?:owner|landlord)/gi,
  );
  return tenant > landlord ? 'tenant' : 'landlord';
};

const secondPerson = (text: string, me: PartyWords['me']): PartyWords['you'] => {
  if (!/\b(?:your?|ur?|ya)\b/i.test(text)) return null;
  return me === 'tenant' ? 'landlord' : 'tenant';
};

const count = (text: string, pattern: RegExp) => {
  let hits = 0;
  for (const _ of text.matchAll(pattern)) hits += 1;
  return hits;
};

/** Words of names that stand for one person; names that are everyday words as well are left out. */
const namesIn = (people: readonly string[]): string[] => [
  ...new Set(
    people
      .filter(
        (name) =>
          !/\b(?:llc|inc|corp|ltd|lp|llp|trust|company|properties|rentals|homes|management|realty|apartments|holdings|group|partners)\b/i.test(
            name,
          ),
      )
      .flatMap((name) => name.match(/[A-Z][a-zÀ-ÿ'-]{2,}/g) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => !everyday.has(word)),
  ),
];

const everyday: ReadonlySet<string> = new Set(
  'will may grant mark bill sue art rose hope faith grace dawn summer april june august dean chase pat drew rich rob jack frank penny ray gene page lane park hill street avenue court house home north south east west young long short white black brown green gray grey church king price cash rent lease bond field wood stone rivers brooks marsh forest case day love joy max miles carter mason baker cook porter tenant landlord owner the and mrs miss'.split(
    ' ',
  ),
);
