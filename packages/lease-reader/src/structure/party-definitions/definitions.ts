export type Side = 'landlord' | 'tenants';

/** Words in lower case under which the two sides are known to go. */
export type RoleWords = Readonly<Record<'landlord' | 'tenant', { readonly words: readonly string[] }>>;

/** A place that says which word stands for a party: `("the Operator")`, "We call it the House". */
export type Definition = {
  /** Whose word it is; null where its word is of neither side. */
  readonly side: Side | null;
  /** In small letters. */
  readonly word: string;
  /** Whether leases usually call that side so. */
  readonly isUsual: boolean;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** Whether its word is that of a building or its like, by which only a company goes. */
  readonly isPlace: boolean;
  /** Whether the name opens what stands before, rather than closes it. */
  readonly isOpening: boolean;
};

/** Every definition of a party in a text, in order, none inside another. */
export const definitionsOfParties = (text: string, roles: RoleWords): readonly Definition[] => {
  const sideOf = (word: string): Side | null =>
    isOf(roles.landlord.words, word)
      ? 'landlord'
      : isOf(roles.tenant.words, word)
        ? 'tenants'
        : placeWords.has(word)
          ? 'landlord'
          : null;
  const found: Definition[] = [];
  for (const { pattern, score, isOpening = false } of patterns)
    for (const { index, 0: words, 1: term = '' } of text.matchAll(pattern)) {
      const word = term.toLowerCase().replace(/\s+/g, ' ').replace(/[,.]$/, '');
      const side = ordinals[word] ?? sideOf(word);
      if (helpers.test(word) || (side === null && notParty.test(word))) continue;
      const isNew = !found.some((other) => index < other.end && other.start < index + words.length);
      if (isNew)
        found.push({
          side,
          word,
          isUsual: usual.test(word),
          isPlace: placeWords.has(word),
          start: index,
          end: index + words.length,
          score: usual.test(word) ? score : Math.min(score, unusualScore),
          isOpening,
        });
    }
  return found.sort((one, other) => one.start - other.start);
};

/** Which side an unusual word stands for is itself a guess. */
const unusualScore = 0.58;

/** Who acts for a side is not the side. */
const helpers = /^(?:management|managers?|agents?|association|brokers?)$/;

const isOf = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.includes(word.replace(/s$/, ''));

const ordinals: Readonly<Record<string, Side>> = { first: 'landlord', second: 'tenants' };

/** Who is called by the name of a place owns it. */
const placeWords: ReadonlySet<string> = new Set(
  'house building center centre mall tower property community park yard home plaza'.split(' '),
);

const usual =
  /^(?:landlord|lessor|owner|tenant|lessee|renter|resident|sub-?landlord|sub-?tenant|we|us|you|first|second)s?$/;

/** Neither lets nor rents, or is no party at all. */
const notParty =
  /\b(?:guarant\w*|sponsor|surety|broker|agent|manager|management|lender|bank|trustee|overlandlord|master|prime|witness|premises|lease|sublease|agreement|term|rent|deposit|unit|apartment|suite|space|rooms?|land|lot|site|equipment|date|parties|party|law|act|code|fee|fees|work|notice|rules|estate|occupants?|child|children|pet|dog|cat)\b/;

const term = "([A-Za-z][A-Za-z&'.-]*(?:\\s[A-Z][A-Za-z&'.-]*){0,2}[,.]?)";
const capitalTerm = "([A-Z][A-Za-z&'-]*(?:\\s[A-Z][A-Za-z&'-]*){0,2})";

const patterns: readonly { readonly pattern: RegExp; readonly score: number; readonly isOpening?: boolean }[] = [
  { pattern: new RegExp(`\\s*\\((?:[^()"]{0,60}\\s)?"(?:[Tt]he\\s+)?${term}"[^()]{0,40}\\)`, 'g'), score: 0.82 },
  {
    pattern: new RegExp(
      `(?:,?\\s+(?:(?:and|who|which|it|she|he|they)\\s+)*(?:is|are|will\\s+be)|,)\\s+(?:here\\w*\\s+)?(?:called|styled|named|known\\s+as|referred\\s+to\\s+as)\\s+(?:here\\w*\\s+)?"?(?:the\\s+)?${capitalTerm}\\b"?`,
      'g',
    ),
    score: 0.74,
  },
  {
    pattern: new RegExp(
      `[.;,]\\s+(?:[Ww]e|I)(?:'ll|\\s+will)?\\s+call\\s+(?:it|him|her|them)\\s+"?(?:the\\s+)?${capitalTerm}\\b"?`,
      'g',
    ),
    score: 0.74,
  },
  {
    pattern: new RegExp(`,?\\s+(?:whom|which)\\s+[^.;,]{0,30}\\bcalls?\\s+"?(?:the\\s+)?${capitalTerm}\\b"?`, 'g'),
    score: 0.74,
  },
  {
    pattern: new RegExp(
      `[.;,]\\s+(?:[A-Za-z]+\\s+){0,4}?(?:[Ss]?[Hh]e|[Ii]t|[Tt]hey|[Tt]he\\s+owner|[Tt]he\\s+other\\s+side)\\s+(?:is|are)\\s+"(?:the\\s+)?${term}"`,
      'g',
    ),
    score: 0.72,
  },
  {
    pattern: new RegExp(`[.;]\\s+(?:She|He|It|They)\\s+(?:is|are)\\s+the\\s+${capitalTerm}(?=[.,;])`, 'g'),
    score: 0.7,
  },
  {
    pattern: /,?\s+(?:and\s+)?(?:that|this|those|they)\s+(?:is|are)\s+(?:who|whom|what)\s+"(we|us|[Yy]ou)"\s+means?\b/g,
    score: 0.72,
  },
  {
    pattern: /,?[\s_]*(?:(?:the\s+)?part(?:y|ies)\s+)?of\s+the\s+(first|second)\s+part\b/g,
    score: 0.7,
    isOpening: true,
  },
];
