import { isCompany, namesIn } from '#values/names.ts';
import { stateCode } from '../states.ts';
import { type Definition, definitionsOfParties, type RoleWords, type Side } from './definitions.ts';

/** A party with the word that its lease gives it. Offsets are those of the text. */
export type DefinedParty = Omit<Definition, 'side'> & { readonly side: Side; readonly names: readonly string[] };

/** The parties that the first pages of a text define, each word by its first definition. */
export const definedPartiesOf = (text: string, roles: RoleWords): readonly DefinedParty[] =>
  sided(namedIn(text.slice(0, reach), roles));

/** Parties are named on the first pages. */
export const reach = 9000;
/** How far before its word a name may stand. */
const windowLength = 320;
/** What may stand between the two. */
const besidesLength = 170;

/** "Gallery LLC is the tenant, called ...". */
const saysSide = /\b(?:is|are|as)\s+(?:the\s+|an?\s+)?(tenant|lessee|renter|landlord|lessor|owner)s?\b/i;

type Named = Omit<DefinedParty, 'side'> & { readonly side: Side | null };

/** Each definition with the names before it, from which the first of its word counts. */
const namedIn = (text: string, roles: RoleWords): Named[] => {
  const definitions = definitionsOfParties(text, roles);
  const words = new Set<string>();
  return definitions.flatMap((definition, at): Named[] => {
    const floor = Math.max(0, definition.start - windowLength, definitions[at - 1]?.end ?? 0);
    const before = text.slice(floor, definition.start);
    const own = definition.isOpening ? openingNames(before) : closingNames(before);
    if (own === null || words.has(definition.word)) return [];
    const names = own.names.map((name) => fullName(text, name));
    if (definition.isPlace && !names.every(isCompany)) return [];
    words.add(definition.word);
    const [, spoken] = saysSide.exec(before.slice(own.start)) ?? [];
    const side = spoken === undefined ? definition.side : /own|land|less?or/i.test(spoken) ? 'landlord' : 'tenants';
    return [{ ...definition, side, names, start: floor + own.start }];
  });
};

/** Where one side has no word of its own, a party that is defined by another word is that side; so is the second of two of one side. */
const sided = (named: readonly Named[]): DefinedParty[] => {
  const of = (side: Side): readonly Named[] => named.filter((each) => each.side === side);
  const isOther = ({ names }: Named, others: readonly Named[]): boolean =>
    !others.some((other) => other.names.some((name) => names.includes(name)));
  const found = named.flatMap((each): DefinedParty[] => (each.side === null ? [] : [{ ...each, side: each.side }]));
  for (const [side, other] of [
    ['landlord', 'tenants'],
    ['tenants', 'landlord'],
  ] as const) {
    if (of(side).length > 0) continue;
    const [first] = of(other).filter(({ isUsual }) => isUsual);
    const rest = first
      ? named.filter((each) => each !== first && (each.side === null || !each.isUsual) && isOther(each, [first]))
      : named.filter((each) => each.side === null && of(other).length > 0 && isOther(each, of(other)));
    const [only, another] = rest;
    if (only === undefined || another !== undefined) continue;
    return [...found.filter((each) => each.start !== only.start), { ...only, side, score: 0.62 }];
  }
  return found;
};

/** A word of a name; the full stop of an initial or a short form ends no sentence. */
const capital =
  "(?:\\p{Lu}(?:\\.\\p{Lu})*\\.|(?:Mrs?|Ms|Dr|St|Jr|Sr|Inc|Co|Corp|Ltd|Bros)\\.|\\p{Lu}[\\p{L}\\p{M}\\d'&-]*)";
const kin =
  '(?:(?:his|her|their)\\s+(?:wife|husband|spouse|partner|sister|brother|mother|father|son|daughter|cousin),?\\s+)?';
const link = `(?:,?\\s+(?:and|&)\\s+${kin}|,\\s+|\\s+(?:of|the|de|del|la|van|von|for)\\s+(?:the\\s+)?|\\s+)`;
const phrase = `${capital}(?:${link}${capital}){0,12}`;
const phrases = new RegExp(`(?<![\\p{L}\\d])${phrase}`, 'gu');
const opens = new RegExp(`(?:^[\\s,;:_]*(?:and\\b)?|\\b(?:[Bb]etween|BETWEEN|AND)\\b)[\\s,:_]*(${phrase})`, 'gu');

/** Words before a name that make it somebody else, a trade name or a place. */
const besidesParty =
  /\b(?:from|under|by|of|at|in|on|near|as|with|called|name|names?d|through|c\/o|behind|agent|manager|broker|lettered|marked|d\/b\/a|dba)\s+(?:the\s+)?$/i;
const street =
  /\b(?:street|st|avenue|ave|boulevard|road|rd|lane|drive|court|place|way|terrace|circle|highway|square|alley|loop|row|walk|plaza|county|city|township)\.?$/i;

const streetWithin =
  /^(?:\S+\s+){0,3}(?:street|st|avenue|ave|boulevard|road|rd|lane|drive|court|place|way|terrace|circle|highway|square|alley|loop|row|walk)\b/i;

type Own = { readonly names: readonly string[]; readonly start: number };

/** "New Mexico", "Lewisburg, PA". */
const isTown = (name: string): boolean => [name, name.replace(/^.*,\s+/, '')].some((each) => stateCode(each) !== null);

const ownNames = (words: string, at: number): Own | null => {
  const names = namesIn(words).filter(({ name }) => /\s/.test(name) && /^\p{Lu}/u.test(name) && !isTown(name));
  const [lead] = names;
  return lead === undefined ? null : { names: names.map(({ name }) => name), start: at + lead.start };
};

/** `Provider ("we")` in a table: the name stands behind it. */
const label = /(?:[.!?:|\t\n]|\s{2,}|\d)\s*(?:Your\s+|The\s+|Our\s+)?\p{Lu}[\p{L}/]*(?:\s+\p{L}+)?\s*$/u;

/** ", of Savannah, and" between two names says where the first lives. */
const homes = new RegExp(
  `,\\s+(?:now\\s+|late\\s+)?of\\s+${capital}(?:\\s+${capital}){0,2}(?:,\\s+${capital}(?:\\s+${capital})?)?,(?=\\s+and\\s)`,
  'gu',
);

/** The last names before a word that are those of a party. */
const closingNames = (written: string): Own | null => {
  const before = written.replace(homes, (words) => ' '.repeat(words.length));
  const all = [...before.matchAll(phrases)].reverse();
  for (const { 0: whole, index } of all) {
    // "its agent Oak Co., and Ana Roe", "the owner of the Oak Building, Pine Co.": what stands behind is another.
    const isBeside = besidesParty.test(before.slice(0, index));
    const next = isBeside ? (/,\s+and\s+/.exec(whole) ?? null) : null;
    const cut = next ? next.index + next[0].length : isBeside ? whole.lastIndexOf(', ', whole.length - 8) + 2 : 0;
    const [words, at] = [whole.slice(cut), index + cut];
    const isStreet = street.test(words) || (/\d\s+$/.test(before.slice(0, at)) && streetWithin.test(words));
    if ((isBeside && next === null && (cut < 2 || !isCompany(words))) || isStreet) continue;
    const between = before.slice(at + words.length);
    if (/^,?\s+(?:[A-Z]\w+\s+)?[A-Z]\w+\.?,?\s+\d{5}\b/.test(between) && !isCompany(words)) continue;
    if (between.length > besidesLength || label.test(between)) return null;
    const own = ownNames(words, at);
    if (own !== null) return own;
  }
  return null;
};

/** The names with which a passage such as "BETWEEN Ana Roe, widow, of Salem," opens. */
const openingNames = (before: string): Own | null => {
  for (const { 0: all, 1: words = '', index } of [...before.matchAll(opens)].reverse()) {
    const own = ownNames(words, index + all.length - words.length);
    if (own !== null) return own;
  }
  return null;
};

/** "Tran Brothers" where the lease writes "Tran Brothers Ice & Cold Storage, Inc." elsewhere. */
const fullName = (text: string, name: string): string => {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const longer = new RegExp(
    `${written}(?:\\s+(?:&\\s+)?${capital}){0,5},?\\s+(?:L\\.?L\\.?C|Inc|Corp|L\\.?P|L\\.?L\\.?P|Ltd|P\\.?L\\.?L\\.?C|P\\.?C)\\b\\.?`,
    'u',
  ).exec(text)?.[0];
  const [full] = longer === undefined ? [] : namesIn(longer);
  return full?.name.startsWith(name.slice(0, 3)) && full.name.length > name.length ? full.name : name;
};
