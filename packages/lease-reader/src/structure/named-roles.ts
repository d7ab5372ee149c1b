/**
 * Words that this lease alone uses for a party: `Oak Co. ("Merchant")`. Which side a word stands for is told by what the
 * lease lets it do: who pays and may not is the tenant, who is paid, consents and enters the landlord.
 */
export const namedRoles = (
  text: string,
): {
  readonly landlord: readonly string[];
  readonly tenant: readonly string[];
  /** Words defined beside a name that no deed gives to one side. */
  readonly open: readonly string[];
} => {
  const sample = text.length > 80_000 ? text.slice(0, 80_000) : text;
  const landlord: string[] = [];
  const tenant: string[] = [];
  const open: string[] = [];
  for (const term of termsIn(text.slice(0, 9000))) {
    const word = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const weigh = (sources: readonly string[]): number =>
      sources.reduce((sum, source) => sum + Math.min(4, count(sample, source.replaceAll('@', `\\b${word}`))), 0);
    const [lets, rents] = [
      weigh(landlordDeeds) + (landlordName.test(term) ? 3 : 0),
      weigh(tenantDeeds) + (tenantName.test(term) ? 3 : 0),
    ];
    if (Math.max(lets, rents) < 2 || lets === rents) {
      if (definitions.some((pattern) => [...text.slice(0, 9000).matchAll(pattern)].some((match) => match[1] === term)))
        open.push(term.toLowerCase());
      continue;
    }
    (lets > rents ? landlord : tenant).push(term.toLowerCase());
  }
  return { landlord, tenant, open };
};

const termsIn = (head: string): string[] => {
  const terms = new Set<string>();
  for (const [pattern, text] of [
    ...definitions.map((each) => [each, head] as const),
    [label, head.slice(0, 3000)] as const,
  ])
    for (const match of text.matchAll(pattern)) {
      const term = (match[1] ?? '').replace(/[,.]$/, '').trim();
      if (term.length > 1 && !notParty.test(term) && terms.size < 14) terms.add(term);
    }
  return [...terms];
};

const definitions: readonly RegExp[] = [
  /\((?:[^()"]{0,60}\s)?"(?:the\s+)?([A-Z][A-Za-z&'.-]*(?:\s[A-Z][A-Za-z&'.-]*){0,2})[,.]?"[^()]{0,40}\)/g,
  /\b(?:called|call\s+(?:it|them|him|her|us|ourselves)|known\s+as|referred\s+to\s+as)\s+(?:here(?:in)?\s+)?(?:the\s+)?"(?:the\s+)?([A-Z][A-Za-z&'.-]*(?:\s[A-Z][A-Za-z&'.-]*){0,2})[,.]?"/g,
  /,\s+"(?:the\s+)?([A-Z][A-Za-z&'.-]*(?:\s[A-Z][A-Za-z&'.-]*){0,2})(?:[,.]"|"(?=\s*(?:[,.;)]|and\b|$)))/g,
];

/** "Operator: Oak Storage, Inc." at the start of a line. */
const label = /(?:^|\s)([A-Z][a-z]+(?:\s[A-Z][a-z]+)?):\s+(?=["'\p{Lu}])/gu;

const notParty =
  /^(?:.*\b(?:premises|propert(?:y|ies)|lease|sublease|agreement|contract|building|term|rent|deposit|date|unit|apartment|project|land|parking|facility|facilities|allowance|amendment|option|work|share|area|expenses|taxes|guarantor|guaranty|broker|law|act|rules|house|room|home|commencement|period|fee|arrival|departure|use|utilities|pets?|parking|store|site|bay|suite|others?|smoking|guests? limit|notices?|witness|by|to|from|re|subject|store|address|county|state|city|title|name|occupants?)\b.*|landlord|lessor|tenant|lessee|owner|resident|renter|we|us|you|i|me|manager|agent|party|parties)s?$/i;

/** "Housing Owner", "Household": a word that tells by itself who is meant. */
const landlordName = /(?:\b|land)(?:owner|landlord|lessor|management)\b/i;
const tenantName =
  /\b(?:household|renters?|residents?|customer|students?|leaseholders?|roommates?|subtenant|family)\b/i;

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
