import type { Detector } from '../detector.ts';
import { rule } from '../detector.ts';

const rent = '\\b(?:rent|payments?|sums?|everything|balance|installments?)\\b';

/** Unfair terms told in everyday turns of speech about a home. */
export const turnsOfHomes: readonly Detector[] = [
  rule({
    id: 'RF01_confession_judgment',
    cues: [
      ['admit', 'confes', 'judgme', 'debt'],
      ['lawyer', 'attorn', 'court', 'judge', 'clerk'],
    ],
    says: [
      '\\b(?:lawyer|attorney|clerk)\\b[^.;]{0,40}\\b(?:admits?|confess\\w*|agree to|accept)\\b[^.;]{0,25}\\b(?:debt|judgment|claim|amount|owe)\\b',
    ],
    unless: ['\\b(?:no 1|nobody)\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF03_exculpatory',
    cues: [
      ['answer', 'blame', 'liable', 'respon', 'sue', 'claim', 'risk', 'accoun'],
      ['own', 'fault', 'negli', 'carele', 'neglec', 'mistak', 'worker', 'caused', 'employ', 'preven', 'care'],
    ],
    says: [
      "\\bLL\\b[^.;]{0,25}\\bnot (?:be )?(?:answer\\w*|liable|responsible|accountable|pay)\\b[^.;]{0,90}\\b(?:even|not even|whether or not|no matter)\\b[^.;]{0,50}\\b(?:LL's|LL|{negligence}|workers|employees|staff|prevented|care)\\b",
      "\\bTT\\b[^.;]{0,40}\\b(?:not (?:to )?(?:sue|blame|claim|hold)|never (?:sue|blame))\\b[^.;]{0,90}\\b(?:even|whether or not|no matter)\\b[^.;]{0,70}\\b(?:LL|LL's|{negligence}|careless|rotten|caused)\\b",
    ],
    unless: ['\\bexcept (?:where|when|if|for)\\b[^.;]{0,30}\\b(?:LL|neglig)', '\\bto the extent\\b'],
    ignoreDenial: true,
    confidence: 0.8,
  }),
  rule({
    id: 'RF05_statutory_rights_waiver',
    cues: [
      ['law', 'laws', 'statut', 'act', 'code'],
      ['protec', 'right', 'rights', 'benefi'],
    ],
    says: [
      '\\b(?:nothing|none|no part|no (?:law|statute|rule))\\b[^.;]{0,60}\\b(?:statutes?|laws?|act|code)\\b[^.;]{0,30}\\b(?:protects?|helps?|applies to|benefits?|gives?)\\b[^.;]{0,10}\\bTT\\b',
      '\\bTT\\b[^.;]{0,30}{waive}[^.;]{0,30}\\b(?:rights?|protections?)\\b[^.;]{0,40}\\b(?:laws?|statutes?|code|act)\\b[^.;]{0,20}\\b(?:gives?|grants?|provides?|allows?)\\b',
    ],
    unless: ['\\bnothing (?:in|here)[^.;]{0,30}\\b(?:waives?|limits?|takes? away)'],
    ignoreDenial: true,
    confidence: 0.78,
  }),
  rule({
    id: 'RF06_notice_waiver',
    cues: [
      ['judge', 'hearin', 'court', 'notice'],
      ['leave', 'out', 'evict', 'go', 'vacate', 'removed', 'put'],
    ],
    says: [
      '\\bTT\\b[^.;]{0,50}\\b(?:leave|go|vacate|move out|be (?:put out|evicted|removed))\\b[^.;]{0,30}\\bwithout\\b[^.;]{0,50}\\b(?:judge|hearing|court|notice)\\b',
      '\\b(?:{waive}|gives? up)\\b[^.;]{0,120}\\b(?:hearing|notice|day in court)\\b[^.;]{0,30}\\bbefore\\b[^.;]{0,30}\\b(?:put out|evict\\w*|removed|out)\\b',
    ],
    unless: ['\\bLL (?:{must}|will) not\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF07_self_help',
    cues: [
      ['stuff', 'things', 'belong', 'whatev', 'room', 'posses', 'enter', 'goods', 'property'],
      ['dump', 'throw', 'clear', 'dispos', 'toss', 'empty', 'withou', 'trash'],
    ],
    says: [
      '\\bLL\\b[^.;]{0,40}\\b(?:clears?|emp(?:ty|ties)|throws? (?:away|out)|dumps?|toss(?:es)?|trash(?:es)?|disposes? of)\\b[^.;]{0,50}\\b(?:room|unit|stuff|things|belongings|goods|property|whatever|all|everything|bay)\\b',
      '\\bLL\\b[^.;]{0,120}\\b(?:re-?enters?|takes? (?:back )?possession|retakes?)\\b[^.;]{0,40}\\b(?:with or without|without)\\b[^.;]{0,30}\\b(?:legal process|process of law|courts?|resort to|judicial|going to)\\b',
    ],
    unless: [
      '\\b(?:after|as) (?:the )?(?:law|statute|court|judge)|\\bin the manner\\b|\\bcourt order|\\bas (?:the )?(?:law|statute) (?:requires|allows|asks|provides)',
    ],
    confidence: 0.77,
  }),
  rule({
    id: 'RF10_arbitration_class',
    cues: [['class']],
    says: [
      '\\b(?:never|not|no)\\b[^.;]{0,30}\\b(?:as )?(?:part|member|representative) of a class\\b|\\bno class (?:claims?|actions?|suits?)\\b|\\bone by one\\b[^.;]{0,40}\\bclass\\b|\\b1 by 1\\b[^.;]{0,40}\\bclass\\b',
    ],
    ignoreDenial: true,
    confidence: 0.76,
  }),
  rule({
    id: 'RF19_late_fee_daily',
    cues: [['day'], ['bill', 'delay', 'wait', 'adds', 'grows', 'late', 'behind', 'furthe', 'extra']],
    says: [
      '\\b(?:grows?|rises?|goes up|climbs?|increases?)\\b[^.;]{0,10}\\bby {money} (?:for )?(?:each|every|a|per)(?: \\w+)? day\\b',
      '\\b(?:each|every) (?:extra |additional |further |more )?day (?:of delay|late|behind|that passes|TT (?:is|are) late)\\b[^.;]{0,25}\\b(?:adds?|costs?|means)\\b[^.;]{0,12}{money}',
      '\\band {money} (?:for|on) (?:each|every) (?:further|additional|extra|other|later)? ?day\\b',
    ],
    unless: ['\\b(?:hold\\w* over|never more|not exceed|departure|stays? (?:on|past|longer))\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF22_acceleration',
    cues: [
      ['rest', 'remain', 'end', 'all', 'entire', 'term'],
      ['due', 'call', 'demand', 'declar', 'collec'],
    ],
    says: [
      `\\b(?:call in|calls? for|demands?|collects?|declares?)\\b[^.;]{0,20}\\b(?:all|entire|the whole|every)\\b[^.;]{0,20}${rent}[^.;]{0,40}\\b(?:end|rest|remainder|balance) of (?:the|this) (?:term|lease|year)\\b`,
    ],
    unless: ['\\bas (?:it|they) (?:falls?|comes?|becomes?) due\\b'],
    confidence: 0.77,
  }),
  rule({
    id: 'RF33_entry_no_notice',
    cues: [['come', 'go', 'key', 'enter', 'walk', 'open']],
    says: [
      '\\bLL (?:\\w+ )?(?:comes?|goes?) and (?:comes?|goes?)\\b[^.;]{0,30}\\b(?:please\\w*|like\\w*|want\\w*|no need|without)\\b',
      '\\bLL (?:{may} )?(?:comes? in|enters?|walks? in|lets? LL in|opens?)\\b[^.;]{0,50}\\bno need to (?:tell|ask|call|warn)\\b',
      '\\bLL can open the (?:unit|bay|room|apartment|door|space|locker)\\b[^.;]{0,30}\\b(?:any time|without notice)\\b',
    ],
    unless: ['\\bemergenc\\w+ only\\b|\\bonly in (?:an )?emergenc'],
    confidence: 0.76,
  }),
];

/** The same about shops, offices and sheds. */
export const turnsOfBusiness: readonly Detector[] = [
  rule({
    id: 'RF48_demolition_term',
    cues: [
      ['sold', 'sells', 'sell', 'rebuil', 'redeve', 'tear', 'torn', 'sale', 'demoli'],
      ['end', 'termin', 'cut', 'cancel', 'short', 'close'],
    ],
    says: [
      '\\b(?:sold|rebuilt|redeveloped|torn down|sells?|tears?|sale|demolish\\w*)\\b[^.;]{0,40}\\bLL (?:{may}|can)\\b[^.;]{0,30}\\b(?:cut|end|terminate|cancel|close)\\b',
      '\\bLL (?:{may}|can) (?:end|terminate|cancel|cut short)\\b[^.;]{0,60}\\b(?:if|when|should) (?:it|LL|the (?:property|building|land))\\b[^.;]{0,20}\\b(?:sells?|is sold|tears?|is (?:rebuilt|redeveloped|torn))\\b',
    ],
    unless: ['\\bnot (?:end|terminate)|\\bas the law\\b|fire|casualty'],
    confidence: 0.77,
  }),
  rule({
    id: 'RF48_demolition_term',
    cues: [
      ['need', 'want', 'claim'],
      ['day', 'days', 'week', 'weeks', 'month', 'months', 'notice'],
    ],
    says: [
      '\\bLL (?:may |might |could |{may} )?(?:need|want|claim)s? (?:to have )?(?:the|this)\\b[^.;]{0,20}\\b(?:apartment|house|home|place|room|shop|space|premises|unit|property)\\b[^.;]{0,40}\\bgives? (?:TT )?\\d+ (?:days|weeks|months)\\b',
    ],
    unless: ['\\b(?:repairs?|enter|show|month[- ]to[- ]month|after the (?:term|lease)|inspect\\w*)\\b'],
    confidence: 0.77,
  }),
  rule({
    id: 'RF49_no_snda',
    kinds: 'commercial',
    cues: [
      ['mortga', 'lender', 'deed', 'loan'],
      ['subjec', 'behind', 'ahead', 'ranks', 'subord', 'junior', 'secon'],
    ],
    says: [
      '\\blease (?:is|shall be|will be) (?:at all times )?(?:subject|subordinate|junior|secondary)\\b[^.;]{0,30}\\b(?:mortgages?|deeds? of trust|loans?)\\b[^.;]{0,60}\\b(?:now or (?:later|hereafter)|present or future|nothing more|automatic\\w*|without)\\b',
      '\\bmortgages?\\b[^.;]{0,60}\\b(?:ranks?|comes?|goes|stands?) (?:ahead of|before|above) this lease\\b',
    ],
    unlessNearby: ['\\b(?:non-?disturb\\w*|not (?:to )?disturb|recogni[sz]e)\\b'],
    confidence: 0.77,
  }),
  rule({
    id: 'RF57_continuous_op',
    kinds: 'commercial',
    cues: [['open', 'tradin', 'operat', 'staffe', 'busine', 'hours', 'shop', 'store']],
    says: [
      '\\b(?:shop|store|premises|restaurant|business|TT)\\b[^.;]{0,40}\\b(?:must|shall|will|is to|has to)\\b[^.;]{0,30}\\b(?:staffed|trading|open|operat\\w+)\\b[^.;]{0,40}\\b(?:7 days|every day|each day|daily|\\d{1,2} hours|all year|throughout|as long as)\\b',
      '\\bTT\\b[^.;]{0,20}\\bnot (?:open|run|own|operate)\\b[^.;]{0,50}\\bwithin \\d{1,2} miles?\\b',
    ],
    ignoreDenial: true,
    confidence: 0.77,
  }),
];
