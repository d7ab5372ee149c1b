import clauses from '#reference/clause-columns.json' with { type: 'json' };
import flags from '#reference/flag-columns.json' with { type: 'json' };

/**
 * Mends words of letting that recognition misread: one look-alike letter ("Tcnant"), or two for one ("rnonth", which a space
 * then fills up). Offsets stay; only letters that look alike are exchanged, and only into a word that leases use.
 */
export const mendWords = (text: string, { isNoisy = false }: { readonly isNoisy?: boolean } = {}): string =>
  (isNoisy ? mendDays(text) : text).replace(/[A-Za-z0-9]{3,18}/g, (word, at: number, whole: string) => {
    const lower = word.toLowerCase();
    if (!/[a-z]{2}/.test(lower) || realWords.has(lower)) return word;
    if (word.length === 3) return shortWord(word, lower);
    if (vocabulary.has(lower)) return word;
    const core = oneLetter(word, lower, byGap);
    if (core !== null) return core;
    // What begins with a capital may be a name; only the words of letting are mended there.
    const isName = /^[A-Z][a-z]/.test(word);
    const { words, gaps } = wide();
    if (words.has(lower)) return word;
    const mended = isName ? null : oneLetter(word, lower, gaps);
    const found = mended ?? twoForOne(word, lower, isName ? vocabulary : words);
    // "liours' notice": the space that fills up goes where it parts nothing.
    if (found?.endsWith(' ') && whole.charAt(at + word.length) === "'") return ` ${found.trimEnd()}`;
    return found ?? (isNoisy && (!isName || lower.length > 6) ? anyLetter(word, lower) : null) ?? word;
  });

/** In a text full of misread letters, a longer word that no one uses stands for the one word of letting that is a letter away. */
const anyLetter = (word: string, lower: string): string | null => {
  if (lower.length < 5) return null;
  const meant = new Set<string>();
  for (let at = 0; at < lower.length; at++) {
    const one = sureGaps().get(`${lower.slice(0, at)}*${lower.slice(at + 1)}`);
    if (one === null) return null;
    if (one !== undefined) meant.add(one);
  }
  const [only] = meant;
  // Only words of letting: of others there are more than any list knows.
  if (only === undefined || meant.size > 1 || !vocabulary.has(only)) return null;
  if (/^[^a-z]*$/.test(word)) return only.toUpperCase();
  return /^[A-Z]/.test(word) ? `${only.charAt(0).toUpperCase()}${only.slice(1)}` : only;
};

const months =
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  );

/** "eune 1, 2025" can be one month only. */
const mendDays = (text: string): string =>
  text.replace(/\b([A-Za-z0-9]{3,9})(?=\.?\s+\d{1,2},?\s+(?:19|20)\d\d\b)/g, (word) => {
    const lower = word.toLowerCase();
    if (months.includes(lower) || lower === 'may') return word;
    const near = months.filter(
      (month) => month.length === lower.length && [...month].filter((letter, at) => letter !== lower[at]).length === 1,
    );
    const [month] = near;
    if (month === undefined || near.length > 1) return word;
    return /^[A-Z]{3}/.test(word) ? month.toUpperCase() : `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  });

const oneLetter = (word: string, lower: string, gaps: ReadonlyMap<string, string>): string | null => {
  for (let at = 0; at < lower.length; at++) {
    const meant = gaps.get(`${lower.slice(0, at)}*${lower.slice(at + 1)}`);
    const letter = meant?.charAt(at);
    if (!meant || !letter || !looksLike(lower.charAt(at), letter)) continue;
    const isUpper =
      at > 0
        ? /^[A-Z]+$/.test(word.replace(/[^A-Za-z]/g, ''))
        : /[A-Z]/.test(word.charAt(at)) || /^\d?[A-Z]{2}/.test(word);
    return `${word.slice(0, at)}${isUpper ? letter.toUpperCase() : letter}${word.slice(at + 1)}`;
  }
  return null;
};

/** "rn" for "m": the word becomes shorter by a letter, and a space keeps its length. */
const twoForOne = (word: string, lower: string, words: ReadonlySet<string>): string | null => {
  for (const [pair, letter] of pairs) {
    for (let at = lower.indexOf(pair); at !== -1; at = lower.indexOf(pair, at + 1)) {
      const meant = `${lower.slice(0, at)}${letter}${lower.slice(at + 2)}`;
      if (!words.has(meant)) continue;
      const first = /[A-Z]/.test(word.charAt(0)) ? meant.charAt(0).toUpperCase() : meant.charAt(0);
      return `${first}${/^[A-Z]{2}/.test(word) ? meant.slice(1).toUpperCase() : meant.slice(1)} `;
    }
  }
  return null;
};

/** Two letters that recognition reads where one stands. */
export const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['nn', 'm'],
  ['cl', 'd'],
  ['li', 'h'],
  ['ri', 'n'],
  ['ii', 'u'],
  ['vv', 'w'],
];

export const shortWords =
  'the and not for due pay day may one two six ten fee any pet gas per all who has its out use can are was you our'.split(
    ' ',
  );
export const realShort: ReadonlySet<string> = new Set([
  ...shortWords,
  ...'arc ore oar aid old end lot low law own see set get got let lit lie mat met men man now nor net nut pat pit put pot ray rat rut run sun son sin sit tie toe tee tea ton tin tan top tap try up van vat via war way wet win won yes yet zip act add age ago ail air arm ask ate bad bag bar bat bay bed bet big bit box boy bud bug bus but buy cab cap car cat cot cow cry cup cut dad dam den did die dig dim dip dog dot dry dug ear eat egg elm era eve eye fan far fat fed few fig fin fir fit fix flu fly foe fog fox fun fur gap gem gin gum gun gut guy gym had ham hat hay hen her hid him hip his hit hog hop hot how hub hug hut ice ill ink inn ivy jam jar jaw jet job joy jug key kid kin kit lab lad lag lap lay leg lid lip log mad map mix mob mop mud mug nap nod oak oat odd off oil orb pad pan paw pea peg pen pie pig pin ply pod pop pub pun pup rag ram ran rap raw red rib rid rig rim rip rob rod rot row rub rug sad sag sap sat saw say sea she shy sip sir ski sky sly sob spa spy sub sue sum tab tag tar tax tip tow toy tub tug use vet vow wag web wed wig wit woe yam zoo llc inc ste apt ave ste st nsf hoa cam'.split(
    ' ',
  ),
]);

const shortWord = (word: string, lower: string): string => {
  if (realShort.has(lower) || /^[A-Z]/.test(word) !== /^[A-Z][a-z]/.test(word) || /\d{2}/.test(lower)) return word;
  for (const meant of shortWords) {
    const wrong = [0, 1, 2].filter((at) => meant.charAt(at) !== lower.charAt(at));
    const at = wrong[0];
    if (wrong.length !== 1 || at === undefined || !looksLike(lower.charAt(at), meant.charAt(at))) continue;
    const letter = meant.charAt(at);
    return `${word.slice(0, at)}${at === 0 && /^[A-Z]/.test(word) ? letter.toUpperCase() : letter}${word.slice(at + 1)}`;
  }
  return word;
};

type Wide = { readonly words: ReadonlySet<string>; readonly gaps: ReadonlyMap<string, string> };

let known: Wide | null = null;

/** The words of the tables of clauses and flags, which are written in the language of leases; made when first needed. */
export const wide = (): Wide => {
  if (known !== null) return known;
  const words = new Set([...vocabulary, ...realWords]);
  for (const word of `${JSON.stringify(clauses)} ${JSON.stringify(flags)} ${everyday}`
    .toLowerCase()
    .replaceAll('\\\\b', ' ')
    .match(/[a-z]{4,18}/g) ?? [])
    words.add(word);
  known = { words, gaps: gapsOf([...words].filter((word) => word.length > 4 || vocabulary.has(word))) };
  return known;
};

let sure: Map<string, string | null> | null = null;

/** Words with one letter left out, each with the word it can stand for alone; null where there are several. */
const sureGaps = (): Map<string, string | null> => {
  if (sure !== null) return sure;
  const { words } = wide();
  const gaps = new Map<string, string | null>();
  for (const word of words) {
    if (word.length < 5) continue;
    for (let at = 0; at < word.length; at++) {
      const gap = `${word.slice(0, at)}*${word.slice(at + 1)}`;
      gaps.set(gap, gaps.has(gap) && gaps.get(gap) !== word ? null : word);
    }
  }
  sure = gaps;
  return gaps;
};

const everyday = `percent immediately remainder balance actual entitled reserves increase increased raised reduce forfeit retain replacement unconditional conditioned delayed overhead including excluding years replace foundation second power three four five seven fourteen nights cancel instead individual responsibility lender certificate approve accept benefits notwithstanding extent vacate demand further locks persons equipment inventory reimburse settled decided determined support language present comment disclose every package page whole discount times whichever lower adjust never twice which modified response profits membership public project proceeds affect outside unknown attach form correct reference carrier mildew withhold manager capacity sheet ready mechanism walk flag floor changes retail turnover revenue deadline operations aggregate direction signatories deductible monetary about after again also another because been before being below between both call cars clean come comes does done down each else even ever every find first from give given gives goes gone good have held help here hold home into just keep kept know last later least leave left less like long made make many more most move much must need never next night nobody none nothing once only open other over paid part people person place plus please real really right same send sent sets shall should show since some someone soon stay stays still such sure take taken takes than that their them then there these they thing things this those time times told took under until upon used very wait want wants week were what when where whether which while whole whose will with within without work would write written year your yours
  thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty daily weekly yearly monthly annual business calendar working further extra added money dollars cents bucks cash amount refund keeps charged charging charges owed owes owing unpaid overdue behind received receives account accounts mailed mailing mail certified delivered delivery email text phone number street avenue road lane drive court place suite floor front rear left side yard driveway lawn snow mowed filter bulbs batteries smoke alarm detectors carbon monoxide appliances refrigerator stove dishwasher washer dryer carpet paint walls roof plumbing furnace heating cooling wiring pipes leak mold bugs guests overnight visitors children daughter husband wife mother father married spouse unless except provided however although though itself himself herself themselves anyone anything everyone everything`;

/** Whether recognition takes one of two small letters for the other. */
export const looksLike = (a: string, b: string): boolean =>
  alike.some((letters) => letters.includes(a) && letters.includes(b));

const alike = [
  '1liIjt!',
  '0oOQ',
  '5sS',
  'ceo',
  'aoe',
  'nur',
  'nh',
  'hb',
  'tfl',
  'rti',
  'as',
  'vy',
  'gq9',
  '8b',
  'rn',
  'mn',
  'uv',
];

/** The words that leases turn on. */
export const vocabulary: ReadonlySet<string> = new Set(
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
  base deposit prorated initials smoking vaping billing supply supplies forty-eight occupied occupies pickup upstairs downstairs prepaid prohibited forbidden furnished unfurnished
  california texas florida georgia virginia washington oregon nevada arizona colorado illinois indiana michigan minnesota wisconsin ohio pennsylvania massachusetts
  connecticut maryland delaware tennessee kentucky alabama louisiana missouri kansas nebraska oklahoma carolina dakota montana idaho utah wyoming vermont jersey york
  january february march april june july august september october november december`
    .split(/\s+/)
    .filter((word) => word.length >= 4),
);

/** Words that stand one look-alike letter from a word of letting and mean what they say. */
export const realWords: ReadonlySet<string> = new Set(
  'point points pointed tents print prints taint saint feint mouth mouths duly less lesses some look looks lack lacks charged charging change changes changed properly alter alters lesser commerce promises neat ever wafer horse horses count counts tease pots ether lesson lessons stale slate oven heal tune tunes reuters jure juno lows roam foes hank dote panty center vent tent sent cent'.split(
    ' ',
  ),
);

const gapsOf = (words: Iterable<string>): Map<string, string> => {
  const gaps = new Map<string, string>();
  for (const word of words)
    for (let at = 0; at < word.length; at++) gaps.set(`${word.slice(0, at)}*${word.slice(at + 1)}`, word);
  return gaps;
};

const byGap = gapsOf(vocabulary);
