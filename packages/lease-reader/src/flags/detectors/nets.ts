import { rule } from '../detector.ts';
import { amountsIn, percentsIn } from './amounts.ts';
import { net } from './net.ts';
import { onTenant } from './on-tenant.ts';

const transfer =
  '\\b(?:sub-?let\\w*|sub-?leas\\w+|sub-?rent\\w*|assign\\w*|assignees?|subtenants?|take over|taken over|hand(?:ing|s)? (?:\\w+ ){0,3}(?:over|on)|pass(?:ed|ing)?(?: this)? on|rent (?:the place |it |this )?out|transfer\\w*|buyer)\\b';

/** What figures bear out however it is said, and what everyday words say too shortly to be weighed. */
export const nets = [
  net({
    id: 'RF18_late_fee_high',
    cues: [['late', 'behind', 'overdu', 'delinq', 'past']],
    all: [
      ['\\b(?:late|lateness|behind|overdue|delinquen\\w+|past due|tardy)\\b'],
      ['\\b(?:fees?|charges?|penalt(?:y|ies)|costs?|extra|surcharge|owes?|pays?)\\b'],
      [
        '\\$ ?\\d|\\d+ (?:dollars|bucks)|\\d+ ?%|\\b(?:1|one) (?:5th|4th|3rd|fifth|quarter|third|half)|\\b(?:a |one-?)?(?:quarter|third|half|fifth) of\\b',
      ],
    ],
    none: [
      '\\b(?:per day|each day|every day|daily|a day|returned|bounced|nsf|deposit|interest|guests?|pool|library|noise)\\b',
    ],
    weigh: ({ text }, { numbers }, hit) => {
      const rent = numbers.rentCents;
      const part =
        /\b(?:(?:1|one)[ -]?(5th|fifth|4th|quarter|3rd|third|half)|(?:a )?(quarter|third|half|fifth)) of\b/.exec(text);
      if (part) return { ...hit, confidence: 0.8 };
      const percent = percentsIn(text)[0]?.percent ?? null;
      if (percent !== null) return percent > 10 && percent <= 100 ? { ...hit, confidence: 0.75 } : null;
      const cents = amountsIn(text)[0]?.cents ?? 0;
      return rent !== null && cents > rent * 0.1 * 1.005 ? { ...hit, confidence: 0.75 } : null;
    },
    confidence: 0.7,
  }),
  net({
    id: 'RF19_late_fee_daily',
    cues: [['day', 'daily', 'diem', 'compou', 'additi']],
    all: [
      [
        '\\b(?:(?:each|every|per|a|for each|for every|another) (?:\\w+ )?days?\\b|per diem|daily|compound\\w*|themselves subject to late)\\b',
      ],
      [
        '\\b(?:late|behind|overdue|unpaid|outstanding|delinquen\\w+|arrears|account is current|not paid|until (?:it is |the account is )?(?:paid|current)|late fees?|till LL get)\\b',
      ],
      ['\\$ ?\\d|\\d+ (?:dollars|bucks)|\\d+ ?%|\\blate fees?\\b'],
    ],
    none: [
      '\\b(?:not a daily|single|nothing|none|no (?:daily|additional|further)|not (?:be )?(?:added|charged|more than once)|once a month|never (?:twice|more)|at most|not (?:to )?exceed|no more than|stays? past|holdover|per month|capped|maximum|guest|annum|whatever the number of days|after the (?:end|term)|up to \\$)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF28_high_fixed_escalator',
    cues: [
      ['year', 'annual', 'annive', 'twelve', 'months', 'bump'],
      ['rent', 'increa', 'bump', 'escal', 'rise', 'goes', 'up'],
    ],
    all: [
      ['\\b(?:each|every|per|a|annual\\w*|yearly|anniversary|lease) ?(?:year|years|increase|bump|12 months)?\\b'],
      ['\\b(?:rents?|increases?|bumps?|escalat\\w+|ris(?:es?|ing)|grows?|goes up|up by|step)\\b'],
      ['\\d+(?:\\.\\d+)? ?%'],
    ],
    none: [
      '\\b(?:interest|late|cpi|consumer price|not (?:to )?exceed|no more than|never (?:by )?more|up to|cap(?:ped)?|operating|expenses|tax(?:es)?|share|holdover|hold(?:s|ing)? over|deposit|gross sales|fee|fees|management|last rent|overstay\\w*)\\b',
    ],
    weigh: ({ text }, _, hit) => {
      const percent = percentsIn(text)[0]?.percent ?? 0;
      const isYearly = /\b(?:each|every|per|a) (?:\w+ )?(?:year|anniversary|12 months)|\bannual|\byearly/.test(text);
      return isYearly && percent > 4.2 && percent <= 30 ? hit : null;
    },
    confidence: 0.72,
  }),
  net({
    id: 'RF35_no_sublet',
    cues: [
      ['suble', 'sub', 'assign', 'hand', 'pass', 'rent', 'let', 'take', 'transf', 'lease', 'put', 'someb', 'anybo'],
    ],
    all: [
      [
        transfer,
        '\\blet (?:any(?:one|body)|some(?:one|body)) (?:else )?take over\\b',
        '\\bput (?:some|any)(?:body|one) else in\\b',
        '\\brent (?:the place|it|this|the \\w+) (?:out )?to (?:any|some)(?:body|one) else\\b',
      ],
      ["\\b(?:strictly|never|ever|not|no|forbidden|prohibited|under no circumstances|any circumstances|isn't)\\b"],
      [
        '\\b(?:(?:is|are|be) (?:strictly |absolutely )?(?:forbidden|prohibited|not (?:allowed|permitted))|not (?:be )?(?:allowed|permitted)|TT (?:may|can|shall|will|must|are|is) (?:not|never)|no (?:further )?(?:assignment|sub\\w+)|can not be|not to (?:rent|let|assign|sublet)|no exceptions)\\b',
      ],
    ],
    none: [
      '\\bnot (?:constitute|be (?:deemed|considered|treated as))\\b',
      "\\b(?:without|unless|until|except|consent|approv\\w*|permission|agree\\w*|LL says? yes|with LL's|prior|LL (?:may|can|shall|will) (?:not )?(?:assign|transfer)|releas\\w+|guest|parking|assigned|deposit|lien|key|charge|claims?|records?|creditors?|counterclaim|insurance|warrant\\w*|ownership|shares)\\b",
    ],
    unlessNearby: [
      "\\b(?:with(?:out)?|after|unless)\\b[^.;]{0,40}\\bLL's (?:prior )?(?:written )?(?:consent|permission|approval)",
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF09_oneway_attorney_fees',
    cues: [['attor', 'lawye', 'legal', 'couns', 'court']],
    all: [
      [
        "{lawyers}|\\b(?:LL's|court) (?:costs?|counsel|lawyer|attorney\\w*)\\b|\\bget a lawyer\\b|\\battorney (?:charges|fees)\\b",
      ],
      [
        onTenant,
        "\\bTT'?s? (?:balance|account)\\b|\\bTT (?:agrees? to )?(?:bears?|covers?|foots?|pays?)\\b|\\bfall(?:s)? (?:up)?on TT\\b|\\b(?:bill|cost) is TT's\\b|\\badd(?:ed)?\\b[^.;]{0,30}\\bto TT",
      ],
    ],
    none: [
      '\\b(?:each (?:side|party)|its own|their own|loses|loser|wins|winner|winning|prevailing|reverse|both|BB (?:bears?|pays?)|whoever wins|party that)\\b',
      "\\bLL (?:{must} )?(?:pays?|bears?|reimburses?)\\b[^.;]{0,40}(?:TT's|lawyer|attorney)",
      '\\bindemni\\w+|\\bguarant(?:or|y)\\b|\\bsublet|\\bassign|\\bconsent\\b|\\bestoppel\\b',
    ],
    weigh: (said, _, hit) =>
      /\bwin or lose\b|whoever (?:wins|prevails)|regardless/.test(said.text) ? { ...hit, confidence: 0.8 } : hit,
    confidence: 0.7,
  }),
  rule({
    id: 'RF42_mgmt_fee',
    cues: [['manage', 'admini', 'superv', 'overhe']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '\\b(?:management|administrat\\w+|supervis\\w+|overhead)\\b[^.;]{0,15}\\b(?:fees?|charges?|costs?|overhead)?\\b[^.;]{0,80}\\d+(?:\\.\\d+)? ?%',
    ],
    unless: [
      '\\bnot (?:to )?exceed (?:[0-4](?:\\.\\d+)?|5) ?%',
      '\\b(?:alterations?|restor\\w+|tenant improvement|construction|repairs?|complet\\w+|interest|default|cure|late)\\b',
    ],
    weigh: (said, _reading, hit) =>
      percentsIn(said.text.slice(hit.start, hit.end)).some(({ percent }) => percent > 5 && percent <= 30) ? hit : null,
    confidence: 0.8,
  }),
  rule({
    id: 'RF04_habitability_waiver',
    cues: [['repair', 'fix', 'mend', 'duty', 'oblig']],
    kinds: 'residential',
    says: [
      '\\bnothing\\b[^.;]{0,40}\\b(?:repaired|fixed|mended) by LL\\b',
      '\\bLL (?:does|do|will) not (?:do|make|carry out) (?:any )?repairs\\b',
      '\\bTT (?:{must} )?(?:sees? to|makes?|does|do) every repair\\b',
      '\\bLL (?:{must} )?(?:has|have|owes?|bears?|is under) no (?:duty|obligation) to (?:keep|make|maintain)\\b[^.;]{0,40}\\b(?:fit|habitable|livable|liveable)\\b',
    ],
    ignoreDenial: true,
    confidence: 0.82,
  }),
  rule({
    id: 'RF05_statutory_rights_waiver',
    cues: [
      ['confli', 'differ', 'contra'],
      ['statut', 'law', 'laws', 'code'],
    ],
    says: [
      '\\b(?:statutes?|laws?|code)\\b[^.;]{0,40}, (?:the|this) (?:lease|agreement|contract) (?:prevails|controls|governs|wins)\\b',
    ],
    confidence: 0.82,
  }),
];
