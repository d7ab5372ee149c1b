import { writtenStateSource } from '../structure/states.ts';

/** A person or company as named, with offsets into the text it was read from. */
export type FoundName = { readonly name: string; readonly start: number; readonly end: number };

/** Source of an expression for one name, without a place before it: a comma stands only before what a company is. Flag `u`. */
export const nameSource =
  "\\p{Lu}[\\p{L}'.&-]*(?:\\s+(?:and\\s+)?(?:\\p{Lu}[\\p{L}'.&-]*|\\d{1,4})){1,7}(?:,\\s+(?:L\\.?L\\.?C|Inc|Corp|L\\.?P|Ltd|Co|P\\.?S\\.?C|P\\.?[AC]|PLC|GP)\\b\\.?)?";

/** The names in a phrase such as "Ana Ruiz and Li Wei, husband and wife" or "Oak Holdings, LLC, a Texas limited liability company". */
export const namesIn = (text: string): FoundName[] => {
  const blank = (words: string): string => ' '.repeat(words.length);
  const plain = text.replace(aside, blank).replace(home, blank);
  if (spokenFor.test(plain)) return [];
  const stop = description.exec(plain);
  const phrase = plain.slice(0, stop ? stop.index : plain.length);
  const names: FoundName[] = [];
  let at = 0;
  for (const piece of splitNames(phrase)) {
    const start = phrase.indexOf(piece, at);
    at = start + piece.length;
    const named = cleanName(piece);
    if (!named || !isName(named)) continue;
    // "Ann Roe, CPA" is one person.
    if (/^[A-Z]{2,5}$/.test(named) && /[a-z]/.test(names.at(-1)?.name ?? '')) continue;
    const from = start + Math.max(0, piece.indexOf(named));
    names.push({ name: named.replace(/\s+/g, ' '), start: from, end: from + named.length });
  }
  return shareSurname(names).slice(0, 12);
};

/** Who signs for a party is not the party. */
const spokenFor = /^\W*(?:hereby\s+)?(?:duly\s+)?represented\s+by\b/i;

/** Ages and kinship in brackets, which say nothing of the name. */
const aside =
  /\((?:age[sd]?:?\s*)?\d{1,3}(?:\s*(?:years?(?:\s+old)?|yrs?))?\)|\((?:his|her|their|my|your|a|the)?\s*(?:spouse|wife|husband|partner|son|daughter|child|minor|mother|father|brother|sister|grand\w+|head|head of household|co-head|adult)(?:\s+of\s+[^()]{2,30})?(?:,\s+(?:age[sd]?\s+)?\d{1,3})?\)|\(for\s+[^()]{2,20}\)/gi;

/** ", of 12 Elm Street, Salem, Oregon 97301" and ", of the City of Salem, County of Marion and State of Oregon" tell where a party lives; another may follow. */
const home = new RegExp(
  `,\\s+(?:presently\\s+)?of\\s+(?:(?!\\band\\s+(?!state\\b|commonwealth\\b))[^;()"]){3,100}?\\b(?:${writtenStateSource})(?:,?\\s+\\d{5}(?:-\\d{4})?)?(?=\\s*(?:,|$|and\\b))`,
  'gi',
);

const companySuffix =
  '(?:L\\.?L\\.?C|L\\.?L\\.?P|L\\.?P|Inc(?:orporated)?|Corp(?:oration)?|Co(?:mpany)?|Ltd|Limited|N\\.?A|P\\.?A|P\\.?C|P\\.S(?=\\.)|P\\.?L\\.?L\\.?C|P\\.?S\\.?C|S\\.C(?!\\.?\\s+\\d)|PLC|G\\.?P|L\\.?L\\.?L\\.?P|Trust|Bank|Partners(?:hip)?|Associates|Holdings|Properties|Realty|Management|Homes|Rentals|Authority|Association|University|Group|Enterprises|Investments|Apartments|Ventures|Foundation|Church|Estates?|Services|Resort|Residences|Housing)';
/** Whether a name tells what kind of company bears it. */
export const isCompany = (text: string): boolean => new RegExp(`\\b${companySuffix}\\b\\.?`, 'i').test(text);

const description =
  /(?<!\btrustees?\s+of),?\s+(?:an?|the)\s+(?:\w+\s+){0,4}?(?:limited|corporation|company|partnership|individual|trust\b|sole\s+propriet|nonprofit|non-profit|married|single|resident\s+of|natural|body|municipal|national|public|private|general|professional)|,?\s+(?:husband\s+and\s+wife|wife\s+and\s+husband|a\s+married|both\s+|each\s+|individually|jointly|hereinafter|herein|whose|with\s+(?:an?\s+)?(?:address|office|mailing)|having|having\s+an|residing|located|doing\s+business|d\/b\/a|dba\b|of\s+\d|acting|dated\s|collectively|together|referred|called|known|(?<=,\s+)by\s|(?<=\b(?:LLC|L\.L\.C|Inc|Corp|Ltd|LP|L\.P|LLP|PLLC|Co|Trust|Church|Partnership)\.?\s+)by\s|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+\d|represented\s+by|by\s+and\s+through|through\s+its|by\s+its|as\s+(?:landlord|tenant|lessor|lessee|owner|agent|manager|resident)|as\s+[A-Z][\w-]+'s\s+agent|\((?!\s*[A-Za-z][A-Za-z. &]{1,25}\)\s*[A-Za-z]{2})|for\s+the|at\s+\d|leases?\s+to|desires|is\s+the)|\s*\((?!\s*[A-Za-z][A-Za-z. &]{1,25}\)\s*[A-Za-z]{2})|\t|,\s*\d{1,6}\s+[A-Z#]|,\s+P\.?O\.?\s+Box|\s+\d{3,6}\s+[A-Z](?!(?:[\w&.'-]*[ \t]+){1,6}(?:LLC|L\.L\.C|Inc|LP|L\.P|LLP|Corp|Ltd)\b)|,?\s+telephone|\bc\/o\s|\s*["]|;\s*\d{3}-|\s+-\s/i;

const splitNames = (phrase: string): string[] => {
  const pieces: string[] = [];
  for (const part of phrase.split(/\s*[;\n/]\s*|\s+and\/or\s+|\s{5,}(?=\p{Lu})/u)) {
    if (isCompany(part) && !/,?\s+and\s+[A-Z][\w.]+\s+[A-Z]/.test(part)) {
      pieces.push(
        ...part.split(
          new RegExp(`(?<=\\b${companySuffix}\\.?)\\s*(?:,|\\band\\b)\\s+(?=[A-Z])(?!${companySuffix}\\b)`, 'i'),
        ),
      );
      continue;
    }
    const byAnd = part.split(isCompany(part) ? /\s*,?\s+and\s+/i : /\s*,?\s+(?:and|y)\s+|\s+&\s+/i);
    for (const piece of byAnd) {
      if (isCompany(piece)) pieces.push(piece);
      else pieces.push(...piece.split(/,\s*(?!\s|(?:Jr|Sr|II|III|IV|M\.?D|Esq|Trustee|Ph))/));
    }
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** "1. Mr." and "SSgt." before a name. */
const titles =
  /^[^\p{L}\p{N}]*(?:\d{1,2}[.)]\s+[^\p{L}\p{N}]*)?(?:(?:Mrs?|Ms|Dr|Rev|(?:[MS]?Sgt|Lt|Cpl|Capt|Maj|Col|Prof)(?=\.)|(?:the\s+)?Reverend)\.?\s+)*/iu;

const cleanName = (piece: string): string =>
  piece
    .replace(
      /^(?:(?:(?:his|her|their)\s+)?(?:wife|husband|spouse|girlfriend|boyfriend|partner|fianc[eé]e?|roommate)\b[\s,]+|(?:by\s+and\s+)?between|among|from|to|the|and|with|between|by|herein|landlord|tenant|owner|lessor|lessee|name[s]?)[\s:]+/i,
      '',
    )
    .replace(/\s+(?:and|&)$/i, '')
    .replace(titles, '')
    .replace(/^[\s,.:;'"()_-]+|[\s,:;'"()_-]+$/g, '')
    .replace(/\s*\((?:\d{1,2}|age \d+|[a-z ]+)\)$/i, '')
    .replace(/\s+of\s+\[\s*\]$/i, '')
    .replace(/(?<!\b(?:Inc|Corp|Co|Ltd|Jr|Sr|L\.P|L\.L\.C|N\.A|P\.C|[A-Z]))\.$/i, '');

const notNames =
  /\b(?:shall|will|agree|agrees|lease|rent|term|premises|agreement|hereby|following|none|n\/a|above|below|tenant|landlord|lessee|lessor|resident|whom|which|person|persons|people|one|other|signature|date|print|address|adults?|children|only|each|this|that|owner|owner's|contract|apartment|month|dated?|party|parties|name|section|article|clause|page|recitals?|whereas|conditions|information|paragraph|herein|hereof|hereinafter|thereof|of\s+the\s+(?:first|second)\s+part|questions?|answers?|if)\b/i;

/** "On October 9", "28 Elm Street" and "Bed A" have capitals too. */
const dayOrPlace =
  /\bbox\s+\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d|^\d.*\b(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|place|way|terrace|circle|parkway|highway|square|trail|alley)\.?$|^\d+(?:\.\d+)+\s|^(?:street|avenue|boulevard|road|lane|drive|court|place|parkway|highway|suite|floor|building|attention)$|^(?:bed|bedroom|room|bay|stall|parking|space|lot|suite|unit|flat|floor|building|exhibit|schedule)\s+(?:[A-Z]|\d+\w?|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** "Just you two" and "Mia's partner" tell of somebody without the name. */
const notNamed =
  /^(?:just\s+|only\s+)?you(?:\s+(?:two|both|all|three|four))?$|'s\s+(?:wife|husband|spouse|partner|son|daughter|child|mother|father|brother|sister|niece|nephew|cousin|friend)$/i;

const isName = (text: string): boolean => {
  if (text.length < 3 || text.length > 90 || !/[A-Za-z\u00c0-\u024f]{2}/.test(text) || /_{2,}|\d{5}|@/.test(text))
    return false;
  const words = text.split(/\s+/);
  if (notNamed.test(text) || words.length > 11 || !/^["'(]?[a-z]?[\p{Lu}\d]/u.test(text)) return false;
  const capitals = words.filter((each) => /^[\p{Lu}("&]/u.test(each)).length;
  if (capitals < Math.ceil(words.length * 0.5) || /\s(?:is|are|was|were)\s/.test(text)) return false;
  return isCompany(text) || (words.length <= 9 && !notNames.test(text) && !dayOrPlace.test(text));
};

/** "Ruth and Owen Tamblyn": a first name alone takes the surname that follows it. */
const shareSurname = (names: FoundName[]): FoundName[] => {
  const last = names.at(-1);
  if (names.length < 2 || !last || names.some(({ name }) => isCompany(name))) return names;
  const words = last.name.split(' ');
  if (words.length < 2) return names;
  return names.map((named) =>
    named !== last && /^\p{Lu}[\p{L}'-]+$/u.test(named.name)
      ? { ...named, name: `${named.name} ${words.slice(1).join(' ')}` }
      : named,
  );
};
