import { stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import { type Hit, rule } from '../detector.ts';
import type { Reading } from '../said.ts';
import { spansIn } from './amounts.ts';
import { entryCues } from './cues.ts';

const emergency =
  '\\b(?:emergenc\\w+|fire|flood\\w*|burst|gas leak|water (?:is )?(?:running|leak\\w*)|imminent|immediate danger|life[- ]safety|urgent|smoke|overflow\\w*|abandon\\w*)\\b';
const cause =
  "\\b(?:sale|sells?|sold|selling|buyers?|purchasers?|offers?|demoli\\w+|tear(?:s|ing)? down|redevelop\\w*|renovat\\w*|remodel\\w*|rehab\\w*|convert\\w*|conversion|family (?:member|moves?|wants)|(?:son|daughter|mother|father|relative|kids?)\\b[^.;]{0,30}\\b(?:needs?|wants?|moves?)|move (?:back )?in|any ?time|at will|any reason|no reason|without (?:cause|reason|giving a reason)|convenience|whenever|for LL's own (?:use|purposes)|personal use|changes? (?:its|his|her|their|LL's) mind|(?:needs?|wants?) (?:the|it|this)\\b[^.;]{0,20}\\bback|good or no|sole discretion|other (?:use|plans))\\b";
const enter =
  "\\b(?:enter(?:s|ing|ed)?|entry|come(?:s)? (?:in|into|inside|by|over|through|onto)|coming in(?:to)?|go(?:es)? (?:in|into|inside|through|in and out)|walk(?:s)? (?:in|through)|walk-?throughs?|inspect(?:s|ed|ing|ions?)?|access(?:es)?|let(?:s)? (?:LL|themselves|himself|herself|itself)(?:self)? in|us(?:e|es) (?:a|the|LL's|its|his|her) (?:own )?keys?|drop(?:s)? (?:in|by)|stop(?:s)? (?:in|by)|show(?:s|ing)? the|check(?:s)? (?:on|in on|up on)|look(?:s)? (?:around|in|over)|visit(?:s)?)\\b";

/** How long the lease binds whom, and when the landlord may come in. */
export const term = [
  rule({
    id: 'RF30_auto_renewal',
    cues: [['renew', 'extend', 'auto', 'itself', 'roll', 'another', 'success', 'unless', 'again', 'further', 'contin']],
    says: [
      '\\bautomatic(?:ally)?\\b[^.;]{0,40}\\b(?:renew\\w*|exten\\w+|roll\\w*|start\\w*|continu\\w*)\\b[^;]{0,160}',
      '\\b(?:renew\\w*|extend\\w*|rolls? over|starts? (?:over|again)|continu\\w+)\\b[^.;]{0,50}\\b(?:automatic(?:ally)?|by itself|on its own|by (?:its own|operation)|itself)\\b[^;]{0,160}',
      '\\b(?:renew\\w*|extend\\w*|rolls? (?:over|into)|starts? over|starts? again|continues?|go(?:es)? on|runs? on|signed up|locked in)\\b[^.;]{0,50}\\b(?:for|into)\\b[^.;]{0,20}\\b(?:another|a further|an additional|successive|a new|1 more|the same|a second|additional|further)\\b[^.;]{0,30}\\b(?:terms?|years?|months?|periods?)\\b',
      '\\bunless\\b[^;]{0,140}\\bnotice\\b[^;]{0,100}\\b(?:renew\\w*|extend\\w*|another (?:year|term|\\d+ months)|a further (?:year|term|\\d+)|new term)\\b',
      '\\b(?:renew\\w*|extend\\w*|another (?:year|term|\\d+ months?))\\b[^;]{0,120}\\bunless\\b[^;]{0,140}\\b(?:notice|tells?|writes?|says|written|notif\\w+|days|months?|weeks?)\\b',
      '\\bif (?:TT|BB|neither|LL)[^;]{0,60}\\b(?:not|fails? to|forgets? to|no)\\b[^;]{0,100}\\b(?:notice|tells?|tell|notify|write|say|word)\\b[^;]{0,120}\\b(?:renews?|renewed|another (?:year|term|\\d+ months)|extends?|extended|new (?:1-year|year|term|12))\\b',
    ],
    unless: [
      '\\bautomatically terminat\\w+|\\bdefault\\b[^;]{0,240}\\bexten\\w+|\\brenewed the\\b',
      '\\bl-c\\b|\\bevergreen\\b|\\bbank\\b|\\bcommencement date\\b|\\bplan\\b',
      '\\b(?:not|never|no)\\b[^.;]{0,30}\\b(?:automatic(?:ally)?|renew\\w*|extend\\w*|by itself|on its own)\\b(?![^.;]{0,60}\\bunless)',
      '\\bmonth[- ]to[- ]month\\b|\\bfrom month to month\\b|\\bmonthly (?:basis|tenancy)|\\bby the month\\b|\\bmonth-by-month\\b|\\b1 month at a time',
      '\\boption(?:s)? (?:to|of)\\b|\\bTT may (?:renew|extend)\\b|\\bright to (?:renew|extend)\\b|\\brenewal option|\\bexercis\\w+',
      '\\b(?:cure|remedy|default|repair|restoration|insurance|polic(?:y|ies)|letter of credit|l ?/? ?c\\b|bank|certificate|license|permit|moratorium|force majeure|delay\\w*|time (?:for|to|period)|deadline|construction|lien|mortgage|guaranty|warrant\\w+|covenant|vehicle|service contract|listing)\\b[^.;]{0,60}\\b(?:extend\\w*|renew\\w*)',
      '\\b(?:extend\\w*|renew\\w*)\\b[^.;]{0,40}\\b(?:letter of credit|polic|insurance|lien|license|liability|time (?:for|to))',
      '\\blien\\b|\\bletter of credit\\b|\\bprovisions\\b[^.;]{0,30}\\bextend to\\b',
    ],
    weigh: (said, reading, hit) =>
      reading.numbers.monthToMonth ||
      hasPhrase(said.text, ['\\boption\\b']) ||
      !hasPhrase(said.text, [
        '\\b(?:automatic\\w*|itself|its own|unless|absent|deemed|failing|silence|forgets?|successive|rolls?)\\b',
        '\\bif\\b[^;]{0,60}\\b(?:not|fails?|no|neither)\\b',
      ])
        ? null
        : hit,
    confidence: 0.85,
  }),
  rule({
    id: 'RF48_demolition_term',
    cues: [['end', 'ends', 'termin', 'cancel', 'break', 'call', 'out', 'vacat', 'leave', 'move', 'over']],
    says: [
      `LL .. {may} .. {end} .. (?:{lease}|\\bit\\b)[^;]{0,140}${cause}`,
      `LL .. (?:terminat\\w+|cancel\\w*) (?:this |the |said )*(?:{lease})?[^;]{0,120}${cause}`,
      `${cause}[^;]{0,120}LL[^.;]{0,30} {may} .. {end} .. (?:{lease}|\\bit\\b)`,
      `${cause}[^;]{0,100}(?:{lease})[^.;]{0,25}(?:\\bends?\\b|\\bis over\\b|\\bterminates?\\b|\\bwill end\\b|\\bmay be (?:ended|terminated|cancelled|canceled))`,
      `LL .. {may} .. \\b(?:ask|tell|require|order|make|give)\\b TT[^.;]{0,20}\\b(?:to (?:leave|go|move out|vacate|get out)|notice to (?:leave|move|vacate))\\b[^;]{0,100}${cause}`,
      `${cause}[^;]{0,120}\\bTT (?:{must}|has|gets)\\b[^.;]{0,20}\\b(?:leave|move out|vacate|be out|get out|\\d+ days)`,
      'LL {may} {end} (?:this |the )?{lease} (?:early |before \\w+ \\w+ )?(?:by|on|upon|with)\\b[^.;]{0,20}\\d+[^.;]{0,15}\\bnotice\\b',
    ],
    unless: [
      '\\bany of the following|\\bfollowing (?:events|shall)|\\bauthority\\b|\\bby (?:either|BB)\\b|\\bBB\\b',
      '\\b(?:BB|either (?:party|side)|TT or LL) (?:may|can|has)\\b',
      '\\b(?:not|never|no)\\b[^.;]{0,40}\\b(?:end|ends|terminat\\w+|cancel|affect|shorten|disturb)\\b|\\bsubject to this lease|\\bnot good cause|\\bis not a (?:reason|ground)',
      '\\b(?:default|breach\\w*|violat\\w+|fails?|nonpayment|unpaid|rent is (?:late|not)|destroy\\w*|casualty|fire|condemn\\w*|eminent|taking|untenantable|uninhabitable|damaged?|bankrupt\\w*|insolven\\w*|illegal|crim\\w+|drug|abandon\\w*|recaptur\\w*|sublet\\w*|assign\\w*|dies|death|false|misrep\\w+|hazard\\w*|cure|late)\\b',
      '\\bTT .. (?:{may}|right to|option to) {end}|\\bterminate (?:this|the) option|\\bLL (?:may|shall) (?:convey|assign) its interest',
      '\\b(?:month[- ]to[- ]month|after the (?:initial |first |fixed )?(?:term|year|lease)|at the end of the (?:term|lease)|holdover|hold(?:s|ing) over)\\b',
      '\\bparking\\b|\\bstorage\\b|\\blicense\\b|\\bcontract with|\\bmanagement agreement|\\bservice contract',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
    confidence: 0.84,
  }),
  rule({
    id: 'RF47_relocation',
    cues: [['relocat', 'substit', 'move', 'moves', 'transf', 'switch', 'another', 'differ', 'reassign', 'other']],
    says: [
      'LL .. {may} .. \\b(?:relocate|move|transfer|shift|switch|reassign|place|put)\\b .. TT[^.;]{0,40}\\b(?:to|into|in)\\b[^.;]{0,25}\\b(?:another|a different|different|other|comparable|substitut\\w+|a new|any|some other)\\b',
      'LL .. {may} .. \\brelocat\\w+\\b .. (?:TT|\\bpremises)\\b',
      'LL .. {may} .. \\bsubstitut\\w+\\b[^.;]{0,50}\\b(?:premises|space|unit|apartment|room|bedroom|suite)\\b',
      'TT (?:{must}|agrees to|may be|can be|will be) (?:be )?(?:move|moved|relocate|relocated|transfer|transferred|reassigned|switched)\\b[^.;]{0,50}\\b(?:another|different|other|comparable|substitut\\w+|new|any)\\b[^.;]{0,25}\\b(?:unit|room|bedroom|apartment|space|premises|suite|house|location|bed|lot)',
    ],
    unless: [
      "\\bnot (?:have the right to )?(?:move|relocate|transfer)|\\bTT (?:may|asks?|requests?|wants?)\\b[^.;]{0,30}\\b(?:move|transfer|relocat\\w+)|\\bat TT's request",
      '\\bno right to relocate|\\b(?:fire|casualty|flood|uninhabitable|repairs?|bed ?bug|fumigat\\w+|emergency)\\b',
      '\\b(?:equipment|antenna|utility|lines|pipes|entrances|driveways?|parking|common areas?|property|furniture|belongings)\\b[^.;]{0,20}$|\\brelocat\\w+ (?:or \\w+ )?(?:any |the )?(?:parking|common|entrances|driveways|pipes|equipment|utilities|sign\\w*|walls|corridors|doors)',
      '\\brelocat\\w+ (?:expenses|costs|payments|benefits|assistance)',
    ],
    confidence: 0.86,
  }),
  rule({
    id: 'RF33_entry_no_notice',
    cues: [entryCues],
    says: [
      `(?:LL|LL's \\w+|\\bagents?\\b)[^.;]{0,80}${enter}[^;]{0,140}{always}`,
      `{always}[^;]{0,60}(?:LL|LL's \\w+)[^.;]{0,60}${enter}`,
      `\\b(?:\\d+|an?)[ -](?:hours?|minutes?)\\b[^.;]{0,15}\\bbefore (?:LL )?${enter}`,
      `LL[^.;]{0,40}{always}[^.;]{0,40}${enter}`,
      `TT .. (?:{must}|lets?|allows?|permits?|gives?|grants?|agrees)\\b[^.;]{0,60}LL[^.;]{0,60}${enter}[^;]{0,100}{always}`,
      `TT .. {waive}[^.;]{0,50}\\bnotice\\b[^.;]{0,40}\\b(?:entry|enter\\w*|inspect\\w*|visit\\w*|access)`,
      'LL (?:{must}|{may}|does|do|has|have|need|needs)\\b[^.;]{0,20}\\bnot\\b[^.;]{0,25}\\b(?:give|have to give|provide|need|required|obligated|call|knock|ask|tell|announce|warn)\\b[^.;]{0,60}(?:{notice}|\\bcall\\b|\\bknock\\b|\\bfirst\\b|\\bpermission\\b|\\bbefore\\b|\\bentering\\b|\\bcoming\\b)',
      `\\bno (?:advance |prior |written )?{notice}[^.;]{0,30}\\b(?:is |are )?(?:required|needed|necessary|given|owed|due)\\b`,
      `${enter}[^;]{0,100}\\b(?:on|upon|with|after|by giving|at least)\\b[^.;]{0,20}\\b(?:\\d+|an?)[ -](?:hours?|minutes?)(?:')?\\b`,
      `\\b(?:\\d+|an?)[ -](?:hours?|minutes?)(?:')?[^.;]{0,25}\\b(?:notice|warning|heads[- ]up|text)\\b[^.;]{0,80}${enter}`,
    ],
    ignoreDenial: true,
    unless: [
      '\\bTT\\b[^.;]{0,60}\\b(?:have|enjoy)\\b[^.;]{0,20}\\baccess\\b',
      '\\b(?:insurance|polic(?:y|ies)|books|records|light and air|formal orders?|cop(?:y|ies))\\b',
      '\\b(?:utility|meter|cable|police|fire department|association|phone company) (?:\\w+ ){0,3}may enter',
      '\\bTT (?:may|shall|will|can) (?:have|enter|access|use)\\b[^.;]{0,40}\\b(?:24 hours|at all times|any ?time)',
      '\\b(?:parking|common areas?|roof|pool|fitness|building (?:hours|access))\\b[^.;]{0,60}\\b(?:any ?time|all times)',
      '\\benter(?:s|ed|ing)? into\\b|\\bentered (?:by|into)\\b',
    ],
    weigh: (said, reading, hit) => entryHit(said.text, reading.clauseText(said), said.heading, reading, hit),
    confidence: 0.88,
  }),
  rule({
    id: 'RF59_rent_before_open',
    cues: [['ready', 'delay', 'deliv', 'posses', 'finish', 'complet', 'late', 'avail', 'hold', 'move']],
    says: [
      '\\b(?:not (?:be )?(?:ready|finished|available|completed?|done|vacant|given|deliver\\w*|able to deliver)|delay\\w*|can not (?:deliver|give|be delivered)|unable to (?:deliver|give|tender)|fails? to (?:deliver|give|tender)|failure to (?:deliver|give|tender)|late (?:delivery|possession)|still (?:there|in|occupied)|holds? over)\\b[^;]{0,200}\\b(?:(?:rent|installments?)\\b[^.;]{0,30}\\b(?:not (?:be )?(?:reduced|abated?|prorated|excused|delayed|affected)|still (?:due|starts|runs|owed)|starts? (?:anyway|regardless|on)|continues|is due|remains? due|begins? (?:anyway|on|regardless))|TT\\b[^.;]{0,30}\\b(?:stays? bound|still (?:owes?|pays?|{must})|remains? (?:bound|liable|responsible|obligated)|{must} (?:still )?pay|has no (?:right|claim|remedy)|may not (?:cancel|terminate|complain|claim)|waives)|LL\\b[^.;]{0,30}\\b(?:not (?:be )?(?:liable|responsible|owe)|no (?:liability|responsibility)|owes? (?:TT )?nothing|without liability))',
      'LL\\b[^.;]{0,60}\\b(?:not (?:be )?(?:liable|responsible)|no (?:liability|responsibility)|owes? (?:TT )?nothing)\\b[^;]{0,120}\\b(?:delay\\w*|failure|inability|fails?|unable|late|possession)\\b[^.;]{0,50}\\b(?:deliver\\w*|possession|ready|move[- ]?in|complet\\w+|delay\\w*)\\b',
      '\\b{rentword}\\b[^.;]{0,40}\\b(?:starts?|begins?|is due|runs?|accrues?|payable|owed)\\b[^.;]{0,60}\\b(?:whether or not|even if|regardless of whether|no matter (?:if|whether))\\b[^.;]{0,70}\\b(?:ready|possession|moved? in|deliver\\w*|complet\\w+|finished|keys|available|open)',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:rent|charges|installments?)\\b[^.;]{0,50}\\b(?:abat\\w+|not (?:be )?(?:start|begin|commence|due|owed|payable|accrue)|prorat\\w+|waived|excused|suspended|adjusted|pushed back)\\b(?![^.;]{0,5}\\bnot abat)',
      '\\bTT (?:owes? no|may (?:cancel|terminate|end)|does not owe|pays? (?:no|nothing)|{must} not (?:owe|pay))\\b|\\b(?:term|commencement date|rent)\\b[^.;]{0,40}\\b(?:extended|postponed|delayed until|commence (?:when|on|upon)|start(?:s)? (?:when|on the (?:day|date)))',
      '\\bday[- ]for[- ]day|\\bforce majeure|\\bpayment\\b[^.;]{0,20}\\bdelay|\\bnot (?:be )?reduced by',
      '\\bright to possession|\\bdefault\\b',
      "\\bcaused by TT|\\bTT's (?:delay|fault|failure)|\\bTT delay",
      '\\bsurrender|\\bat the (?:end|expiration)|\\bdeliver up|\\bservices?\\b[^.;]{0,20}\\b(?:interrupt|fail)',
    ],
    unlessNearby: [
      '\\b(?:rent|installments?)\\b[^.;]{0,30}\\b(?:abates?|shall abate|will abate|be abated|is prorated|not start|does not start|begins? only)',
      '\\bTT may (?:cancel|terminate|end)\\b',
    ],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, [
        '\\b(?:possession|ready|deliver\\w*|move[- ]?in|start date|commencement|finished|completed?|begin\\w*|prior tenan\\w+|previous|premises|apartment|unit|bedroom|home|house|space)\\b',
      ])
        ? hit
        : null,
    confidence: 0.84,
  }),
  rule({
    id: 'RF51_short_cure',
    cues: [
      ['day', 'days', 'hour', 'hours', 'immed', 'once'],
      [
        'cure',
        'fix',
        'correct',
        'remed',
        'default',
        'breach',
        'fail',
        'violat',
        'evict',
        'notice',
        'catch',
        'quit',
        'pay',
        'problem',
        'stop',
      ],
    ],
    says: [
      "\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)(?:')?\\b[^;]{0,70}\\b(?:to (?:cure|fix|correct|remedy|pay|catch up|comply|put (?:it|things|the matter) right|make (?:it|things) right|stop|clean up|quit|leave|move|get)|cure period|in which to (?:cure|pay|fix|correct|remedy))\\b",
      '\\b(?:cure[sd]?|fix(?:es|ed)?|correct(?:s|ed)?|remed(?:y|ies|ied)|put right|paid|pays?|stops?|compl(?:y|ies|ied))\\b[^;]{0,60}\\b(?:within|in|after|inside)\\b[^.;]{0,15}\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)\\b',
      '\\bwithin\\b[^.;]{0,12}\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)\\b[^;]{0,60}\\b(?:of|after|from|following)\\b[^.;]{0,30}\\bnotice\\b',
      '\\b(?:continues?|uncured|not (?:cured|paid|fixed|corrected|remedied|made good))\\b[^;]{0,40}\\b(?:for|within|after)\\b[^.;]{0,15}\\b(?:\\d+|an?)[ -](?:business |calendar )?(?:days?|hours?)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:bears? interest|interest at|first (?:refusal|offer)|option|late charge)\\b|\\d ?% of',
      "\\b(?:LL|LL's)\\b[^.;]{0,40}\\b(?:{must} (?:repair|fix|return|refund|respond|answer|cure|remedy|correct|begin|start)|fails? to|has \\d+|default|does not)\\b",
      '\\b(?:deposit|inspection|move[- ]?in|checklist|inventory|condition (?:report|form)|estoppel|certificate|grace|late (?:fee|charge)|bounced|invoice|repairs? (?:are|is|will)|casualty|statement|objection|renewal|reply|respond|answer|request for|consent|sublease|abandon\\w*|guests?|reimburs\\w*|receipt of (?:an? )?(?:invoice|bill|statement)|insurance|polic(?:y|ies)|water bill|liens?|bond)\\b',
      '\\bTT may {end}|\\bquiet hours|\\bwithout\\b[^.;]{0,25}\\b\\d+[ -]day',
    ],
    weigh: (said, reading, hit) => {
      if (
        !hasPhrase(said.text, [
          '\\b(?:default\\w*|breach\\w*|cure[sd]?|violat\\w+|evict\\w*|terminat\\w+|end (?:this|the) {lease}|fails?|failure|unpaid|break(?:s)? (?:a|any|the|this)|out|quit|leave|remed\\w+|forfeit\\w*|possession|{lease} (?:ends?|is over|shall terminate))\\b',
        ]) ||
        !hasPhrase(said.text, ['TT', '\\bnotice\\b', '\\brent\\b', '\\b(?:default|breach|violation)\\b'])
      )
        return null;
      if (hasPhrase(said.text, ['\\bwhen (?:rent|it) is\\b[^.;]{0,20}\\bdays? late'])) return null;
      const money = hasPhrase(said.text, ['{rentword}', '\\bpay\\w*\\b', '\\bmonetary\\b|\\bmoney\\b']);
      const floor = reading.kind === 'residential' ? 5 : money ? 10 : 15;
      const words = said.text.slice(Math.max(0, hit.start - 10), hit.end + 25);
      const spans = spansIn(words).filter(({ unit }) => unit === 'day' || unit === 'hour');
      const shortest = Math.min(...spans.map(({ days }) => days));
      return spans.length > 0 && shortest < floor
        ? { ...hit, confidence: reading.kind === 'residential' ? 0.85 : 0.72 }
        : null;
    },
  }),
];

const noticeCache = new WeakMap<Reading, { readonly days: number | null }>();

/** Days of notice that the landlord gives to end the lease without the tenant's fault; null when it has no such right. */
const _landlordNotice = (reading: Reading): number | null => {
  const known = noticeCache.get(reading);
  if (known !== undefined) return known.days;
  let days: number | null = null;
  for (const said of reading.sentences) {
    if (!said.text.includes('LL')) continue;
    if (
      !hasPhrase(said.text, [
        'LL[^.;]{0,10} {may} .. {end} .. (?:{lease}|\\bit\\b)[^;]{0,80}\\b\\d+[ -](?:days?|weeks?|months?)',
        "LL[^;]{0,60}\\b\\d+[ -](?:days?|weeks?|months?)(?:')?[^;]{0,20}\\bnotice\\b[^;]{0,40}{end}",
      ])
    )
      continue;
    if (
      hasPhrase(said.text, [
        '\\b(?:default|breach\\w*|violat\\w+|fails?|unpaid|casualty|fire|damage\\w*|condemn\\w*|cure|BB|destroy\\w*|nonpayment)\\b',
        'BB',
      ])
    )
      continue;
    const spans = spansIn(said.text).filter(({ unit }) => unit !== 'year' && unit !== 'hour');
    for (const span of spans) if (days === null || span.days < days) days = span.days;
  }
  noticeCache.set(reading, { days });
  return days;
};

const entryHit = (text: string, clause: string, heading: string, reading: Reading, hit: Hit): Hit | null => {
  const words = text.slice(hit.start, hit.end);
  const topic = [
    '\\b(?:enter\\w*|entry|inspect\\w*|come in|comes in|in and out|access|knock|premises|apartment|unit|home|house|rooms?|flat|bedroom|dwelling|place|show\\w*|visit\\w*|keys?)\\b',
  ];
  const entering =
    hasPhrase(text, [enter]) ||
    hasPhrase(`${heading} ${clause}`, [
      '\\b(?:enter\\w*|entry|inspections?|come in|comes in|go in|in and out|access)\\b',
    ]);
  if (!entering || !hasPhrase(`${text} ${heading} ${clause.slice(0, 400)}`, topic)) return null;
  if (
    hasPhrase(text, ['\\b(?:evict\\w*|terminat\\w+|re-?ent\\w+|repossess\\w*|default|lien)\\b']) &&
    reading.kind === 'commercial'
  )
    return null;
  const hours = /\b(\d+|an?)[ -](hours?|minutes?)\b/.exec(words);
  const loose = hasPhrase(words, [
    '{always}',
    '\\bnot\\b[^.;]{0,40}\\b(?:notice|call|knock|first|permission|ask|announce|warn|tell)',
    '\\bno\\b[^.;]{0,20}{notice}',
    '{waive}',
  ]);
  if (!loose && hours !== null) {
    const count = /^an?$/.test(hours[1] ?? '') ? 1 : Number(hours[1]);
    const value = hours[2]?.startsWith('minute') ? count / 60 : count;
    const least = reading.kind === 'residential' ? (stateRuleOf(reading.state)?.entry.noticeHours ?? 6) : 2;
    if (
      !hasPhrase(text, ['{notice}', '\\b(?:text|call|phone|email|telling|warning|heads)\\b']) ||
      (hasPhrase(text, ['\\b(?:LL|agents?) .. enter .. after business hours|\\bbusiness hours|\\b24 hours a day']) &&
        value >= 12)
    )
      return null;
    // Some states set two periods; a clause that gives the longer one is taken at its word.
    const longest = Math.max(...spansIn(clause).map(({ days }) => days * 24), 0);
    if (longest >= least && longest <= 168) return null;
    return value < least ? { ...hit, confidence: 0.85 } : null;
  }
  if (!loose) return null;
  if (
    hasPhrase(text, [
      '\\b(?:emergency or not|whether or not[^.;]{0,20}emergenc|with or without (?:an )?emergenc|not (?:just|only) (?:in|for)[^.;]{0,15}emergenc)',
    ])
  )
    return { ...hit, confidence: 0.92 };
  if (hasPhrase(text, [emergency])) return null;
  // "No notice is needed" a sentence after "in an emergency" speaks of the emergency.
  if (/^no\b/.test(text) && hasPhrase(clause, [emergency]) && hasPhrase(clause, ['\\b\\d+[ -]hours?'])) return null;
  if (
    hasPhrase(text, ['\\breasonable times?\\b|\\breasonable hours?\\b|\\bbusiness hours\\b']) &&
    !hasPhrase(text, ['\\bwithout (?:any |prior |advance |further |giving )*(?:notice|warning)', '\\bno notice'])
  )
    return null;
  if (
    hasPhrase(text, [
      '\\b(?:upon|on|after|with|by|at least)\\b[^.;]{0,20}(?:\\d+ (?:hours?|days?)|\\breasonable|\\bprior|\\badvance|\\bwritten)[^.;]{0,15}{notice}',
    ]) &&
    !hasPhrase(text, ['\\bwithout (?:any |prior |advance )?notice', '\\bday or night', '\\bno notice'])
  )
    return null;
  if (
    hasPhrase(text, [
      '\\bLL (?:{must}|may|will|shall|can|does)? ?(?:not|never) (?:enter|come|go|inspect|let|drop|walk)',
    ]) &&
    !hasPhrase(text, ['\\bnot (?:have to|need|be required|obligated)'])
  )
    return null;
  if (
    hasPhrase(text, [
      '\\bTT (?:is present and agrees|agrees at the time|asks|requests?|has asked)\\b',
      "\\bat TT's (?:request|invitation)",
    ])
  )
    return null;
  return hit;
};
