import { sidesOfWords } from './sides/side-of-word.ts';

/**
 * Words that this lease alone uses for a party: `Oak Co. ("Merchant")`. Which side a word stands for is told by what the
 * lease lets it do: who pays and may not is the tenant, who is paid, consents and enters the landlord.
 */
export const namedRoles = (
  text: string,
  /** How often the lease names that side by a usual word, as "Landlord". */
  usual: { readonly landlord: number; readonly tenant: number },
): {
  readonly landlord: readonly string[];
  readonly tenant: readonly string[];
  /** Words defined beside a name that no deed gives to one side. */
  readonly open: readonly string[];
} => {
  const sample = text.length > 80_000 ? text.slice(0, 80_000) : text;
  const terms = [...new Set([...termsIn(text.slice(0, 9000)), ...capitalsIn(sample)])];
  const company = sidesOfWords(
    sample,
    terms.map((term) => term.toLowerCase()),
  );
  const weighed = terms.map((term): Weighed => {
    const word = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const weigh = (sources: readonly string[]): number =>
      sources.reduce((sum, source) => sum + Math.min(4, count(sample, source.replaceAll('@', `\\b${word}`))), 0);
    const { landlord = 0, tenant = 0, places = 0 } = company.get(term.toLowerCase()) ?? {};
    const isParty = landlord + tenant > leastParty && places >= fewPlaces;
    return {
      term,
      lets: weigh(landlordDeeds) + (landlordName.test(term) || isNamedOwner(text, word) ? nameWeight : 0),
      rents: weigh(tenantDeeds) + (tenantName.test(term) ? nameWeight : 0),
      leaning: isParty ? companyWeight * Math.log((landlord + 0.05) / (tenant + 0.05)) : 0,
      isParty,
    };
  });
  const landlord: string[] = [];
  const tenant: string[] = [];
  const open: string[] = [];
  const often = Math.max(0, ...[...company.values()].map(({ places }) => places));
  const isUsual = (times: number): boolean => times > 2 && 2 * times >= often;
  const pair = isUsual(usual.landlord) || isUsual(usual.tenant) ? null : opposites(weighed);
  for (const each of weighed) {
    const { term, lets, rents } = each;
    const word = term.toLowerCase();
    if (pair !== null && (each === pair.landlord || each === pair.tenant))
      (each === pair.landlord ? landlord : tenant).push(word);
    else if (Math.max(lets, rents) >= 2 && Math.abs(marginOf(each)) >= leastMargin)
      (marginOf(each) > 0 ? landlord : tenant).push(word);
    else if (
      definitions.some((pattern) => [...text.slice(0, 9000).matchAll(pattern)].some((match) => match[1] === term))
    )
      open.push(word);
  }
  return { landlord, tenant, open };
};

type Weighed = {
  readonly term: string;
  readonly lets: number;
  readonly rents: number;
  /** How much more its company is that of a landlord. */
  readonly leaning: number;
  readonly isParty: boolean;
};

const nameWeight = 3;
const companyWeight = 1.5;
const leastParty = 0.35;
const fewPlaces = 4;
const leastMargin = 0.4;

const marginOf = ({ lets, rents, leaning }: Weighed): number => lets - rents + leaning;

/** Where no usual word names a side, the two words that stand furthest apart are the two sides. */
const opposites = (weighed: readonly Weighed[]): { readonly landlord: Weighed; readonly tenant: Weighed } | null => {
  const parties = weighed
    .filter((each) => each.isParty || Math.max(each.lets, each.rents) >= 2)
    .toSorted((a, b) => marginOf(b) - marginOf(a));
  const [landlord, tenant] = [parties[0], parties.at(-1)];
  if (landlord === undefined || tenant === undefined || marginOf(landlord) - marginOf(tenant) < 1) return null;
  return { landlord, tenant };
};

/** "Building owner: Oak Plaza LP (we call it "Oak")". */
const isNamedOwner = (text: string, word: string): boolean =>
  new RegExp(
    `(?:^|\\n)[^\\n:]{0,20}\\b(?:[Oo]wner|[Ll]andlord|[Ll]essor)\\b[^\\n]{0,120}\\b${word}\\b|\\b(?:owner|landlord|lessor)\\b[^.\\n]{0,60}\\bis\\b[^.\\n]{0,80}\\b(?:referred\\s+to|called|known)\\b[^.\\n]{0,30}\\b${word}\\b`,
  ).test(text.slice(0, 9000));

/** Words that a lease writes with a capital within its sentences, "the Authority may", as it does for its parties. */
const capitalsIn = (text: string): string[] => {
  const times = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(capital)) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times]
    .filter(([word, count]) => count >= fewCapitals && !notParty.test(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostCapitals)
    .map(([word]) => word);
};

const capital =
  /(?<=[a-z,;] (?:the )?)([A-Z][a-z]{2,})(?='s\b|\s+(?:may|shall|will|must|can|has|is|agrees?|pays?|gives?|keeps?)\b)/g;
const fewCapitals = 3;
const mostCapitals = 6;

const termsIn = (head: string): string[] => {
  const terms = new Set<string>();
  for (const [pattern, text] of [
    ...definitions.map((each) => [each, head] as const),
    [label, head.slice(0, 3000)] as const,
  ])
    for (const match of text.matchAll(pattern)) {
      const term = (match[1] ?? '').replace(/[,.]$/, '').trim();
      // Where lines are run together, the word before a label is the end of the line above.
      for (const each of pattern === label && term.includes(' ') ? [term, term.replace(/^\S+ /, '')] : [term])
        if (each.length > 1 && !notParty.test(each) && terms.size < mostTerms) terms.add(each);
    }
  return [...terms];
};

const definitions: readonly RegExp[] = [
  /\((?:[^()"]{0,60}\s)?"(?:the\s+)?([A-Z][A-Za-z&'.-]*(?:\s[A-Z][A-Za-z&'.-]*){0,2})[,.]?"[^()]{0,40}\)/g,
  /\b(?:called|call\s+(?:it|them|him|her|us|ourselves)|known\s+as|referred\s+to\s+(?:below\s+)?as)\s+(?:here(?:in)?\s+)?(?:below\s+)?(?:the\s+)?"?(?:the\s+)?([A-Z][A-Za-z&'.-]*(?: [A-Z][A-Za-z&'.-]*){0,2})\b/g,
  /,\s+"(?:the\s+)?([A-Z][A-Za-z&'.-]*(?:\s[A-Z][A-Za-z&'.-]*){0,2})(?:[,.]"|"(?=\s*(?:[,.;)]|and\b|$)))/g,
];

/** "Operator: Oak Storage, Inc." at the start of a line. */
const label = /(?:^|\s)([A-Z][a-z]+(?: [A-Z][a-z]+)?):\s+(?=["'\p{Lu}])/gu;

const mostTerms = 18;

/** What a lease defines or labels that is a thing, a cost or a paper: where one of these stands in a term, it names no party. */
const things =
  'premises property properties lease sublease agreement contract building tower floor term rent deposit date unit apartment bedroom project land parking facility facilities allowance amendment option work share area areas place row space expenses cost costs charges taxes guarantor guaranty broker law act rules house room home commencement period fee arrival departure use utilities pet pets site bay suite other others smoking notice notices attention attn witness by to from re subject store address number county state city title name occupant occupants'.split(
    ' ',
  );

const notParty = new RegExp(
  `^(?:.*\\b(?:${things.join('|')}|guests? limit)\\b.*|landlord|lessor|tenant|lessee|owner|resident|renter|we|us|you|i|me|manager|agent|party|parties)s?$`,
  'i',
);

/** "Housing Owner", "Household": a word that tells by itself who is meant. */
const landlordName = /(?:\b|land)(?:owner|landlord|lessor|management|provider|operator)\b/i;
const tenantName =
  /\b(?:household|couple|client|member|renters?|residents?|customer|students?|leaseholders?|roommates?|subtenant|family|guest)\b/i;

const landlordDeeds: readonly string[] = [
  '@\\s+(?:hereby\\s+)?(?:leases|lets|rents|demises|owns|agrees\\s+to\\s+(?:lease|let|rent))\\b',
  "\\bpa(?:y|ys|id|yable)\\s+(?:to\\s+)?(?:the\\s+)?@\\b(?!'s)",
  "@'s?\\s+(?:prior\\s+|written\\s+|reasonable\\s+)*(?:consent|approval|permission|agents?|books|records|mortgagee|sole)\\b",
  '@\\s+(?:may|will|shall|can)\\s+(?:\\w+\\s+)?(?:enter|return|refund|terminate|end\\s+th|retain|deliver|reimburse|relet|look\\s+in)\\b',
  '\\b(?:notices?|rent|reach|written\\s+notice)\\s+(?:to|must\\s+reach)\\s+(?:the\\s+)?@\\b',
  ',\\s+as\\s+(?:the\\s+)?(?:landlord|lessor|owner)\\s*\\(?[^()]{0,12}"@"',
  '@\\s+(?:also\\s+)?(?:furnishes|provides|supplies|refunds?|returns?|charges|holds|collects|insures|must\\s+reach)\\b',
  '\\b(?:left|deposits?|lodged)\\s+with\\s+@|\\b@\\s+(?:staff|office|employees)\\b',
  '@\\s+(?:pays|bears)\\s+(?:the\\s+|all\\s+)?(?:(?:real\\s+estate\\s+|property\\s+)?taxes|for\\s+(?:electric|water|heat))',
  '@\\s+(?:may|can)\\s+(?:\\w+\\s+)?(?:relocate|reassign|amend|require|tow|adopt|raise|increase|move\\s+(?:the|a|an|any)\\s+[\\w\\s]{3,20}to)\\b',
  '\\b(?:acceptable|satisfactory)\\s+to\\s+(?:the\\s+)?@\\b|\\bgrants?\\s+(?:the\\s+)?@\\s+(?:the\\s+|a\\s+)?(?:right|permission|lien)\\b',
  "@'s?\\s+(?:program|policies|discretion|standards)\\b",
  '@\\s+(?:looks\\s+after|keeps\\s+up|maintains|repairs)\\s+(?:the\\s+)?(?:roof|structure|exterior|foundation|building)',
];

const tenantDeeds: readonly string[] = [
  '@\\s+(?:shall\\s+|will\\s+|must\\s+|agrees\\s+to\\s+|also\\s+)*pays?\\b',
  '@\\s+(?:shall|may|must|will|can)\\s*not\\b',
  '@\\s+(?:shall|will|must)\\s+(?:carry|keep|vacate|surrender|use|occupy|obtain|maintain|provide|give|have)\\b',
  '\\bunless\\s+(?:the\\s+)?@\\s+gives\\b|@\\s+(?:contracts|arranges|opens|signs\\s+up)\\b',
  '@\\s+(?:buys|owes|deposits|accepts|mows|occup(?:y|ies)|stores?|uses|brings|has\\s+(?:read|seen|inspected|paid)|agrees\\s+not)\\b',
  '\\b(?:bill|charge|reimburse|tell|give)s?\\s+(?:the\\s+)?@\\b',
  "@'s?\\s+(?:own|home|car|vehicle|goods|crops|children)\\b",
  "@'s?\\s+(?:use|business|belongings|employees|guests|insurance|property|occupancy|share|failure|default)\\b",
  '\\b(?:leases?|lets?|rents?)\\s+(?:[^.;]{0,30}\\s)?to\\s+(?:the\\s+)?@\\b',
  ',\\s+as\\s+(?:the\\s+)?(?:tenant|lessee|renter|resident)\\s*\\(?[^()]{0,12}"@"',
];

const count = (text: string, source: string): number => {
  let hits = 0;
  for (const _ of text.matchAll(new RegExp(source, 'g'))) if (++hits >= 4) break;
  return hits;
};
