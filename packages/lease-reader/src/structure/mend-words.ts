/**
 * Mends words of letting that recognition misread by one look-alike letter ("Tcnant", "rnonth" not: the length has to stay).
 * Offsets stay; only pairs of letters that look alike are exchanged, so a real word is not turned into another.
 */
export const mendWords = (text: string): string =>
  text.replace(/[A-Za-z0-9]{4,16}/g, (word) => {
    const lower = word.toLowerCase();
    if (vocabulary.has(lower) || realWords.has(lower) || !/[a-z]{2}/.test(lower)) return word;
    for (let at = 0; at < lower.length; at++) {
      const meant = byGap.get(`${lower.slice(0, at)}*${lower.slice(at + 1)}`);
      const letter = meant?.charAt(at);
      if (!meant || !letter || !looksLike(lower.charAt(at), letter)) continue;
      const isUpper =
        at > 0
          ? /^[A-Z]+$/.test(word.replace(/[^A-Za-z]/g, ''))
          : /[A-Z]/.test(word.charAt(at)) || /^\d?[A-Z]{2}/.test(word);
      return `${word.slice(0, at)}${isUpper ? letter.toUpperCase() : letter}${word.slice(at + 1)}`;
    }
    return word;
  });

/** Whether the letters themselves show misreading, as in text layers that a scanner made: figures inside of words. */
export const isMisread = (text: string): boolean => {
  let seen = 0;
  for (const _ of text.slice(0, 60_000).matchAll(/\b[A-Za-z]{2,}[015][a-z]{2,}\b/g)) if (++seen >= 3) return true;
  return false;
};

const looksLike = (a: string, b: string): boolean =>
  alike.some((letters) => letters.includes(a) && letters.includes(b));

const alike = ['1liIjt!', '0oOQ', '5sS', 'ceo', 'ao', 'nur', 'nh', 'hb', 'tfl', 'vy', 'gq9', '8b', 'rn', 'mn', 'uv'];

const vocabulary = new Set(
  `landlord lessor owner tenant lessee resident renter manager agent guarantor occupant occupants guest guests party parties lease leases leased rental rent rents tenancy
  agreement contract premises property apartment unit suite house residence dwelling building room bedroom term begin begins beginning commence commencing commencement
  start starts ending ends expire expires expiration terminate termination month months monthly year years week weeks days hours date dated first second third fourth fifth
  sixth seventh eighth ninth tenth fifteenth twenty thirty forty fifty sixty ninety hundred thousand dollars payable paid pays payment payments installment installments
  advance late charge charges grace period deposit security refund return returned returns itemized deductions check bank bounced insufficient funds utilities utility
  electricity electric water sewer trash garbage internet cable heat natural parking garage space spaces driveway street smoking smoke vaping prohibited permitted allowed
  pets animal animals dogs insurance liability renters coverage enter entry notice written consent sublet sublease assign assignment renew renewal renews automatically
  option extend holdover holding over early cancel vacate default breach cure attorney attorneys fees court jury trial waive waives arbitration binding jointly severally
  liable governed laws state built furnished repairs maintain maintenance address notices between hereinafter called change changes changed changing hours same lock locks like claim claims loss losses harm duty received unless without before after within shall
  telephone television sewage laundry vehicle initial original amount equal percent each every other nothing agree agrees agreed subject above below under
  california texas florida georgia virginia washington oregon nevada arizona colorado illinois indiana michigan minnesota wisconsin ohio pennsylvania massachusetts
  connecticut maryland delaware tennessee kentucky alabama louisiana missouri kansas nebraska oklahoma carolina dakota montana idaho utah wyoming vermont jersey york
  january february march april june july august september october november december`
    .split(/\s+/)
    .filter((word) => word.length >= 4),
);

/** Words that stand one look-alike letter from a word of letting and mean what they say. */
const realWords = new Set(
  'duly less lesses some look looks lack lacks charged charging change changes changed properly alter alters lesser commerce promises neat ever wafer horse horses count counts tease pots ether lesson lessons stale slate oven heal tune tunes reuters jure juno lows roam foes hank dote panty center vent tent sent cent'.split(
    ' ',
  ),
);

const byGap = new Map<string, string>();
for (const word of vocabulary)
  for (let at = 0; at < word.length; at++) byGap.set(`${word.slice(0, at)}*${word.slice(at + 1)}`, word);
