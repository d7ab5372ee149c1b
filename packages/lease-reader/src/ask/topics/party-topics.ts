import { type ReportReader, type Said, sayField, type Topic } from './topic.ts';

/** Who signed, what is let, where to write. */
export const partyTopics: readonly Topic[] = [
  {
    id: 'notice_address',
    asks: /\b(?:where|what address|which address|address|how)\b.*\b(?:send|mail|deliver|give|reach|serve)\b.*\b(?:notice|letter|landlord|owner|lessor|them)\b|\bnotice address\b|landlord'?s? (?:mailing )?address|address of (?:the |my )?(?:landlord|owner|lessor)/,
    unless: /\b(?:rent|phone|email)\b/,
    say: sayField('landlord_notice_address', (address) => `Notices to the landlord go to ${address}.`),
    words: /\bnotices?\b|\baddress\b/i,
    clauses: ['notices', 'parties'],
  },
  {
    id: 'landlord',
    asks: /\bwho(?:'s| is| are)?\b.*\b(?:landlord|owner|lessor|landlady|owns|renting (?:this |it )?to me)\b|(?:landlord|owner|lessor)(?:'s|s)? name|name of (?:the |my )?(?:landlord|owner|lessor)/,
    unless: /\b(?:pays|fix\w*|repair\w*|responsible)\b/,
    say: sayField('landlord', (name) => `The landlord is ${name}.`),
    words: /\b(?:landlord|lessor|owner)\b/i,
    clauses: ['parties'],
    suggestion: 'Who is the landlord?',
  },
  {
    id: 'manager',
    asks: /\b(?:who|property)\b.*\b(?:manages|manager|management|managing agent)\b/,
    say: sayField('manager', (name) => `The place is managed by ${name}.`),
    words: /\b(?:manager|managing agent|property management|managed by)\b/i,
  },
  {
    id: 'guaranty_limit',
    asks: /\bpersonal(?:ly)? (?:liable|responsible|guarant\w*)|\b(?:signed|sign) personally\b|\bguarant\w*\b.*\b(?:limit\w*|cap|maximum|how much)\b|\b(?:limit\w*|cap|maximum|how much)\b.*\bguarant/,
    words: /\bguarant(?:ees|y|ors?)\b/i,
    clauses: ['guaranty'],
  },
  {
    id: 'guarantor',
    asks: /\b(?:guarant\w+|co-?sign\w*)\b/,
    unless: /\b(?:limit\w*|how much|cap|maximum|deposit)\b/,
    say: sayField('guarantor', (name) => `The guarantor is ${name}.`),
    words: /\b(?:guarant|co-?sign)\w*\b/i,
    clauses: ['guaranty'],
  },
  {
    id: 'tenants',
    asks: /\bwho\b.*\b(?:tenants?|lessees?|renters?|signs?|signed|leasing)\b|(?:tenant|lessee|renter)(?:'s|s)? names?|names? of (?:the )?(?:tenant|lessee|renter)s?/,
    unless: /\b(?:pays|fix\w*|repair\w*|responsible)\b/,
    say: sayField('tenants', (names) => `The tenants are ${names}.`),
    words: /\b(?:tenant|lessee|resident)\b/i,
    clauses: ['parties'],
  },
  {
    id: 'premises_address',
    asks: /\b(?:address|where is)\b.*\b(?:unit|house|property|premises|building|room|place|apartment|rental|located|space|store|office)\b|\b(?:what|which) (?:unit|apartment|house|space|suite|room|lot)\b.*\b(?:rent|lease|is)|\bwhat is the address\b|\baddress of (?:the|this|my)\b/,
    unless: /\bnotice|bank\b/,
    say: sayField('premises_address', (address) => `The place is ${address}.`, 'unit'),
    words: /\b(?:premises|located|known as|street|avenue|road|court)\b/i,
    clauses: ['premises'],
  },
  {
    id: 'year_built',
    asks: /\b(?:how old|when was\b.*\bbuilt|year\b.*\bbuilt|built in)\b/,
    say: sayField('year_built', (year) => `It was built in ${year}.`),
    words: /\b(?:built|constructed|completed)\b/i,
  },
  {
    id: 'lead_paint',
    asks: /\blead\b.*\bpaint|lead[- ]based|\blead\b$/,
    words: /\blead\b|\b1978\b/i,
    clauses: ['disclosures'],
    missing: ['RF60_missing_lead'],
  },
  {
    id: 'square_feet',
    asks: /\b(?:square (?:feet|foot|footage)|sq\.? ?ft|how (?:big|large)|rentable area|sf)\b/,
    unless: /\b(?:per square|rent per|dog|pet)\b/,
    say: sayField('rentable_sf', (area) => `The space is ${area}.`),
    words: /\bsquare feet|sq\.? ?ft|\bSF\b|dimensions/i,
  },
  {
    id: 'permitted_use',
    asks: /\b(?:permitted use|allowed use|use (?:of )?the (?:premises|space|property|unit|place)|used? for|run a (?:business|company)|business|work from home|home office|what may i (?:do|sell))\b/,
    unless: /\b(?:deposit|hours|insurance|days)\b/,
    words: /\b(?:use|used|business|occupation|residen)\w*\b/i,
    clauses: ['use'],
    say: (read, { text }) => (/\b(?:business|work|home office|run)\b/.test(text) ? null : sayPermittedUse(read)),
  },
];

const sayPermittedUse = (read: ReportReader): Said | null => {
  const use = read.display('permitted_use');
  return use === null ? null : { text: `The permitted use: ${use}.`, quotes: read.quotes('permitted_use') };
};
