import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, dailyRent, monthsOfRentIn, percentsIn, spansIn } from './amounts.ts';
import { lateFeeHit } from './late-fee.ts';

/** The rent itself: raised, indexed, owed whatever happens, doubled for staying. */
export const rent = [
  rule({
    id: 'RF26_rent_increase_midterm',
    cues: [
      ['rent', 'rental', 'month'],
      [
        'rais',
        'increas',
        'adjust',
        'chang',
        'put',
        'bump',
        'hike',
        'go',
        'goes',
        'up',
        'new',
        'higher',
        'more',
        'revis',
        'set',
        'modif',
      ],
    ],
    says: [
      'LL .. {may} .. \\b(?:raise|increase|adjust|change|put up|bump|hike|revise|modify|reset|up|raises|put)\\b .. {rentword}',
      'LL {may} (?:\\w+ ){0,3}put (?:the )?rent up\\b',
      '{rentword} .. \\b(?:may|can|could|might|is subject to|are subject to|subject to)\\b .. \\b(?:be )?(?:raised|increased?|increases|adjusted|adjustment|changed?|go up|rise|bumped|revised|modified)\\b',
      'LL .. {may} .. \\bcharge\\b .. \\b(?:higher|more|new|increased)\\b .. {rentword}',
      '{rentword} .. \\b(?:goes up|will go up|will rise|rises|will increase|increases)\\b .. \\b(?:when(?:ever)?|if|any ?time|as|with)\\b .. \\b(?:LL|taxes|insurance|costs?|expenses|market|interest|bills)\\b',
      'TT (?:{must}|pays|agrees to) .. \\b(?:pay )?(?:the )?(?:new|higher|increased|raised) (?:rent|amount)\\b .. \\b(?:notice|text|days|week|whenever)',
    ],
    unless: [
      '\\b(?:as set forth|market rental value|rent review|review date|(?:exhibit|section|article|paragraph) [a-z0-9]+)\\b',
      '\\bnot\\b[^.;]{0,30}\\b(?:be )?(?:raise|increase|adjust|change|go up|rise)\\w*\\b(?![^.;]{0,60}\\bunless)|\\bno (?:rent )?increase|\\bonly (?:by|with|through)\\b[^.;]{0,40}\\b(?:signed|written agreement|amendment|both)',
      '\\b(?:renewal|renew\\w*|extension|extended|next term|new term|new lease|option|after the (?:end|term|\\w+ term|first|initial|expiration|lease|fixed)|when the (?:term|lease) (?:ends|is over)|at the end of (?:the|this)|upon expiration|anniversary|each year|annually|lease year|month-to-month|month to month|hold(?:s|ing)?[- ]?over|periodic)\\b',
      '\\b(?:BB|by agreement|mutual\\w*|written agreement|amendment signed|in writing signed)\\b',
      '\\bconsumer price|\\bcpi\\b|\\bschedule\\b|\\bfollowing (?:schedule|table)|\\boperating expenses|\\bproportionate|\\bpro[- ]rata|\\bremeasure|\\bsquare f',
      "\\b(?:voucher|housing (?:authority|agency|assistance)|pha|hud|subsid\\w+|household(?:'s)? income)\\b",
      '\\b(?:pet|parking|garage|storage) rent\\b',
    ],
    weigh: (said, reading, hit) => {
      if (reading.numbers.monthToMonth && spansIn(said.text).some((span) => span.days >= 28)) return null;
      if (
        hasPhrase(reading.clauseText(said), [
          '\\bnot\\b[^.;]{0,40}\\b(?:raise|increase|change)\\w*\\b[^.;]{0,50}\\b(?:during|before|until|first)\\b',
        ])
      )
        return null;
      const loose = hasPhrase(said.text, [
        '{always}',
        '\\b(?:sole|absolute|own) discretion|\\bany (?:time|reason)|\\bwhenever|\\bsees? fit|\\bmiddle of|\\bduring (?:the|this)|\\bmid-?(?:term|lease|year)|\\bany ?time|\\bif (?:taxes|costs|insurance)|\\bwhen (?:taxes|costs|insurance)',
      ]);
      if (!loose && (reading.kind === 'commercial' || percentsIn(said.text).length > 0)) return null;
      return { ...hit, confidence: loose ? 0.9 : 0.72 };
    },
  }),
  rule({
    id: 'RF27_uncapped_cpi',
    cues: [['consum', 'cpi', 'market', 'fmv', 'fmr', 'inflat']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '{rentword} ... (?:\\bconsumer price index\\b|\\bcpi\\b|\\binflation\\b)',
      '(?:\\bconsumer price index\\b|\\bcpi\\b) ... {rentword}',
      '\\b(?:increase\\w*|adjust\\w*|escalat\\w*)\\b ... (?:\\bconsumer price index\\b|\\bcpi\\b)',
      '{rentword} ... \\b(?:fair market|prevailing market|market) (?:rent|rental|rate|value)',
    ],
    unless: [
      '\\b(?:office space|comparable buildings|management personnel|operating expenses?|exceeds?|insurance|sublease)\\b',
      '\\b(?:no more than|not (?:to )?exceed|maximum|cap|capped|ceiling|lesser of|not more than|up to|nor more than|never (?:\\w+ )?(?:by )?more|at most)\\b',
      // The rent of a term that nobody has chosen yet, and what a default is reckoned by.
      '\\b(?:renewal|extension|renew|extend\\w*|option\\w*|remainder of the term|present value|default|mutually agreed?|negotiat\\w+)\\b',
    ],
    unlessNearby: ['\\b(?:no more than|not (?:to )?exceed|maximum|cap|capped|ceiling|lesser of|not be more than)\\b'],
    confidence: 0.72,
  }),
  rule({
    id: 'RF28_high_fixed_escalator',
    cues: [
      ['incre', 'escal', 'adjust', 'more', 'higher', 'goes', 'go', 'rise', 'rises', 'raise', 'rais', 'up', 'step'],
      ['rent', 'renta', 'amount', 'month', 'base'],
    ],
    says: [
      '\\b(?:increas\\w*|escalat\\w*|adjust\\w*|more than|higher than|goes up|go up|rises?|raised|steps? up|over the|above the)\\b .. (?:by |of |at |to )?\\d+(?:\\.\\d+)? ?%',
      '\\d+(?:\\.\\d+)? ?% .. \\b(?:increase|escalat\\w*|more than|higher|over the|above|rise|raise|bump|annual)\\b',
    ],
    unless: [
      '\\b(?:not|no|never|exceed\\w*|up to|maximum|capped?|cap|at most|lesser of|less than|exceeds)\\b[^.;]{0,40}\\d+(?:\\.\\d+)? ?%|\\d+(?:\\.\\d+)? ?%[^.;]{0,25}\\bor less',
      '\\b(?:interest|per annum|late|hold(?:s|ing)?[- ]?over|operating (?:expenses?|costs?)|expenses|management fee|taxes|insurance|audit|overcharge|construction|square f\\w+|transfer|controllable|penalt\\w+|depositor?|ownership|stock)\\b',
      '\\bmore than \\d+(?:\\.\\d+)? ?%',
    ],
    weigh: (said, reading, hit) => {
      if (!hasPhrase(said.text, ['{rentword}', '\\bbase rent\\b'])) return null;
      const steep = percentsIn(said.text.slice(Math.max(0, hit.start - 5), hit.end + 5)).some(
        ({ percent }) => percent > 4.5 && percent <= 60,
      );
      if (!steep || (reading.kind === 'residential' && hasPhrase(said.text, ['\\bmonth-to-month\\b']))) return null;
      return hit;
    },
    confidence: 0.85,
  }),
  rule({
    id: 'RF29_holdover',
    cues: [
      [
        'hold',
        'holding',
        'holds',
        'stay',
        'stays',
        'remain',
        'posses',
        'occup',
        'overst',
        'past',
        'after',
        'beyond',
        'vacat',
        'leave',
        'holdov',
        'move',
        'out',
        'late',
        'surren',
        'still',
        'gone',
      ],
    ],
    says: [
      '\\b(?:hold(?:s|ing)?[- ]?over\\w*|stay(?:s|ing)?\\b|remain\\w*|overstay\\w*|(?:retain|keep)s? possession|not (?:vacate|vacated|leave|left|moved? out|out|gone|surrender\\w*|be out)|fails? to (?:vacate|leave|move out|surrender|deliver up)|continues? to occupy|still (?:here|there|in|on)|past (?:the|check|end|your|TT)|is not out)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\bliquidated damages for (?:the )?(?:pet|animal)',
      '\\bguests?\\b',
      '\\bwater|\\bsewer',
      '\\banimals?\\b|\\bpets?\\b',
    ],
    weigh: (said, reading, hit) => {
      const text = said.text;
      if (
        !hasPhrase(text, [
          '{rentword}',
          '\\bdaily\\b|\\bper day|\\b(?:a|each|every) day|\\btimes\\b|\\bdouble\\b|\\btwice\\b|\\btriple\\b|\\bowes?\\b|\\bpay',
        ])
      )
        return null;
      if (
        !hasPhrase(text, [
          '\\b(?:end(?:s|ing)?|expir\\w+|terminat\\w+|term|check-?out|noon|possession|hold\\w*|date|lease|tenancy|move[- ]?out|day|moved?|vacate|overstay\\w*)\\b',
        ])
      )
        return null;
      const twice = hasPhrase(text, [
        '\\b(?:double|twice|triple|treble|thrice|quadruple|2x|3x|two-?fold|(?<![\\d.])[2-9](?:\\.\\d+)? (?:times|x)|1\\.[6-9]\\d* times)\\b[^.;]{0,50}(?:{rentword}|\\brate\\b|\\bamount|\\bdaily|\\bmonthly|\\bthat\\b|\\bit\\b|\\bprice)',
        '{rentword}[^.;]{0,60}\\b(?:doubles?|doubled|triples?|tripled|(?:be|is|becomes?|times) (?:two|double|twice|triple|2|3)(?: times)?)\\b',
      ]);
      if (twice) return { ...hit, end: Math.max(hit.end, hit.start + 1), confidence: 0.9 };
      if (percentsIn(text).some(({ percent }) => percent > 150 && percent <= 500) && hasPhrase(text, ['{rentword}']))
        return { ...hit, confidence: 0.92 };
      if (percentsIn(text).length > 0) return null;
      const daily = dailyRent(reading.numbers);
      if (
        daily === null ||
        !hasPhrase(text, [
          '{money}[^.;]{0,30}\\b(?:per|each|a|every|for each|for every) (?:\\w+ )?day\\b|{money}[^.;]{0,10}\\bdaily\\b|\\b(?:each|every|per) (?:\\w+ )?day\\b[^.;]{0,60}{money}',
        ])
      )
        return null;
      if (
        !hasPhrase(text, [
          '\\b(?:hold(?:s|ing)?[- ]?over|overstay\\w*|stay(?:s|ing)?|remain\\w*|possession|vacat\\w*|move[sd]? out|keys|gone|leave|still)\\b',
        ]) ||
        hasPhrase(text, ['{rentword} (?:\\w+ ){0,4}(?:unpaid|late|remains unpaid)'])
      )
        return null;
      return amountsIn(text).some(({ cents }) => cents > daily * 1.55 && cents < daily * 30)
        ? { ...hit, confidence: 0.85 }
        : null;
    },
  }),
  rule({
    id: 'RF56_setoff_waiver',
    cues: [['set', 'setoff', 'offset', 'deduct', 'counterc', 'indep', 'withh', 'hold', 'reduce', 'short', 'stop']],
    says: [
      '\\bwithout\\b[^.;]{0,60}\\b(?:set-? ?offs?|offsets?|deductions?|counterclaims?|abatements?|reductions?|diminution)\\b',
      '\\bno\\b[^.;]{0,30}\\b(?:set-? ?offs?|offsets?|deductions?|counterclaims?|withholding)\\b',
      '\\bfree (?:of|from)\\b[^.;]{0,30}\\b(?:set-? ?offs?|offsets?|deductions?|counterclaims?)\\b',
      '\\bindependent (?:of|covenants?)\\b[^.;]{0,60}(?:\\brent|\\bcovenant|\\bobligation|\\bLL)',
      'TT (?:{may}|{must}|has|agrees|is|promises|does)[^.;]{0,20}\\b(?:not|never|no right to)\\b[^.;]{0,30}\\b(?:deduct|withhold|hold back|offset|set off|set-off|reduce|short|stop paying|keep back|take .. (?:off|out of)|subtract)\\b[^.;]{0,70}(?:{rentword}|\\bpayments?\\b)',
      'TT {waive}[^.;]{0,60}\\b(?:right to )?(?:set-? ?off|offset|withhold|deduct)\\b',
      '{rentword}[^.;]{0,60}\\b(?:may|can|shall|will|must|is) (?:not|never) (?:to )?(?:be )?(?:withheld|reduced|held back|deducted|offset|set off|shorted)\\b',
      'TT (?:keeps? paying|{must} (?:keep|continue) (?:paying|to pay)|pays?|owes?)[^.;]{0,40}\\b(?:full )?{rentword}\\b[^;]{0,60}\\b(?:even if|no matter|whether or not|regardless of)\\b[^.;]{0,80}\\b(?:LL|repair\\w*|broken|working|fix\\w*|service)',
    ],
    ignoreDenial: true,
    unless: [
      '\\battorn\\b|\\bcondemn\\w*|\\bletter of credit|\\bl-c\\b',
      '\\b(?:except|unless|other than|save) (?:as |where |when |that |for |if )?(?:[^.;]{0,40})\\b(?:law|statute|permits?|permitted|provided|allowed|allows|expressly|lease|court|code|act|otherwise|abatement)\\b',
      '\\bas (?:the )?(?:law|statute) (?:allows|permits)|\\bto the extent\\b[^.;]{0,30}\\blaw',
      '\\bdeposit\\b[^.;]{0,60}\\b(?:rent|last)|\\b(?:last|final) month',
      '\\btax(?:es)?\\b[^.;]{0,30}\\b(?:withhold|deduct)|\\bdepreciat\\w+|\\binsurance|\\bdeductible|\\bself-?insur',
      '\\b(?:award|proceeds|damages|recover\\w*|sublease|subtenant)\\b[^.;]{0,60}\\bwithout',
      '\\bTT (?:may|can|has the right to|is entitled to) (?:deduct|withhold|offset|set off)',
      '\\bLL {must}[^.;]{0,30}(?:pay|return|refund)[^.;]{0,40}without',
    ],
    weigh: (said, reading, hit) =>
      hasPhrase(said.text, ['{rentword}', '\\bpay(?:s|able|ment|ments|ing)?\\b|\\bcovenants?\\b']) &&
      !(
        reading.kind === 'commercial' &&
        hasPhrase(said.text, ['\\babatement\\b']) &&
        !hasPhrase(said.text, ['\\b(?:set-? ?off|offset|deduction|counterclaim)'])
      )
        ? hit
        : null,
    confidence: 0.82,
  }),
  rule({
    id: 'RF71_landlord_uncapped_obligation',
    cues: [['deduct', 'offset', 'setoff', 'set', 'withh', 'subtr', 'take', 'credit']],
    says: [
      'TT[^.;]{0,40}{can} ... \\b(?:deduct|offset|set-? ?off|withhold|subtract|take|credit)\\b .. {rentword}',
      '\\b(?:deduct|subtract|take|offset|set off)\\b .. \\b(?:whole|full|entire|all|cost|bill|expense|amount)\\b .. \\b(?:from|off|out of|against)\\b .. {rentword}',
    ],
    unless: [
      '\\b(?:overpa\\w+|overpayment|refund|estimated|excess|allowance|abate\\w*|condemn\\w*|free rent)\\b|\\bwithout (?:any )?(?:offset|set-?off|deduction)',
      '\\b(?:not|never|no)\\b[^.;]{0,30}\\b(?:deduct|offset|set-? ?off|withhold|subtract|take|credit)',
      '\\b(?:up to|not (?:to )?exceed\\w*|no more than|not more than|limit\\w*|maximum|at most|1 month|half|\\d+ ?%|as (?:the )?(?:law|statute)|permitted by|allowed by|provided by (?:law|statute)|under (?:section|state law|the act))\\b',
      '\\bunder \\$|\\bless than \\$',
      '\\bLL (?:may|will|shall|can)\\b[^.;]{0,40}\\b(?:deduct|offset|take|credit)',
      '\\bdeposit\\b',
      '\\bvoucher|\\bhousing (?:authority|agency)',
    ],
    unlessNearby: ['\\b(?:not (?:to )?exceed\\w*|no more than|not more than|up to)\\b[^.;]{0,40}(?:\\$|month|%)'],
    confidence: 0.78,
  }),
  rule({
    id: 'RF18_late_fee_high',
    cues: [
      ['late', 'overd', 'delinq', 'past', 'unpaid', 'behind', 'after', 'received', 'tardy', 'paid', 'lateness'],
      ['fee', 'charge', 'pay', 'pays', 'owe', 'owes', 'cost', 'costs', 'add', 'adds', 'extra', 'penal', 'plus', 'late'],
    ],
    says: [
      '\\b(?:late|overdue|past[- ]due|delinquen\\w*|unpaid|not (?:been )?(?:received|paid|in|here|pay)|after the \\d+|tardy|behind|comes in|does not (?:have|get|receive)|lateness)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\boverhead\\b|\\badministrative (?:fee|charge)',
      '\\b(?:no|without) late (?:fee|charge)',
      '\\b(?:hold(?:s|ing)?[- ]?over|overstay\\w*|check-?out|returned check|nsf|per annum|a year|library|taxes?\\b)',
      '\\b(?:deposit|application|pet|parking|terminat\\w*|evict\\w*) (?:fee|of)\\b',
    ],
    confidence: 0.85,
    weigh: (said, reading, hit) => lateFeeHit(said.text, reading, hit, monthsOfRentIn(said.text)?.months ?? null),
  }),
];
