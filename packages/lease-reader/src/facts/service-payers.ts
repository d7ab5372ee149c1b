import type { LeaseText } from '../structure/lease-text.ts';
import { type QuickPattern, quickPattern } from '../wording/quick-pattern.ts';
import { withRoles } from './sentence-rules.ts';

export type PayingSide = 'tenant' | 'landlord';

/** The words by which a lease says who pays for services. */
export type PayerWording = {
  /** "Tenant pays for", "Landlord:": the services stand behind. */
  readonly active: readonly (readonly [PayingSide, RegExp])[];
  /** "are included in the rent", "is in Tenant's name": the services stand before. */
  readonly passive: readonly (readonly [PayingSide, QuickPattern])[];
  /** "except water, which Landlord pays": the services in its group are the landlord's. */
  readonly exceptFor: QuickPattern;
};

/** "are", "shall be", but not "shall not be". */
const is = String.raw`(?:are|is|(?<!not\s)be)`;

export const payerWording = (lease: LeaseText): PayerWording => {
  const verb =
    '(?:shall|will|must|is to|agrees? to|(?:(?:will|would) )?(?:want|need|have) to)?\\s*(?:also\\s+)?(?:be responsible for|(?:is|are) responsible for|pays?|paid|furnish(?:es)?|suppl(?:y|ies)|provides?|covers?|(?:directly\\s+)?arranges?(?: (?:and\\s+pays? )?for)?|(?:orders?|hires?) and pays? for|contracts? (?:directly\\s+|in (?:its|their|his|her|your) (?:own )?names? )?(?:and pays? )?for(?: and pays? (?:all )?charges for)?|sets? up|takes? out(?!\\s+(?:for|of)\\b)|keeps? (?:on )?paying(?: for)?|bears? the cost of|buys?|settles?|opens? (?:(?:its|their|his|her|your|my) own )?accounts? (?:in (?:its|their|his|her|your|my|the) (?:own )?names? )?for|signs? up for|reimburses?\\s+{L}\\s+for|transfers?(?=[^.;]{3,70}\\binto\\b)|maintains? accounts? for|bears?|carr(?:y|ies)(?=\\s+(?:the\\s+)?(?:cost|bills?|light|power|trash|garbage|sewer|electric|gas|water|heat|internet))|puts?(?=\\s+oil|[^.;]{3,70}\\bin\\s+(?:your|their|his|her|its)\\s+(?:own\\s+)?names?\\b)|runs?(?=\\s+the\\s+(?:electric|water|gas))|(?:looks?\\s+after|sees?\\s+to|takes?\\s+care\\s+of|handles?|deals?\\s+with)(?=\\s+(?:the\\s+)?(?:snow|lawn|trash|garbage|rubbish|water|electric|gas|propane|heat|oil|internet|sewer)))\\b(?:\\s+(?:for|the cost of|all(?!\\s+(?:\\w+\\s+){0,3}?utilit)|the following utilities|utilities)\\b)*';
  const landlordWords = withRoles(lease, '{L}').source;
  const paidBy = '\\b(?:paid|furnished|provided|supplied)\\s+by\\s+';
  const active: readonly (readonly [PayingSide, RegExp])[] = [
    [
      'tenant',
      new RegExp(
        `(?:${paidBy})?${withRoles(lease, '{T}').source}(?:\\s+(?:two|three|four|five|six|both|all))?(?:\\s+${verb.replace('{L}', landlordWords)}|\\s*:)`,
        'gi',
      ),
    ],
    [
      'landlord',
      new RegExp(`(?<!\\bhome\\s)(?:${paidBy})?${landlordWords}(?:\\s+${verb.replace('{L}', 'nobody')}|\\s*:)`, 'gi'),
    ],
  ];
  const passive: readonly (readonly [PayingSide, QuickPattern])[] = [
    [
      'landlord',
      quickPattern(
        new RegExp(
          String.raw`(?:\b${is}|=)\s+(?:all\s+)?(?:included\s+)?(?:in|inside)\s+(?:it\b|that\s+(?:sum|price|amount|figure)\b|(?:the|your|of\s+the)\b(?!\s+(?:name|account|\w+'s\b)))|\b(?:${is}|comes?|stays?)\s+included\b|\brent\b[^.;]{0,50}?\b(?:includes|covers)\b|^\W*(?:\d{1,2}\W+)?(?:(?:that|it|this|which|the\s+price|all\s+of\s+it)\s+)?(?:includes|covers)\b|\bcomes?\s+with\s+(?:the|your)\s+(?:rent|rental|room|apartment|place)\b|\bcovered(?:\s+by\s+(?:the\s+rent|what\s+you\s+pay)|(?=\W*$))|\bcomes?\s+out\s+of\s+(?:my|our)\s+pockets?|\b${is}\s+(?:all\s+)?(?:a\s+)?part\s+of\s+(?:the|your)\s+(?:\w+\s+)?(?:rent|price|rate|fee|charges?)|\b(?:${is}|comes?)\s+(?:all\s+)?(?:in|with|within|inside)\s+(?:the|your)\s+(?:\w+\s+)?(?:price|rent|fee|dues)\b|\b${is}\s+(?:(?:my|our)\s+(?:affair|business|concern|cost)|(?:ours|mine)\b(?!\s+to\s+(?!pay)))\b`,
          'i',
        ),
      ),
    ],
    [
      'tenant',
      withRoles(
        lease,
        String.raw`\b${is}\s+(?:all\s+)?(?:on|paid by|the responsibility of|for|billed to|charged to|at)\s+{T}|\b${is}\s+(?:all\s+)?{T}(?:'s|s')?\s*(?:[.,;]|$)|\b${is}\s+{T}\s+to\s+pay|\bin(?:to)?\s+(?:the\s+)?(?:{T}|their)(?:'s|s'|')?\s+(?:own\s+)?(?:names?|accounts?)\b|\b${is}\s+(?:the\s+)?{T}(?:'s|s'|')\s+(?:own\s+)?(?:accounts?|bills?|affair|business|cost|expense|job)\b|\b${is}\b[^.;]{0,40}\b(?:name|cost|expense)\s+of\s+{T}|\b${is}\s+(?:billed|metered|sub-?metered|charged)\s+(?:(?:monthly|separately|back|each month)\b|by\s+{L}|to\s+{T})|\b${is}\s+(?:yours(?:\s+to\s+pay)?|(?:divided|split|shared|allocated)(?:\s+(?:up|equally|evenly))?\s+(?:among|between))\b|\b${is}\s+(?:read|measured|metered|sub-?metered)\b[^.;]{0,60}\b(?:billed|charged|{T}\s+pays?)\b|\b${is}\s+{T}\s+responsibility|\b{T}\s+(?:share|part|portion)\b[^.;]{0,60}\bbilled\b`,
      ),
    ],
    [
      'landlord',
      withRoles(
        lease,
        String.raw`\b${is}\s+(?:all\s+)?(?:on|paid by|provided by|furnished by|the responsibility of|for)\s+{L}|\b${is}\s+(?:all\s+)?{L}(?:'s|s')?\s*(?:[.,;]|$|to\s+pay)|\b${is}\s+(?:all\s+)?on\s+(?:the\s+house|us|ours|me)\b`,
      ),
    ],
  ];
  const exceptFor = withRoles(
    lease,
    '\\b(?:except|other\\s+than|save|excluding)\\b(?:\\s+(?:for|that))?([^.;]{3,120}?),?\\s+(?:which|that)\\s+{L}\\s+(?:\\w+\\s+){0,3}?(?:pays?|provides?|furnish(?:es)?|suppl(?:y|ies)|covers?)\\b',
  );
  return { active, passive, exceptFor };
};
