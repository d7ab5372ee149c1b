/** Who is meant by a word, in a question and in a lease: the landlord, the tenant, or nobody in particular. */
export type Side = 'landlord' | 'tenant' | null;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const tenants = setOf(
  'tenant tenants lessee lessees renter renters resident residents occupant occupants student guest licensee member members roommate roommates',
);
const landlords = setOf(
  'landlord landlords lessor lessors owner owners landlady management manager managers agent licensor sublandlord company office',
);
const asker = setOf('i me my mine we us our ours myself ourselves');
const others = setOf('they them their theirs he she him her his hers');
const addressed = setOf('you your yours yourself');

/** In a lease "you" is the tenant and "we" the landlord. */
export const sideInLease = (word: string): Side =>
  tenants.has(word) || addressed.has(word) ? 'tenant' : landlords.has(word) || asker.has(word) ? 'landlord' : null;

/** In a question "I" is who asks, and "they" the other side; names are those of the lease. */
export const sideInQuestion =
  (isLandlordAsking: boolean, names: ReadonlyMap<string, Side>) =>
  (word: string): Side => {
    if (tenants.has(word) || addressed.has(word)) return 'tenant';
    if (landlords.has(word)) return 'landlord';
    if (asker.has(word)) return isLandlordAsking ? 'landlord' : 'tenant';
    if (others.has(word)) return isLandlordAsking ? 'tenant' : 'landlord';
    return names.get(word) ?? null;
  };

/** Who speaks of "the tenant" or "our resident", or says so, lets the place. */
export const isLandlordAsking = (question: string): boolean =>
  letters.test(question) && !/\bas a tenant\b/i.test(question);

const letters =
  /\b(?:the|my|our|a|this|these|each) (?:tenants?|lessee|renters?|residents?|student|shop|store|household|occupants?)\b|\b(?:tenant|resident|renter)'?s\b|\b(?:tenant|renter|resident|lessee) (?:says|called|wants|is|has|did|in \d)|\b(?:owner|landlord|landlady|manager|management|office|broker) (?:here|asking|question)\b|\b(?:i'?m|i am|we'?re|we are|as|speaking as|from|for) (?:the |a |your |their )?(?:landlord|landlady|owners?|property manager|manager|management|leasing office|lessor)\b|\bi (?:own|manage|run|let) (?:the|this)\b|\bwe (?:own|manage|let) (?:the|this)\b|\b(?:our|my) (?:cleaning crew|crew|maintenance|property manager|building|tower|contractor)\b/i;
