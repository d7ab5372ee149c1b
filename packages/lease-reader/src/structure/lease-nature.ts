/** What kind of writing this is, by the weight of the words of letting; no single word decides. */
export type LeaseNature = {
  readonly isLease: boolean;
  readonly kind: 'residential' | 'commercial';
  readonly language: 'en' | 'es' | 'other';
};

export const leaseNatureOf = (text: string): LeaseNature => {
  const sample = (text.length > 250_000 ? text.slice(0, 250_000) : text).toLowerCase();
  const length = Math.max(1, sample.split(/\s+/).length);
  return { isLease: isLease(sample, length), kind: kindOf(sample), language: languageOf(sample, length) };
};

const isLease = (text: string, words: number): boolean => {
  const spread = vocabulary.filter(([pattern]) => pattern.test(text));
  const titled =
    /\b(?:lease|rental|tenancy|sub-?lease|arrendamiento|housing|lodging|rv site|(?:space|room|house|apartment|office|parking|site|unit|storage|garage|land|suite|stall) (?:agreement|contract|license)|license (?:to occupy|for (?:a|an|the|use of) [a-z ]{0,24}(?:kiosk|cart|stall|booth|space|room|spot|counter|pad|slip))|occupancy (?:agreement|contract))\b/.test(
      text.slice(0, 500),
    )
      ? 3
      : 0;
  const weight = spread.reduce((sum, [, points]) => sum + points, titled);
  let hits = 0;
  for (const _ of text.matchAll(frequent)) hits++;
  const density = hits / words;
  if (words < 25) return false;
  const needed = words < 300 ? 8 : 12;
  if (weight >= needed && density > (words < 300 ? 0.02 : 0.008)) return true;
  // A lease in everyday words names no landlord, but it has a rent, a deposit and rules of a home.
  const signs = homely.filter((pattern) => pattern.test(text)).length;
  if (
    signs >= (titled > 0 ? 5 : 8) &&
    (titled > 0 || /\b(?:agree\w*|sign(?:ed|ature)?|contract|let\s[^.]{2,60}\shave\s+the)\b/.test(text))
  )
    return true;
  // Nor does a letter from one person to another that names what is paid a month and how the two live under one roof.
  return (
    signs >= 9 &&
    monthlySum.test(text) &&
    /\b(?:dear|hi|hello|hey)\s+[a-z]/.test(text.slice(0, 600)) &&
    /\byour?\b/.test(text)
  );
};

const monthlySum = /\$\s?\d[\d,.]*\s*(?:\/|per|a|each|every)\s*mo(?:nth|\b)/;

const vocabulary: readonly (readonly [RegExp, number])[] = [
  [/\b(?:landlord|lessor|leasor|sublandlord|sublessor|homeowner)s?\b|\b(?:arrendador)\b/, 3],
  [/\b(?:tenant|lessee|renter|subtenant|sublessee|roomer|lodger)s?\b|\b(?:arrendatario|inquilino)\b/, 3],
  [/\b(?:licensor|grantor|host)s?\b/, 2],
  [/\b(?:licensee|grantee|operator|vendor)s?\b/, 2],
  [/\bresidents?\b/, 1],
  [/\bowners?\b/, 1],
  [/\bsecurity\b/, 1],
  [
    /\b(?:lease|rental\s+(?:agreement|contract)|tenancy|contrato\s+de\s+arrendamiento|(?:housing|occupancy|room|residential|parking|storage)\s+(?:license|agreement|contract))\b/,
    3,
  ],
  [/\b(?:rents?|renta|alquiler)\b/, 2],
  [/\b(?:monthly\s+rent|base\s+rent|rent\s+(?:is|of|shall\s+be)|pay\s+rent)\b/, 2],
  [/\bsecurity\s+deposit\b|\bdeposit\b/, 2],
  [/\b(?:premises|apartment|leased\s+property|dwelling|the\s+unit|bedroom|demised|duplex|homesite|flat)\b/, 2],
  [/\bmove[\s-]?(?:in|out)\b/, 1],
  [/\b(?:sublet|sublease|assign(?:ment)?)\b/, 1],
  [/\b(?:utilities|electricity|water|sewer)\b/, 1],
  [/\blate\s+(?:fee|charge)s?\b/, 1],
  [/\b(?:month[\s-]to[\s-]month|term\s+of\s+(?:this|the)\s+lease|lease\s+term|expir\w+|commenc\w+)\b/, 1],
  [/\b(?:possession|evict\w*|notice\s+to\s+(?:quit|vacate))\b/, 1],
  [/\b(?:repairs?|wear\s+and\s+tear|quiet\s+enjoyment|holdover|holding\s+over)\b/, 1],
];

const homely: readonly RegExp[] = [
  /\$\s?\d[\d,.]*\s*(?:\/|per|a|for\s+each|each|every)\s*mo(?:nth|\b)|\brent\b/,
  /\b(?:security|deposit)\b|\b(?:holding|put down|puts down) \$/,
  /\b(?:pets?|animals?|dogs?|cats?)\b/,
  /\bsmok\w+|\bcigarettes?\b|\btobacco\b/,
  /\b(?:utilities|electric\w*|power|water|heat|internet|bills)\b/,
  /\b(?:move|moving|get|leave)\s?-?out\b|\bout by\b|\bkeys?\b|\b(?:you|guest|resident|he|she|they)\s+leaves?\b|\bdepart\w*\b/,
  /\b(?:starts?|begins?|from|arriv\w+|moves? in)\b[^.\n]{0,30}\d/,
  /\b(?:room|house|apartment|bedroom|casita|flat|unit|trailer|cabin|cottage|bungalow|condo|duplex|chalet|campsite|rv site|site rent|lot rent)\b/,
  /\b(?:guests?|visitors?|stay(?:s|ing)? over|sleep over|overnight)\b|\b(?:can|may|could) stay\b/,
  /\b(?:repairs?|mend|broken|breaks|wear|furnish\w+|shovel|mow|fix)\b/,
  /\bmonth (?:to|by|after) month\b|\b(?:\d+|one|two|three|thirty|sixty)[- ](?:days?|weeks?|months?)'? (?:notice|warning)\b/,
  /\b(?:on|by|before|due) the (?:1st|first|\d{1,2}(?:st|nd|rd|th))\b/,
  /\b(?:sub-?let|sub-?lease|rent (?:it|the (?:room|place)) (?:on|out))\b/,
  /\b(?:park|parking|driveway|garage)\b/,
];

const frequent =
  /\b(?:landlord|lessor|leasor|tenant|lessee|renter|resident|owner|lease|rent|premises|apartment|deposit|tenancy|sublandlord|subtenant|unit|roomer|licensor|licensee|grantor|grantee|host)(?:'?s)?\b/g;

const kindOf = (text: string): LeaseNature['kind'] => {
  const weigh = (patterns: readonly (readonly [RegExp, number])[]): number =>
    patterns.reduce((sum, [pattern, points]) => sum + Math.min(4, text.match(pattern)?.length ?? 0) * points, 0);
  const title = businessTitle.test(text.slice(0, 300)) ? titleWeight : 0;
  return weigh(commercial) + title > weigh(residential) ? 'commercial' : 'residential';
};

/** A heading that names a trade before "lease": "RESTAURANT LEASE", "Office Sublease". */
const businessTitle =
  /\b(?:restaurant|office|retail|store|shop|salon|warehouse|industrial|commercial|medical|dental|shopping\s+center|ground|studio|farm)(?:\s+(?:space|building|suite|unit|floor|premises|property))?\s+(?:sub-?)?(?:lease|rental|tenancy)\b/;
const titleWeight = 8;

const commercial: readonly (readonly [RegExp, number])[] = [
  [/\b(?:common[\s-]area\s+(?:maintenance|costs?|charges?|expenses?)|operating\s+expenses|operating\s+costs)\b/g, 3],
  [
    /\b(?:per|a)\s+(?:sq\.?\s*ft|square\s+foot)\b|\/\s?(?:sq\.?\s*ft|sf)\b|\bshare\s+of\s+(?:the\s+)?(?:\w+\s+){0,2}(?:costs|expenses|taxes)\b/g,
    3,
  ],
  [/\brentable\s+(?:square|area)\b|\bsquare\s+feet\s+of\s+rentable\b/g, 4],
  [/\b(?:base\s+year|expense\s+stop|triple\s+net|absolute\s+net|pro\s*-?\s*rata\s+share|proportionate\s+share)\b/g, 3],
  [/\b(?:tenant\s+improvements?|trade\s+fixtures|subordination|estoppel|non-?disturbance)\b/g, 2],
  [/\b(?:office|retail|warehouse|industrial|shopping\s+center|commercial)\b/g, 1],
  [/\b(?:percentage\s+rent|gross\s+sales|letter\s+of\s+credit|brokers?)\b/g, 2],
  [/\b(?:minimum\s+rent|annual\s+(?:base\s+)?rent|additional\s+rent)\b/g, 1],
  [/\bbase\s+rent\b/g, 1],
  // The company is the tenant, not a landlord who is named just before one.
  [/\b(?:inc\.|corp\.|llc|l\.p\.|ltd\.)(?:(?!\band\b)[^.;(]){0,60}\("?(?:the )?"?(?:tenant|lessee|subtenant)"?\)/g, 3],
  [
    /\b(?:dental|medical|law|doctor's|professional|studio|salon|retail|business)\s+(?:office|practice|suite|space)\b|\bgeneral\s+liability\b/g,
    2,
  ],
  [/\bsquare\s+feet\b|\bsq\.?\s*ft\b|\bsuite\b/g, 1],
  [/\b(?:plaza|shopping\s+cent(?:er|re)|storefront|loading\s+docks?|build-?out|price\s+index)\b/g, 1],
  [/\b(?:p\.?l\.?l\.?c|inc|corp|llc|ltd|l\.p)\.?,?\s*\("?(?:the\s+)?"?you"?\)/g, 4],
  [/\b(?:ground\s+lease|hazardous\s+(?:materials|substances))\b/g, 2],
  [
    /\b(?:day[\s-]?care|child\s?care|preschool|nursery\s+school|classrooms?|kiosk|food\s+(?:stall|cart|truck)|concessionaire)\b/g,
    3,
  ],
  [
    /\b(?:customers?|patrons|patients|employees|merchandise|inventory|hours\s+of\s+operation|trade\s+name|licensed\s+premises)\b/g,
    1,
  ],
  [/\bdemised\s+premises\b/g, 1],
  [/\b(?:acres?|tillable|crops?|pasture|livestock|cash\s+rent|storage\s+(?:unit|bay)|self[\s-]storage)\b/g, 2],
];

const residential: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bedrooms?|apartment|dwelling|residential|roommates?|house\s+rules)\b/g, 2],
  [/\b(?:(?:mobile|manufactured|motor)\s+home|homeowner|homesite|trailer)s?\b/g, 2],
  [/\b(?:condominium|mobile\s+home|furnished|husband|wife|widow(?:er)?|roommate)\b/g, 2],
  [/\b(?:pets?|smoking|overnight|guests?|children|occupants?)\b/g, 2],
  [/\b(?:renter'?s\s+insurance|security\s+deposit|lead-based\s+paint|bed\s?bugs?|smoke\s+(?:alarm|detector)s?)\b/g, 2],
  [/\b(?:move[\s-]?in|move[\s-]?out|kitchen|bathroom|furniture|laundry)\b/g, 1],
  [/\b(?:landlord\s+and\s+tenant\s+act|habitab\w+|family|servicemember)\b/g, 1],
];

const languageOf = (text: string, words: number): LeaseNature['language'] => {
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / words;
  const english = share(/\b(?:the|and|of|to|will|is|in)\b/g);
  const spanish = share(/(?<![a-zñáéíóú])(?:el|la|los|las|de|del|que|y|en|por)(?![a-zñáéíóú])/g);
  if (english >= 0.08 && english >= spanish) return 'en';
  return spanish >= 0.12 ? 'es' : english >= 0.04 ? 'en' : 'other';
};
