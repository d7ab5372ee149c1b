import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { type Candidate, inSentence, topicOf } from './candidate.ts';
import { bySentenceRules, type SentenceRule, withRoles } from './sentence-rules.ts';

/** What the place may be used for. */
export const readUse = (lease: LeaseText): Candidate[] =>
  [...bySentenceRules(lease, rules), ...fromHeadings(lease)].filter(({ value }) => !emptyUse.test(String(value)));

/** What only names the use, or only forbids one, tells of none. */
const emptyUse =
  /^\W*(?:it|they|the\s+deposit)\s+(?:can|may)\s+(?:not\s+)?be\s+used\b|\bpermitted\s+use\s*,|\bthroughout\s+the\s+(?:Lease\s+)?Term\b|\bunpaid\s+rent\b|\blast\s+month|^\W*no\s+(?:smoking|vaping|pets?)\b|\bpermitted\s+use\s+of\s+the\b|^\W*(?:[\d.]+\s*)?(?:the\s+)?(?:permitted|allowed|intended)\s+uses?(?:\s+(?:of|set\s+forth|described|stated)\b.*)?\W*$|\bnot\s+(?:be\s+)?used?\b[^.;]{0,40}\b(?:in\s+(?:a|any)\s+manner|so\s+as\s+to|violat)/i;

const place =
  '(?:premises|home|house|apartment|flat|room|cottage|cabin|space|place|unit|dwelling|townhouse|condo(?:minium)?|bed|building|property|land|lot|store|shop|suite|bay|pad|yard|barn|hangar|office|gallery|studio|hall|it|they|them)';

/** What only opens a use: "used for nothing else". */
const told =
  "(?!nothing\\b|no other|any\\b|other\\b|that\\b|this\\b|an?\\s+(?:prudent|good|careful|reasonable)\\b|rent\\b|sale\\b|lease\\b|you\\b(?! .{0,40}live)|\\w+'?s? use\\b)";

const words = (hit: RegExpExecArray): FactValue | null =>
  hit
    .slice(1)
    .find((group) => group !== undefined)
    ?.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240) ?? null;

const rules: readonly SentenceRule[] = [
  {
    field: 'permitted_use',
    needs: ['use', 'occup'],
    pattern: `\\b${place}\\b[^.;]{0,80}\\b(?:used?|occup(?:y|ied))\\b[^.;]{0,40}\\b(?:only|solely|exclusively|for no other purpose)\\b[^.;]{0,160}|\\b(?:used?|occup(?:y|ied))\\b[^.;]{0,30}\\b(?:only|solely|exclusively) (?:as|for) ${told}[^.;]{3,160}|\\b(?:premises|home|house|apartment|room|unit|it|place|space)\\b[^.;]{0,60}\\bused (?:and occupied )?(?:as|for) ${told}[^.;]{3,160}|\\b(?:to be used|for use) (?:and occupied )?(?:as|for) ${told}[^.;]{3,160}|\\bfor (?:\\w+ ){1,4}(?:use|purposes?) (?:only|and no other)\\b`,
    unless: 'deposit|insurance proceeds|keys|elevator|parking|fund|good cause',
    score: 0.6,
    read: (hit) => hit[0].trim(),
  },
  {
    field: 'permitted_use',
    needs: ['for', 'home', 'residence', 'dwelling'],
    pattern: `^\\W*(?:[\\d.·()a-z]{1,5}\\s+)?(?:(?:the|this|your|my|our)\\s+(?:\\w+\\s+)?)?${place}(?:'s|\\s+(?:is|are))(?:\\s+(?:let|rented|leased))?(?:\\s+to\\s+be)?(?:\\s+(?:used|only|meant))*\\s+(?:for\\s+((?:[\\w' ]{0,60} to live in|living|sleeping)\\b[^.;]{0,100})|((?:a|an|your|their|his|her)\\s+(?:\\w+\\s+)?(?:home|residence|dwelling|place)\\b(?:\\s+for\\s+${told}[^.;,]{3,80}?)?(?=\\s+and\\s+(?:not|may|nothing|that)\\b|\\s*(?:,|[.;]|$))))`,
    unless: '\\b(?:built|acres?|bedrooms?|square|story|located|known as)\\b',
    score: 0.62,
    read: words,
  },
  {
    field: 'permitted_use',
    needs: ['home', 'residence', 'dwelling', 'live in'],
    pattern:
      "\\b(?:leases?|rents?|lets?|lived in|use it)\\b[^.;]{0,120}? (as (?:an?|their|his|her|its|your|[\\w']+'s?) (?:\\w+ ){0,2}(?:home|residence|dwelling)\\b|to live in(?: and for nothing else)?(?=\\s*[.;,]|$))",
    unless: 'insur|deposit|tax',
    score: 0.58,
    read: words,
  },
  {
    field: 'permitted_use',
    needs: [' as '],
    pattern: `\\bto be (?:run|operated|conducted|kept|occupied) as ${told}([^.;]{4,160})`,
    unless: '\\b(?:deposit|insurance|confidential)\\b',
    score: 0.58,
    read: words,
  },
  {
    field: 'permitted_use',
    needs: ['lets', 'leases', 'rents', 'demises'],
    pattern:
      '\\b{L}\\b[^.;]{0,40}\\b(?:lets|leases|rents|demises)\\b[^;]{0,220}? for ((?:the\\s+)?(?:(?:practice|sale|storage|repair|making|manufacture|preparation|operation|conduct|keeping|growing|teaching) of|use as)\\b[^.;]{4,160})',
    unless: '\\bdeposit\\b',
    score: 0.58,
    read: words,
  },
  {
    field: 'permitted_use',
    needs: ['use'],
    pattern: `(?:\\b(?:will|shall|may|must|is to|are to)|^\\W*to)\\s+use(?:\\s+and\\s+occupy)?\\s+(?:it|them|(?:the|this|its)\\s+(?:${place}))\\s+(?:only\\s+)?(?:(?:for|as)\\s+${told}|to\\s+(?=sell|run|operate|make|keep|store|brew|cook|practi[cs]e|teach))([^.;]{4,200})`,
    unless: '\\b(?:deposit|guests?|storage room|laundry|insurance)\\b|\\bnot\\b[^.;]{0,30}\\buse',
    score: 0.6,
    read: words,
  },
];

const heading = new RegExp(
  `(?:^|[./:])\\s*(?:(?:permitted |allowed )?uses?(?: of (?:the )?\\w+)?(?: / \\w+| and \\w+)?|purpose|destination|business|what (?:it|(?:the|this) ${place})(?:'s|’s| is)? ?for|what(?:’s|'s| is) (?:it|(?:the|this) ${place}) for|what for|(?:your|the) (?:concept|trade|line of business)|using the \\w+|use and transfer|what (?:may be done|you may do|you can do)(?: (?:t?here|in it))?)\\W*$`,
  'i',
);

/** "Use. The baking and sale of bread": under such a heading the first words say it without a verb. */
const fromHeadings = (lease: LeaseText): Candidate[] => {
  const isClause = withRoles(
    lease,
    '^(?:article|section|part|see)\\b|\\b(?:{T}|{L})\\b|\\b(?:shall|may|must|will|is|are|was|can|cannot|not|no (?!other|more)|agrees?|you|we|it|this|see|if)\\b',
  );
  return lease.sentences.flatMap((sentence, at) => {
    const { text, clause } = sentence;
    if (lease.sentences[at - 1]?.clause === clause && !heading.test(lease.sentences[at - 1]?.text ?? '')) return [];
    if (sentence.cells.length > 0 || text.length < 7 || text.length > 240 || !heading.test(topicOf(lease, sentence)))
      return [];
    const use = text.replace(/^\W*(?:\d+(?:\.\d+)*\.?\s+)?/, '').replace(/[.\s]+$/, '');
    return heading.test(use) || isClause.test(use) || !/^[A-Z][a-z]/.test(use)
      ? []
      : [inSentence(sentence, 'permitted_use', use.replace(/\s+/g, ' '), 0.62, 0, text.length)];
  });
};
