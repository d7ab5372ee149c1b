import { wordScores, wordTypes } from '#clauses/clause-words.ts';
import type { Facts } from '#facts/facts.ts';
import { overlaps } from '#facts/former-places.ts';
import type { MissingProtection } from '#report.ts';
import { sharesOf } from '#weighing/shares-of.ts';
import { hasPhrase } from '#wording/pattern.ts';
import { askFor } from '../asks.ts';
import type { Found } from '../detect.ts';
import { spansIn } from '../detectors/amounts.ts';
import { flagRowOf } from '../flag-table.ts';
import { flagTitleOf } from '../flag-title.ts';
import { legalBasisOf } from '../legal-basis.ts';
import type { Reading } from '../said.ts';
import { mayStand } from './may-stand.ts';
import { type Protection, protectionsSpokenOf } from './protection-words.ts';

/** What such a lease normally has and this one lacks, by kind of lease and by what it says. */
export const missingProtections = (
  reading: Reading,
  facts: Facts,
  takenAway: readonly Found[],
): MissingProtection[] => {
  const spoken = protectionsSpokenOf(reading);
  const lease: Lease = {
    reading,
    facts,
    denies: (id) => takenAway.some((flag) => flag.id === id),
    denial: (id) => {
      const flag = takenAway.find((each) => each.id === id);
      return (flag && reading.sentences.find((said) => overlaps(said, flag))?.text) ?? '';
    },
    gives: (protection) => {
      if (reading.anywhere(surelyGiven[protection] ?? [])) return true;
      const said = spoken.get(protection);
      const onlyWith = givenWith[protection];
      return (
        said !== undefined &&
        said.share >= givenShare[protection] &&
        (onlyWith === undefined || hasPhrase(said.text, onlyWith))
      );
    },
    spoken: (protection) => spoken.get(protection)?.text ?? '',
  };
  return checks
    .filter(({ id }) => {
      const { scope } = flagRowOf(id);
      return scope === 'both' || scope === reading.kind;
    })
    .flatMap(({ id, lacks }) => {
      const reason = lacks(lease);
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
};

type Lease = {
  readonly reading: Reading;
  readonly facts: Facts;
  /** Whether the lease says in words that the protection is not given. */
  readonly denies: (id: string) => boolean;
  /** The words in which it says so, or "". */
  readonly denial: (id: string) => string;
  /** Whether it gives the protection, in whatever words. */
  readonly gives: (protection: Protection) => boolean;
  /** The words that speak most for it. */
  readonly spoken: (protection: Protection) => string;
};

type Check = {
  readonly id: string;
  readonly lacks: (lease: Lease) => string | null;
};

/** From which share on words are taken to give a protection: to call one missing that stands there costs more trust than to miss one. */
const givenShare: Readonly<Record<Protection, number>> = {
  audit: 0.2,
  break: 0.3,
  cap: 0.15,
  casualty: 0.14,
  cure: 0.3,
  grossUp: 0.12,
  nonDisturbance: 0.15,
  subrogation: 0.15,
  wear: 0.09,
};

/** Terms of art that settle it in a sentence of any length. */
const surelyGiven: Partial<Readonly<Record<Protection, readonly string[]>>> = {
  audit: ['\\b(?:right|period) (?:to|of) audit\\b|\\baudit rights?\\b'],
  break: [
    '\\bearly[- ](?:terminat\\w+|move-?out|exit|release)\\b|\\bbuy-?outs?\\b|\\bbreak (?:fee|clause|option|the lease)\\b|\\btermination (?:option|fee)\\b',
    'TT[^;]{0,60}(?:{may}|\\bhas the (?:right|option))[^;]{0,60}(?:{end}|\\bleave|\\bmove out)\\b[^;]{0,120}\\b(?:early|before|any ?time|prior to|sooner|after \\d+ months|\\d+ days)\\b',
  ],
  cap: [
    '\\b(?:operating|controllable|common)\\b[^;]{0,200}\\b(?:capped|not (?:to )?exceed|ceiling|not increase by more|no more than)\\b',
  ],
  casualty: [
    '\\b(?:fire|casualty|floods?|hurricane|destroy\\w*|destruction|untenantable|uninhabitable|unliv(?:e)?able)\\b[^;]{0,260}\\b(?:terminat\\w+|abat\\w+|cancel\\w*|rent (?:stops|ends|ceases)|no rent (?:for|while|until)|TT (?:\\w+ )?not (?:pay|owe) (?:rent\\b|(?:for|until|while) (?:that|the) (?:time|days?|months?|while)))\\b',
  ],
  cure: [
    '\\b(?:cure|cured|remed(?:y|ied))\\b',
    '\\b(?:notices?|paper|time|days)\\b[^.;]{0,25}\\b(?:required|provided|prescribed|allowed) by (?:law|statute)|\\b(?:notice|paper|time) (?:that )?the law (?:says|requires|provides|allows|gives|asks)',
    '\\b(?:after|within) \\d+ (?:\\w+ )?days? (?:after|of|from|following) (?:\\w+ ){0,3}notice\\b',
  ],
  grossUp: ['\\bgross(?:ed|es)?[- ]?up\\b'],
  nonDisturbance: ['\\bnon-?disturb\\w*|\\bnot disturb|\\bsnda\\b'],
  subrogation: ['\\bsubrogat\\w+'],
  wear: ['\\b(?:ordinary|normal|reasonable|fair)\\b[^.;]{0,20}\\bwear|\\bwear and tear\\b'],
};

/** A lease that only stands behind a mortgage speaks much like one that does so on terms: there must be a condition or a promise. */
const givenWith: Partial<Readonly<Record<Protection, readonly string[]>>> = {
  nonDisturbance: [
    '\\b(?:only|if|unless|provided|so long|as long|conditions?|conditioned|except|but|not|no|never|nobody|must|promis\\w+|signs?|signed|agree\\w*|honou?rs?|recogni\\w+|keeps?|stays?|survives?)\\b',
  ],
};

const surrender = [
  '\\b(?:gives?|giving|hands?|handing|turns?|turning|yields?|delivers?) (?:back|up|over)? ?(?:the|this|TT.s) (?:\\w+ ){1,2}(?:back|up|over)?\\b[^.;]{0,40}\\b(?:clean|whole|state|condition|order|shape|equal|same)\\b',
  '\\b(?:surrender|return|leave|leaves|leaving|hand(?:s)? (?:over|back|in)|give(?:s)? back|vacat\\w+|moves? out|moving out|move-?out|deliver up|yield up|check-?out|turn(?:s)? over)\\b[^;]{0,200}\\b(?:condition|clean|broom|shape|state|order|undamaged|the way)\\b',
  '\\b(?:condition|shape|state)\\b[^;]{0,80}\\b(?:when TT (?:got|moved|received|took)|as (?:received|found|at the (?:start|beginning)))',
];

const checks: readonly Check[] = [
  {
    id: 'RF25_no_break',
    lacks: ({ reading, facts, gives }) => {
      const months = reading.numbers.termMonths;
      const longest = reading.kind === 'commercial' ? 60 : 12;
      if (months === null || months <= longest || reading.numbers.monthToMonth) return null;
      if (states(facts, 'early_termination') || gives('break')) return null;
      return `The term is ${Math.round(months)} months and nothing lets you leave before it ends.`;
    },
  },
  {
    id: 'RF39_cam_uncapped',
    lacks: (lease) =>
      lease.denies('RF39_cam_uncapped') || (passesCostsOn(lease) && !lease.gives('cap'))
        ? 'You pay a share of operating costs and nothing limits how much it may rise.'
        : null,
  },
  {
    id: 'RF41_cam_no_audit',
    lacks: (lease) => {
      const isDenied = lease.denies('RF41_cam_no_audit');
      const days = spansIn(isDenied ? lease.denial('RF41_cam_no_audit') : lease.spoken('audit')).map(
        (span) => span.days,
      );
      if ((isDenied || lease.gives('audit')) && days.length > 0 && Math.max(...days) < leastAuditDays)
        return `You have ${Math.round(Math.max(...days))} days to check the books behind the bill for operating costs.`;
      return isDenied || (passesCostsOn(lease) && !lease.gives('audit'))
        ? 'You pay a share of operating costs and may not check the books behind the bill.'
        : null;
    },
  },
  {
    id: 'RF43_gross_up_missing',
    lacks: (lease) =>
      lease.reading.kind === 'commercial' && (hasBaseYear(lease) || isNetShare(lease)) && !lease.gives('grossUp')
        ? 'Shared costs are not adjusted for empty space, so a half-empty building raises your share.'
        : null,
  },
  {
    id: 'RF44_tax_reassessment',
    lacks: (lease) =>
      lease.denies('RF44_tax_reassessment') ||
      (lease.reading.state === 'CA' &&
        passesCostsOn(lease) &&
        lease.reading.anywhere(['\\b(?:real estate|real property|property) tax(?:es)?\\b']) &&
        !lease.reading.anywhere([
          '\\b(?:reassess\\w*|proposition 13|prop 13|change (?:of|in) ownership|changes? hands|sale|sold)\\b[^;]{0,160}\\b(?:not|exclud\\w*|protect\\w*|limit\\w*|left out|leaves? out|without)',
        ]))
        ? 'A sale of the building can raise the property tax that you share, and nothing protects you from it.'
        : null,
  },
  {
    id: 'RF49_no_snda',
    lacks: (lease) =>
      lease.denies('RF49_no_snda') || (lease.reading.anywhere(subordinated) && !lease.gives('nonDisturbance'))
        ? 'The lease stands behind every mortgage and no lender promises to leave you in place.'
        : null,
  },
  {
    id: 'RF52_no_cure',
    lacks: ({ reading, facts, denies, gives }) => {
      const because =
        'The lease lets the landlord act on a breach and gives you no notice and no time to put it right.';
      if (denies('RF52_no_cure')) return because;
      if (states(facts, 'cure_days') || gives('cure')) return null;
      const mayAct =
        reading.anywhere([
          '\\b(?:default|breach\\w*|evict\\w*|terminat\\w+|breaks? (?:a|any|the|this)|locks?|behind|forfeit\\w*|re-?enter)\\b',
        ]) ||
        denies('RF06_notice_waiver') ||
        denies('RF07_self_help');
      return mayAct && reading.sentences.length >= 12 ? because : null;
    },
  },
  {
    id: 'RF54_no_subrogation_waiver',
    lacks: ({ reading, gives }) =>
      reading.anywhere(['\\binsurance\\b']) && !gives('subrogation')
        ? "Neither side gives up its insurer's claim against the other."
        : null,
  },
  {
    id: 'RF55_casualty_no_exit',
    lacks: ({ reading, denies, gives }) =>
      denies('RF55_casualty_no_exit') || (reading.sentences.length >= 12 && !gives('casualty'))
        ? 'Nothing says that rent stops or that you may leave if a fire or another casualty makes the place unusable.'
        : null,
  },
  {
    id: 'RF60_missing_lead',
    lacks: (lease) => {
      const { reading } = lease;
      const { yearBuilt } = reading.numbers;
      if ((yearBuilt !== null && yearBuilt >= 1978) || reading.anywhere(leadTold) || bringsTheHome(lease)) return null;
      return yearBuilt === null
        ? 'The lease does not say when the home was built and has no lead-paint disclosure; homes built before 1978 need one.'
        : `The home was built in ${yearBuilt} and the lease has no lead-paint disclosure.`;
    },
  },
  {
    id: 'RF61_missing_essentials',
    lacks: ({ reading, facts }) => {
      const lacking = essentials.filter(([field]) => {
        if (field === 'end_date' && (reading.numbers.monthToMonth || reading.numbers.termMonths !== null)) return false;
        if (field === 'rent_monthly' && states(facts, 'rent_annual')) return false;
        return field in facts && !states(facts, field) && !mayStand(field, reading);
      });
      return lacking.length === 0 ? null : `Not stated: ${lacking.map(([, name]) => name).join(', ')}.`;
    },
  },
  {
    id: 'RF66_no_wear_tear',
    lacks: ({ reading, denies, gives }) =>
      (denies('RF66_no_wear_tear') || reading.anywhere(surrender)) && !gives('wear')
        ? 'You must leave the place in good condition and nothing excepts ordinary wear and tear.'
        : null,
  },
  {
    id: 'RF70_landlord_thin_protection',
    lacks: ({ reading, facts }) => {
      // A lease that says who pays the lawyers was drawn with care; without it a landlord may lack more.
      if (
        states(facts, 'attorney_fees') ||
        speaksOf('attorneys_fees', 0.15, reading) ||
        reading.anywhere(['{lawyers}'])
      )
        return null;
      const absent = landlordNeeds.flatMap(([name, fact, phrases]) =>
        states(facts, fact) || reading.anywhere(phrases) ? [] : [name],
      );
      return absent.length > 0 && reading.sentences.length >= 12
        ? `The lease gives the landlord no attorney-fee clause, no ${absent.join(', no ')}.`
        : null;
    },
  },
];

const states = (facts: Facts, field: string): boolean => (facts[field]?.value ?? null) !== null;

/** An audit within fewer days than these is counted as none. */
const leastAuditDays = 60;

const leadTold = [
  '\\blead[- ]?based\\b|\\blead[- ]paint\\b|\\blead (?:hazard|warning|disclosure|law|notice|pamphlet|sheet|form)',
  '\\bepa\\b[^.;]{0,40}\\b(?:pamphlet|booklet|brochure)|\\blead\\b[^.;]{0,60}\\b(?:pamphlet|disclos\\w+|booklet|poison\\w*)',
  '\\b(?:built|constructed|completed|certificate of occupancy|building (?:is )?(?:from|dates))\\b[^.;]{0,30}\\b(?:19(?:7[89]|[89]\\d)|20\\d\\d)\\b|\\b(?:built|constructed) (?:after|since) 1977|\\bnew(?:ly)? (?:built|constructed|construction)\\b',
];

/** Whoever rents the ground brings the home: the law on lead paint asks nothing of whoever lets a lot. */
const bringsTheHome = ({ reading, facts }: Lease): boolean =>
  /\b(?:lot|pad|site|homesite|land|acre|ground)\b/i.test(
    `${facts.property_type?.display ?? ''} ${facts.unit?.display ?? ''}`,
  ) ||
  reading.anywhere([
    '\\b(?:pad|lot|site|homesite|ground|land)\\b[^.;]{0,120}\\b(?:mobile|manufactured|motor|rv|rig|trailer|camper|fifth wheel|travel trailer|recreational vehicle)\\b',
    "\\b(?:mobile|manufactured|motor) home\\b[^.;]{0,60}\\b(?:owned by TT|TT's own|belongs to TT)|\\bTT(?: \\w+)? owns? the (?:mobile |manufactured )?(?:home|rig|trailer)\\b",
  ]);

const subordinated = [
  '\\bsubordinat\\w+\\b[^;]{0,200}\\b(?:mortgage|deed of trust|deed to secure|lender|encumbrance|ground lease|master lease)|\\b(?:mortgage|deed of trust|deed to secure)\\b[^;]{0,160}\\bsubordinat\\w+',
  '\\b(?:lease|sublease|rights?|interest)\\b[^.;]{0,30}\\b(?:gives? way|yields?|ranks? (?:below|behind|after)|stands? (?:below|behind)|comes? (?:below|behind|after)|(?:is|are) (?:below|behind|junior|inferior|under))\\b[^.;]{0,60}\\b(?:mortgages?|deeds?|lenders?|loans?|encumbrances?|liens?|master lease|ground lease)\\b',
];

const essentials: readonly (readonly [string, string])[] = [
  ['landlord', 'the landlord'],
  ['tenants', 'the tenant'],
  ['premises_address', 'the address'],
  ['rent_monthly', 'the rent'],
  ['start_date', 'the start'],
  ['end_date', 'the end or length of the term'],
];

/** What a landlord needs beside an attorney-fee clause: its name, the fact that states it, and words that speak of it. */
const landlordNeeds: readonly (readonly [string, string, readonly string[]])[] = [
  ['late fee', 'late_fee', ['\\blate (?:fee|charge|rent)']],
  [
    'default clause',
    'cure_days',
    [
      '\\b(?:default|breach\\w*|fails? to (?:pay|comply)|evict\\w*|breaks? (?:this|the|a|any)|does not pay|not paid|behind|violat\\w+)\\b',
    ],
  ],
  [
    'duty to insure',
    'liability_minimum',
    [
      'TT[^.;]{0,60}(?:{must}|\\bcarr(?:y|ies)\\b|\\bmaintains?\\b|\\bkeeps?\\b|\\b(?:is|are) enrolled\\b)[^.;]{0,80}\\b(?:insur\\w+|(?:renters?|TT.s|building) policy|liability (?:coverage|cover))\\b',
      '\\binsurance\\b[^.;]{0,60}\\b(?:is required|are required|required of|mandatory|must be (?:carried|bought|purchased|maintained)|a condition)\\b',
    ],
  ],
];

/** Whether a sentence is likely to be of a type of clause. */
const speaksOf = (type: string, least: number, reading: Reading): boolean => {
  const at = wordTypes.indexOf(type);
  return reading.sentences.some(
    ({ raw, text }) =>
      text.length <= 420 && raw.split(' ').length >= 5 && (sharesOf(wordScores(raw))[at] ?? 0) >= least,
  );
};

const passesCostsOn = ({ reading, facts }: Lease): boolean =>
  speaksOf('additional_rent', 0.5, reading) ||
  states(facts, 'cam') ||
  states(facts, 'pro_rata_share_pct') ||
  reading.anywhere([
    'TT[^;]{0,160}{pay}[^;]{0,200}\\b(?:operating (?:expenses?|costs?)|common area (?:maintenance|costs|expenses|charges)|cam\\b|(?:pro rata|proportionate) share)',
    "TT's (?:pro rata|proportionate|percentage) share\\b[^;]{0,120}\\b(?:operating|expenses|costs|taxes)",
  ]);

/** Costs are shared over those of one year, or of a whole building that may stand half empty. */
const hasBaseYear = ({ reading, facts }: Lease): boolean =>
  states(facts, 'base_year_or_stop') || reading.anywhere(['\\bbase (?:calendar )?year\\b']);

/** A net lease of a part of a building: who rents all of it shares no cost of empty space. */
const isNetShare = ({ facts }: Lease): boolean =>
  /^(?:nnn|absolute_net)$/.test(String(facts.structure?.value ?? '')) &&
  Number(facts.pro_rata_share_pct?.value ?? 100) < 100;
