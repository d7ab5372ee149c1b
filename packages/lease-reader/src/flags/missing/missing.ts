import type { Facts } from '#facts/facts.ts';
import type { MissingProtection } from '#report.ts';
import { askFor } from '../asks.ts';
import type { Found } from '../detect.ts';
import { flagRowOf } from '../flag-table.ts';
import { flagTitleOf } from '../flag-title.ts';
import { legalBasisOf } from '../legal-basis.ts';
import type { Reading } from '../said.ts';
import { mayStand } from './may-stand.ts';

/** What such a lease normally has and this one lacks, by kind of lease and by what it says. */
export const missingProtections = (reading: Reading, facts: Facts, found: readonly Found[]): MissingProtection[] =>
  checks
    .filter(({ id }) => {
      const { scope } = flagRowOf(id);
      return scope === 'both' || scope === reading.kind;
    })
    .flatMap(({ id, lacks }) => {
      const reason = lacks(reading, facts, found);
      if (reason === null) return [];
      const row = flagRowOf(id);
      return [
        {
          id,
          title: flagTitleOf(id, reading.kind),
          severity: row.severity,
          hurts: row.hurts,
          why: reason,
          ask: askFor(id, reading.kind),
          legalBasis: legalBasisOf(id, reading.kind === 'residential' ? reading.state : null),
        },
      ];
    });

type Check = {
  readonly id: string;
  readonly lacks: (reading: Reading, facts: Facts, found: readonly Found[]) => string | null;
};

const early = [
  'TT[^;]{0,60}(?:{may}|\\bhas the (?:right|option))[^;]{0,60}(?:{end}|\\bbuy out|\\bleave|\\bmove out|\\bget out)\\b[^;]{0,120}\\b(?:early|before|any ?time|prior to|sooner|at the end of (?:month|year) \\d+|after \\d+ months|\\d+ days|buy-?out|by (?:giving|paying)|on \\d+|fee)\\b',
  '\\bearly[- ](?:terminat\\w+|move-?out|exit|end|release)\\b|\\bbuy-?outs?\\b|\\bbreak (?:fee|clause|option|the lease)\\b|\\bre-?letting (?:fee|charge)|\\btermination (?:option|fee)\\b',
  '\\b(?:if TT|TT)\\b[^;]{0,60}\\b(?:needs? to leave|leaves? (?:early|before|sooner)|wants? (?:to leave|out)|moves? out (?:early|before)|to move out before|has to (?:leave|move))\\b',
  '\\bBB {may}[^;]{0,40}{end}[^;]{0,60}\\b(?:early|any ?time|notice|before)',
];

const casualty = [
  '\\b(?:fire|casualty|flood|storm|disaster|hurricane|earthquake|destroy\\w*|destruction|burn\\w*|calamity|damaged so)\\b[^;]{0,260}\\b(?:terminat\\w+|abat\\w+|end(?:s|ed)?|cancel\\w*|reduc\\w+|not owe|stops?|suspend\\w*|move out|leave|prorat\\w*|no rent|walk away|rent[^.;]{0,20}(?:stops?|drops|goes down))\\b',
  '\\b(?:uninhabitable|untenantable|unlivable|unfit (?:to live|for)|not fit to live|can not be (?:lived|used)|unusable)\\b[^;]{0,200}\\b(?:terminat\\w+|abat\\w+|end(?:s|ed)?|cancel\\w*|reduc\\w+|not owe|stops?|suspend\\w*|leave|move out|prorat\\w*|no rent)\\b',
  '\\b(?:terminat\\w+|abat\\w+|cancel|end)\\b[^;]{0,160}\\b(?:fire|casualty|destroyed|uninhabitable|untenantable|unlivable)\\b',
];

const cure = [
  '\\b(?:cure|cured|remed(?:y|ied)|put (?:it|things|the matter|matters) right|make (?:it|things) right|fix (?:it|the problem)|correct(?:s|ed)? (?:it|the)|catch(?:es)? up|pay up|pay or (?:quit|move|vacate|leave)|to correct it)\\b',
  '\\b(?:notice|letter|writing|warning)\\b[^;]{0,120}\\b\\d+ (?:\\w+ )?(?:days?|hours?)\\b[^;]{0,60}\\b(?:to )?(?:pay|fix|cure|correct|comply|stop|remedy|catch up)\\b',
  '\\b\\d+ (?:\\w+ )?days?\\b[^;]{0,60}\\b(?:to )?(?:pay|fix|cure|correct|comply|remedy|catch up)\\b[^;]{0,80}\\b(?:notice|letter|default|before)\\b',
  '\\b(?:after|within) \\d+ (?:\\w+ )?days? (?:after|of|from|following) (?:\\w+ ){0,3}notice\\b',
  '\\bnotice (?:that )?(?:\\w+ )?(?:law|statute) requires\\b|\\bnotice(?:s)? (?:required|provided|prescribed) by (?:\\w+ )?law\\b|\\bstatutory notice|\\bnotice to quit that\\b',
];

const surrender = [
  '\\b(?:surrender|return|leave|leaves|leaving|hand(?:s)? (?:over|back|in)|give(?:s)? back|vacat\\w+|moves? out|moving out|move-?out|deliver up|yield up|check-?out|turn(?:s)? over)\\b[^;]{0,200}\\b(?:condition|clean|broom|shape|state|order|undamaged|the way)\\b',
  '\\b(?:condition|shape|state)\\b[^;]{0,80}\\b(?:when TT (?:got|moved|received|took)|as (?:received|found|at the (?:start|beginning)))',
];

const checks: readonly Check[] = [
  {
    id: 'RF25_no_break',
    lacks: (reading) => {
      const months = reading.numbers.termMonths;
      const longest = reading.kind === 'commercial' ? 60 : 12;
      if (months === null || months <= longest || reading.numbers.monthToMonth || reading.anywhere(early)) return null;
      return `The term is ${Math.round(months)} months and nothing lets you leave before it ends.`;
    },
  },
  {
    id: 'RF39_cam_uncapped',
    lacks: (reading) =>
      passThrough(reading) &&
      !near(reading, [
        '\\b(?:operating (?:expenses|costs)|common area|cam\\b|controllable|additional rent)\\b[^;]{0,200}\\b(?:cap|capped|not (?:to )?exceed|ceiling|maximum|not increase by more|no more than|limited to)\\b',
        '\\b(?:cap|ceiling|limit)\\b[^;]{0,60}\\b(?:controllable|operating (?:expenses|costs)|cam\\b)',
      ])
        ? 'You pay a share of operating costs and nothing limits how much it may rise.'
        : null,
  },
  {
    id: 'RF41_cam_no_audit',
    lacks: (reading) => {
      if (!passThrough(reading)) return null;
      const audit = [
        'TT[^;]{0,120}\\b(?:audit|inspect|examine|review)\\w*\\b[^;]{0,80}\\b(?:books|records|statement|expenses|invoices|accounts)\\b',
        'TT[^;]{0,40}\\b(?:may|can|has|have)\\b[^;]{0,40}\\baudit\\b',
        '\\baudit (?:right|period|rights)\\b|\\bright to audit\\b',
      ];
      return near(reading, audit)
        ? null
        : 'You pay a share of operating costs and may not check the books behind the bill.';
    },
  },
  {
    id: 'RF43_gross_up_missing',
    lacks: (reading) =>
      passThrough(reading) &&
      near(reading, ['\\bbase year\\b|\\btriple net\\b|\\bnnn\\b|\\bproportionate share\\b|\\bpro rata share\\b']) &&
      !near(reading, [
        '\\bgross(?:ed)?[- ]?up\\b|\\b(?:9[05]|100) ?%[^;]{0,40}\\b(?:occupi|leased|occupan)|\\bfully occupied\\b|\\bfull occupancy',
      ])
        ? 'Shared costs are not adjusted for empty space, so a half-empty building raises your share.'
        : null,
  },
  {
    id: 'RF44_tax_reassessment',
    lacks: (reading) =>
      passThrough(reading) &&
      near(reading, ['\\b(?:real estate|real property|property) tax(?:es)?\\b']) &&
      !near(reading, [
        '\\b(?:reassess\\w*|proposition 13|prop 13|change (?:of|in) ownership)\\b[^;]{0,160}\\b(?:not|exclud\\w*|protect\\w*|limit\\w*)',
      ]) &&
      reading.state === 'CA'
        ? 'A sale of the building can raise the property tax that you share, and nothing protects you from it.'
        : null,
  },
  {
    id: 'RF49_no_snda',
    lacks: (reading) =>
      near(reading, [
        '\\bsubordinat\\w+\\b[^;]{0,200}\\b(?:mortgage|deed of trust|lender|encumbrance|ground lease)|\\b(?:mortgage|deed of trust)\\b[^;]{0,160}\\bsubordinat\\w+',
      ]) &&
      !near(reading, [
        '\\bnon-?disturb\\w*|\\bnot disturb|\\bshall (?:not be )?disturb|\\bno (?:lender|mortgagee)[^;]{0,40}disturb|\\brecogni[sz]e TT|\\bsnda\\b',
      ])
        ? 'The lease stands behind every mortgage and no lender promises to leave you in place.'
        : null,
  },
  {
    id: 'RF52_no_cure',
    lacks: (reading, facts, found) => {
      if ((facts['cure_days']?.value ?? null) !== null) return null;
      const remedy =
        reading.anywhere([
          '\\b(?:default|breach\\w*|evict\\w*|terminat\\w+|breaks? (?:a|any|the|this)|locks?|behind|forfeit\\w*|re-?enter)\\b',
        ]) || found.some(({ id }) => /^RF0[67]/.test(id));
      if (!remedy || reading.sentences.length < 12) return null;
      return reading.anywhere(cure)
        ? null
        : 'The lease lets the landlord act on a breach and gives you no notice and no time to put it right.';
    },
  },
  {
    id: 'RF54_no_subrogation_waiver',
    lacks: (reading) =>
      near(reading, ['\\binsurance\\b']) && !near(reading, ['\\bsubrogat\\w+'])
        ? "Neither side gives up its insurer's claim against the other."
        : null,
  },
  {
    id: 'RF55_casualty_no_exit',
    lacks: (reading) =>
      reading.sentences.length < 12 || reading.anywhere(casualty)
        ? null
        : 'Nothing says that rent stops or that you may leave if a fire or another casualty makes the place unusable.',
  },
  {
    id: 'RF60_missing_lead',
    lacks: (reading) => {
      const { yearBuilt } = reading.numbers;
      if (
        (yearBuilt !== null && yearBuilt >= 1978) ||
        reading.anywhere([
          '\\blead[- ]?based\\b|\\blead[- ]paint\\b|\\blead (?:hazard|warning|disclosure|law|notice|pamphlet)',
          '\\bepa\\b[^.;]{0,40}\\b(?:pamphlet|booklet|brochure)|\\blead\\b[^.;]{0,60}\\b(?:pamphlet|disclos\\w+|booklet|poison\\w*)',
        ])
      )
        return null;
      if (
        reading.anywhere([
          '\\b(?:built|constructed|completed|building (?:is )?(?:from|dates))\\b[^.;]{0,30}\\b(?:19(?:7[89]|[89]\\d)|20\\d\\d)\\b|\\b(?:built|constructed) (?:after|since) 1977|\\bnew(?:ly)? (?:built|constructed|construction)\\b',
        ])
      )
        return null;
      return yearBuilt === null
        ? 'The lease does not say when the home was built and has no lead-paint disclosure; homes built before 1978 need one.'
        : `The home was built in ${yearBuilt} and the lease has no lead-paint disclosure.`;
    },
  },
  {
    id: 'RF61_missing_essentials',
    lacks: (reading, facts) => {
      const lacking = essentials.filter(([field]) => {
        if (field === 'end_date' && (reading.numbers.monthToMonth || reading.numbers.termMonths !== null)) return false;
        if (field === 'rent_monthly' && (facts.rent_annual?.value ?? null) !== null) return false;
        return field in facts && (facts[field]?.value ?? null) === null && !mayStand(field, reading);
      });
      return lacking.length === 0 ? null : `Not stated: ${lacking.map(([, name]) => name).join(', ')}.`;
    },
  },
  {
    id: 'RF66_no_wear_tear',
    lacks: (reading) =>
      !reading.anywhere(surrender) ||
      reading.anywhere([
        '\\b(?:ordinary|normal|reasonable|fair|usual|everyday|regular|natural)\\b[^.;]{0,20}\\bwear|\\bwear and (?:tear|use)\\b|\\b(?:normal|ordinary) use\\b|\\b(?:except|beyond|apart from) (?:for )?(?:\\w+ ){0,2}wear\\b',
      ])
        ? null
        : 'You must leave the place in good condition and nothing excepts ordinary wear and tear.',
  },
  {
    id: 'RF70_landlord_thin_protection',
    lacks: (reading, facts) => {
      const absent = landlordNeeds.filter(([, phrases]) => !reading.anywhere(phrases)).map(([name]) => name);
      const late =
        (facts.late_fee?.value ?? null) === null && !reading.anywhere(['\\blate (?:fee|charge|rent)'])
          ? ['a late fee']
          : [];
      const lacking = [...late, ...absent];
      return lacking.length >= 2 && reading.sentences.length >= 12
        ? `The lease gives the landlord no ${lacking.join(', no ').replaceAll('no a ', 'no ').replaceAll('no an ', 'no ')}.`
        : null;
    },
  },
];

const landlordNeeds: readonly (readonly [string, readonly string[]])[] = [
  [
    'default clause',
    [
      '\\b(?:default|breach\\w*|fails? to (?:pay|comply)|evict\\w*|breaks? (?:this|the|a|any)|does not pay|not paid|behind|violat\\w+|catch up|put (?:it|things|the matter) right|days to (?:pay|cure|fix)|does not keep)\\b',
    ],
  ],
  [
    'duty to insure',
    [
      'TT[^.;]{0,60}(?:{must}|\\bcarries\\b|\\bmaintains\\b|\\bkeeps\\b)[^.;]{0,80}\\b(?:insur\\w+|renters? policy|liability (?:coverage|cover))\\b',
      '\\binsurance\\b[^.;]{0,60}\\b(?:is required|are required|required of|mandatory|must be (?:carried|bought|purchased|maintained)|a condition)\\b',
      '\\b(?:enroll\\w*|policy|coverage|insurance)\\b[^.;]{0,80}\\b(?:condition of|is required|must be)\\b',
    ],
  ],
  ['entry right', ['\\b(?:enter|entry|inspect\\w*|come in|come into|comes in|go in|access|show the)\\b']],
  ['attorney-fee clause', ['{lawyers}']],
];

const essentials: readonly (readonly [string, string])[] = [
  ['landlord', 'the landlord'],
  ['tenants', 'the tenant'],
  ['premises_address', 'the address'],
  ['rent_monthly', 'the rent'],
  ['start_date', 'the start'],
  ['end_date', 'the end or length of the term'],
];

const near = (reading: Reading, phrases: readonly string[]): boolean => reading.anywhere(phrases);

const passThrough = (reading: Reading): boolean =>
  reading.anywhere([
    'TT[^;]{0,160}{pay}[^;]{0,200}\\b(?:operating (?:expenses?|costs?)|common area (?:maintenance|costs|expenses|charges)|cam\\b|(?:pro rata|proportionate) share)',
    "TT's (?:pro rata|proportionate|percentage) share\\b[^;]{0,120}\\b(?:operating|expenses|costs|taxes)",
  ]);
