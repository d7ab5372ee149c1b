import { rule } from '#flags/detector.ts';
import { amountsIn, percentsIn, spansIn } from '../amounts.ts';
import { idea, meaning } from './meaning.ts';

const raise =
  "(?:augment|increase|raise|adjust|bump|lift|hike|change|revise|reset|put up|jack up|step up|re-?set|move up|up(?= (?:the|TT's) rent))";

/** What late rent, leaving early and staying on cost, and when the rent may change. */
export const meaningsOfMoney = [
  meaning({
    id: 'RF19_late_fee_daily',
    cues: [['day', 'daily', 'diem']],
    all: [
      [
        '(?:{money}|\\b\\d+(?:\\.\\d+)? ?%(?: of \\w+(?: \\w+)?)?)[^.;]{0,20}\\b(?:a|per|each|every|for (?:each|every)) (?:\\w+ )?day\\b|\\b(?:each|every) (?:\\w+ )?day\\b[^.;]{0,40}{money}|{money}[^.;]{0,10}\\bdaily\\b',
      ],
      [
        '\\b(?:after|past|from|beyond) the \\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:late|overdue|unpaid|behind|delinquen\\w+|past due|(?:till|until)\\b[^.;]{0,30}\\b(?:money|paid|rent|payment|pays?|received|caught up|arrives?|clears?))\\b',
      ],
    ],
    none: [
      '\\b(?:not|no|never|capped?|at most|maximum|up to|no more|guests?|hold\\w*|stays?|overstay\\w*|rental (?:car|rate)|parking|storage|prorat\\w+|interest|annum|deposit|keys?|LL (?:owes|pays|shall pay|credits))\\b',
    ],
  }),
  meaning({
    id: 'RF21_junk_fees',
    kinds: 'residential',
    cues: [
      ['fee', 'fees', 'charge', 'packag', 'progra', 'surcha', 'thing', 'month', 'monthl', 'bundle', 'servic', 'add'],
    ],
    all: [
      [
        '{money}[^.;]{0,20}\\b(?:a|per|each|every|/) ?month\\b|\\bmonthly\\b[^.;]{0,50}{money}|{money}[^.;]{0,10}\\bmonthly\\b|{money} (?:\\w+ ){0,4}(?:every|each|a|per) month',
      ],
      ['\\b(?:fees?|charges?|packages?|programs?|surcharges?|thing|bundles?|services?|add-?on|plan)\\b'],
      [
        '\\b(?:everybody|everyone|every (?:TT|unit|tenant|resident|household)|all (?:TT|tenants|residents|units))\\b[^.;]{0,15}\\bpays?\\b|\\b(?:can|may) (?:not|never) (?:be )?(?:skip\\w*|decline\\w*|refuse\\w*|opt\\w*|waive\\w*|remove\\w*|cancel\\w*|turn\\w* down)|\\bno opt\\w*[- ]?out|\\bnot optional|\\bmandatory|\\brequired of|\\bwhether or not TT\\b[^.;]{0,20}\\b(?:uses?|wants?|needs?)|\\bused or not|\\blike it or not|\\bnon-?optional',
      ],
    ],
    none: [
      '\\b(?:optional|if TT (?:wants?|likes?|choos\\w+)|late|rent is|parking|utilit\\w+|water|electric\\w*|gas|pet|insurance|no mandatory|not mandatory|deposit)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF22_acceleration',
    cues: [['all', 'entire', 'whole', 'every', 'aggreg', 'sum', 'total', 'balanc', 'residu', 'remain', 'rest', 'full']],
    all: [
      [idea.wholeRent],
      [
        '\\b(?:residue|unexpired|remaind\\w+|remaining|balance|left|rest|future|to come|through the end|until the end|whole term|full term|through (?:the )?(?:\\w+ )?end|to the end)\\b',
      ],
      [
        '\\b(?:at once|immediately|forthwith|right away|in full|now|together|all in one go|in one (?:lump|payment|go)|lump sum|on the spot|without delay|straight away)\\b',
      ],
      ['\\b(?:due|payable|exigible|owed|owes?|collectible|recoverable|demand\\w*|pays?|call\\w* in)\\b'],
      [
        '\\b(?:default\\w*|quits?|leaves?|vacat\\w+|moves?|bails?|abandon\\w*|breach\\w*|late|miss\\w*|fails?|breaks?|early|evict\\w*|behind|prematurely|before (?:expiry|the end)|not (?:paid|pay))\\b',
      ],
    ],
    none: [
      '\\b(?:re-?let\\w*|re-?rent\\w*|mitigat\\w*|finds? (?:somebody|someone|a new)|not (?:be )?(?:accelerat|demand|due)\\w*|may not|no accelerat\\w*|only (?:until|as)|as (?:it|they) (?:falls?|comes?)|late charges?|\\d ?% of|deposit|prepaid|refund\\w*|casualty|fire)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF23_liquidated_damages',
    kinds: 'residential',
    cues: [['every', 'each', 'any', 'per']],
    all: [
      ['\\b(?:every|each|any)\\b'],
      [
        '\\b(?:butts?|smok\\w+|cigarettes?|complaints?|violations?|infractions?|breach\\w*|parties|party|pets?|animals?|dogs?|cats?|unauthori[sz]ed|noise|offen[cs]es?|incidents?|rules?|times? TT)\\b',
      ],
      [
        '\\b(?:costs? TT|sets? TT back|runs? TT|TT (?:{must} )?(?:pays?|owes?|forfeits?)|(?:is|means|brings|carries) (?:a |an )?{money})\\b[^.;]{0,20}(?:{money})?|(?:is|means|brings|carries) (?:a |an )?{money}',
      ],
      ['{money}'],
    ],
    none: [
      '\\b(?:late|overdue|returned|bounced|nsf|day|month|keys?|hold\\w*|deposit|pet (?:fee|rent|deposit)|per pet|city|county|actual cost|replac\\w+|repair|tow\\w*|not|no)\\b',
    ],
    weigh: (said, _reading, hit) => ((amountsIn(said.text)[0]?.cents ?? 0) >= 10_000 ? hit : null),
    confidence: 0.7,
  }),
  rule({
    id: 'RF24_buyout_high',
    kinds: 'residential',
    cues: [
      ['month', 'months'],
      ['buyout', 'break', 'leave', 'leavin', 'early', 'out', 'breaki', 'exit', 'termin', 'bail', 'cancel'],
    ],
    says: [
      "\\b(?:buy-?out|early (?:exit|terminat\\w+|release)|leav(?:e|es|ing) early|(?:break|breaking|get out of|getting out of|cancel\\w*|end|ending) (?:the|this|your|TT's) {lease}|move out early|moving out early)\\b[^;]{0,90}\\b(?:[3-9]|1\\d) months?'?s?'?(?: worth)?(?: of)?(?: the)? rent\\b",
      "\\b(?:[3-9]|1\\d) months?'?s?'?(?: worth)?(?: of)?(?: the)? rent\\b[^;]{0,60}\\b(?:to (?:break|leave|get out|cancel|buy)|buy-?out|if TT (?:breaks?|leaves?|cancels?|moves? out early))\\b",
    ],
    unless: ['\\b(?:not|deposit|notice (?:of|equal)|at most|up to|no more)\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF24_buyout_high',
    kinds: 'residential',
    cues: [
      ['month', 'months'],
      ['that', 'it', 'costs', 'price', 'cost', 'fee'],
    ],
    says: [
      "^(?:that is|it is|that|that will be|that will cost TT|it costs|the (?:price|cost|fee) is|it will cost TT)\\b[^.;]{0,25}\\b(?:[3-9]|1\\d) months?'?s?'?(?: worth)?(?: of)?(?: the)? rent\\b",
    ],
    near: [
      '\\b(?:break(?:ing)?|leav(?:e|ing)|get(?:ting)? out|cancel\\w*|end(?:ing)?|terminat\\w+|move out|bail)\\b[^.]{0,40}\\b(?:{lease}|early)\\b',
    ],
    confidence: 0.72,
  }),
  rule({
    id: 'RF26_rent_increase_midterm',
    cues: [
      [
        'augmen',
        'increa',
        'raise',
        'raises',
        'adjust',
        'bump',
        'lift',
        'hike',
        'change',
        'revise',
        'reset',
        'put',
        'jack',
      ],
      ['rent', 'rents', 'rental'],
    ],
    says: [
      `\\bLL (?:{may}|{must})?[^.;]{0,40}\\b${raise}s?\\b[^.;]{0,15}\\brents?\\b[^.;]{0,40}\\b(?:during the (?:term|lease|year)|mid-?(?:term|lease|year|way)|before the (?:lease|term|year) (?:ends|is up|is over)|part ?way|in any (?:year|month)|from time to time|at any time|any ?time|whenever|at (?:its|LL's) (?:election|option|will|discretion))\\b`,
      `\\bLL (?:{may}|can)[^.;]{0,12}\\b(?:at (?:its|LL's) (?:election|option|will|discretion)|whenever|at any time|from time to time|in any year)\\b[^.;]{0,20}\\b${raise}\\b[^.;]{0,15}\\brents?\\b`,
    ],
    unless: [
      '\\b(?:renew\\w*|month[- ]to[- ]month|after the (?:term|lease|first)|end of the (?:term|lease)|option|consumer price|cpi|BB|agree\\w*|TT may|not|never|only|market)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
    confidence: 0.76,
  }),
  meaning({
    id: 'RF27_uncapped_cpi',
    cues: [
      ['adjust', 'increa', 'reset', 'rise', 'rises', 'set', 'fixed', 'match', 'track', 'follow', 'raised'],
      ['compar', 'market', 'prevai', 'index', 'inflat', 'living', 'similar', 'cpi', 'going', 'consum'],
    ],
    all: [
      ['{rentword}'],
      [
        '\\b(?:adjust\\w*|increas\\w*|reset|rises?|set|fixed|raised|match\\w*|track\\w*|follows?|goes up|brought up)\\b',
      ],
      [
        '\\b(?:comparable (?:space|premises|units?|homes?|apartments?)|similar (?:space|premises|units?|homes?|apartments?)|(?:fair |prevailing |going |current |open )+(?:market|rental|rate)|market (?:rent|rate|value|level)|price index|cpi|inflation|cost of living)\\b',
      ],
      [
        '\\b(?:each|every|any|annual\\w*|yearly|anniversar\\w+|from time to time|never (?:be )?(?:downward|down|less|lower|decrease\\w*|reduced)|not (?:be )?(?:less|lower|decrease\\w*|reduced)|upward only)\\b',
      ],
    ],
    none: [
      '\\b(?:not (?:to )?(?:exceed|more)|no (?:more|greater|increase)|at most|capp?e?d?|maximum|lesser|lower of|ceiling|up to \\d|limit\\w*|renew\\w*|option|extension|extended|hold\\w* over|previously|retroactive\\w*|taxes|deposit|insurance|assessed|broker)\\b|\\d ?%[^.;]{0,25}\\b(?:cap|maximum|ceiling)',
    ],
    unlessNearby: ['\\b(?:not exceed|no more than|capped|lesser of|maximum increase)\\b'],
    confidence: 0.76,
  }),
  meaning({
    id: 'RF29_holdover',
    cues: [
      [
        'oversta',
        'stay',
        'stays',
        'stayin',
        'remain',
        'hold',
        'holdin',
        'holds',
        'linger',
        'past',
        'still',
        'overho',
        'occupa',
        'unauth',
      ],
      [
        '%',
        '200',
        '300',
        '175',
        '250',
        '400',
        'triple',
        'treble',
        'threef',
        'twofol',
        'double',
        'twice',
        'times',
        'fourfo',
        'quadru',
        '2x',
        '3x',
      ],
    ],
    all: [
      [
        '\\b(?:overstay\\w*|over-?stay\\w*|stay\\w* (?:on|past|beyond|after|longer)|remain\\w* (?:past|beyond|after|in)|(?:over-?hold|hold)\\w*[- ]?(?:over)?\\b|stays? too long|stays? over|unauthori[sz]ed occupancy|after (?:the )?(?:lease|term) ends?|still (?:there|here|in)|lingers?|past the (?:end|last)|not (?:moved?|be) out)\\b',
      ],
      [
        '\\b(?:triple[sd]?|trebles?|threefold|3-?fold|twofold|double[sd]?|twice|fourfold|quadruple[sd]?|[1-9](?:\\.\\d+)? times|[2-9] ?x)\\b|\\b[1-9]\\d\\d ?%',
      ],
      ['{rentword}|\\b(?:daily|per day|a day|(?:every|each) (?:month|day))\\b'],
    ],
    none: ['\\b(?:not|never|guests?|deposit|LL (?:owes|shall pay|pays))\\b'],
    weigh: ({ text }, _reading, hit) => {
      const told = /\b(\d(?:\.\d+)?) times/.exec(text)?.[1] ?? null;
      const percent = Math.max(0, ...percentsIn(text).map((each) => each.percent));
      if (told !== null) return Number(told) > 1.5 ? hit : null;
      return percent === 0 || percent > 150 ? hit : null;
    },
    confidence: 0.76,
  }),
  meaning({
    id: 'RF30_auto_renewal',
    cues: [
      [
        'rolls',
        'roll',
        'renew',
        'renews',
        'extend',
        'signed',
        'anothe',
        'starts',
        'runs',
        'contin',
        'rollin',
        'locked',
        'stuck',
      ],
      ['unless', 'if', 'withou', 'until'],
    ],
    all: [
      [
        '\\b(?:rolls?(?: over| on)?|renew\\w*|extend\\w*|signed up|continues?|starts? (?:over|again|anew)|runs? (?:on|again)|goes on|locked in|stuck|is on for|automatically)\\b',
      ],
      [
        '\\b(?:another|new|further|additional|next|successive|full|second|2nd|1 more|same)\\b[^.;]{0,18}\\b(?:years?|12 months|months|terms?|12-month \\w+)\\b|\\b(?:years?|12 months) (?:more|longer)\\b|\\b(?:5|1|2|3)-?years? (?:term|period)s?',
      ],
      [
        '\\b(?:unless|if (?:TT|LL|neither|no)\\b[^.;]{0,20}\\b(?:not|no|nothing)|if TT (?:forgets?|miss\\w+|fails?)|without (?:a )?(?:notice|word|letter)|if no)\\b',
      ],
      ['\\b(?:hears?|tell\\w*|noti\\w+|writ\\w+|says?|letter|cancel\\w*|objects?|declines?|word)\\b'],
    ],
    none: [
      '\\b(?:month[- ]?(?:to|by)[- ]?month|BB (?:sign|agree)\\w*|TT may (?:renew|extend)|option|policy|insurance|only if|not (?:renew|automatic)\\w*|permit|license)\\b',
    ],
    weigh: (said, _reading, hit) => {
      const notice = Math.max(
        0,
        ...spansIn(said.text)
          .filter(({ unit }) => unit === 'day' || unit === 'week')
          .map(({ days }) => days),
      );
      return notice > 0 && notice <= 45 && !/\b\d+ months? (?:before|ahead|prior)/.test(said.text) ? null : hit;
    },
    confidence: 0.74,
  }),
  meaning({
    id: 'RF56_setoff_waiver',
    cues: [
      [
        'withho',
        'hold',
        'deduct',
        'subtra',
        'reduce',
        'knock',
        'offset',
        'short',
        'stop',
        'skip',
        'less',
        'take',
        'set',
      ],
    ],
    all: [
      ['{rentword}|\\bpay\\w*\\b'],
      [
        '\\b(?:no (?:reason|excuse|ground|basis|right|cause)|not (?:a )?(?:reason|excuse|ground|entitle\\w*)|(?:can|may|must|shall|will) (?:not|never)|never|do not|no)\\b[^.;]{0,40}\\b(?:hold\\w* back|withhold\\w*|deduct\\w*|subtract\\w*|reduc\\w+|knock\\w*|off-?set\\w*|short(?:en|ing)?|stop\\w* pay\\w*|less rent|skip\\w*|pay\\w* less|take\\w* (?:it|anything|money|something) (?:off|out))\\b',
      ],
      [
        '\\b(?:repairs?|broken|dispute\\w*|problems?|fix\\w*|disagree\\w*|complain\\w*|any ?thing|any reason|whatever|conditions?|services?|argu\\w+|LL (?:does|has|fails|owes)|no matter|out of order|not work\\w*|because)\\b',
      ],
    ],
    none: [
      '\\b(?:except|unless|LL (?:{must}|may|can|will) not|deposit|as (?:the )?law|TT may(?! not)|casualty|taxes|wages|by statute|insurance|notice|late fee)\\b',
    ],
    confidence: 0.73,
  }),
  meaning({
    id: 'RF59_rent_before_open',
    cues: [
      [
        'unread',
        'ready',
        'slow',
        'delay',
        'delaye',
        'delive',
        'posses',
        'previo',
        'prior',
        'curren',
        'finish',
        'complet',
        'keys',
        'move',
        'availa',
        'unfini',
        'incomp',
        'notwit',
        'leave',
      ],
    ],
    all: [
      [
        '\\b(?:unready|unfinished|incomplete|not (?:be )?(?:ready|finished|complete\\w*|available|vacant|empty)|slow (?:to|in)|delay\\w*|late|whether or not\\b[^.;]{0,30}\\b(?:deliver\\w*|possession|ready|moved)|failure to (?:tender|deliver|give)|still (?:there|here|in)|holds? over|takes? longer|behind schedule)\\b',
      ],
      [
        '\\b(?:ready|unready|possession|deliver\\w*|leav(?:e|ing)|move[- ]?in|mov(?:e|ing) out|commencement|hand\\w* over|complet\\w+|finish\\w*|vacat\\w+|current (?:tenants?|TT|renters?|occupants?)|previous|prior|start date|premises|apartment|unit|home|keys|work|renovat\\w+)\\b',
      ],
      [
        '{rentword}[^.;]{0,30}\\b(?:still|anyway|regardless|runs?|starts?|begins?|commences?|accrues?|is (?:due|owed|payable))\\b|\\bnot (?:postpone|delay|defer|excuse|suspend)\\b[^.;]{0,15}{rentword}|\\bTT (?:still|{must} still|nevertheless) (?:{pay}|owes?)\\b|\\bTT (?:{must} )?(?:has|have) no (?:claim|remedy|right)\\b',
      ],
      [
        '\\b(?:still|anyway|regardless|whether or not|even if|no claim|no remedy|no liability|no right|notwithstanding|despite|although|nevertheless|all the same|not (?:be )?(?:held )?(?:liable|responsible)|no matter|from that date)\\b',
      ],
    ],
    none: [
      "\\b(?:abat\\w+|prorat\\w+|not (?:start|begin|commence|accrue|run|owe|due)|until (?:TT|the keys|possession|delivery|LL)|TT may (?:cancel|terminate|end)|TT's (?:delay|fault)|caused by TT|credit|late fee|repairs?|when LL delivers|after (?:LL )?deliver\\w*|estoppel|subten\\w+|sublease)\\b",
    ],
    confidence: 0.73,
  }),
  rule({
    id: 'RF51_short_cure',
    kinds: 'commercial',
    cues: [['defaul'], ['day', 'days']],
    says: [
      '\\bTT defaults?\\b[^.;]{0,60}\\b(?:unpaid|not (?:be )?paid|fails? to pay|not pay)\\b[^.;]{0,25}\\b[1-9] (?:business |calendar )?days?\\b[^.;]{0,30}\\b(?:notice|reminder|demand)\\b',
      '\\bTT\\b[^.;]{0,15}\\bin default\\b[^.;]{0,60}\\b(?:unpaid|not (?:be )?paid|fails? to pay|not pay)\\b[^.;]{0,25}\\b[1-9] (?:business |calendar )?days?\\b[^.;]{0,25}\\b(?:notice|reminder|demand)\\b',
      '\\b(?:unpaid|not (?:be )?paid|fails? to pay|failure to pay)\\b[^.;]{0,50}\\b[1-9] (?:business |calendar )?days?\\b[^.;]{0,30}\\b(?:notice|reminder|demand)\\b[^.;]{0,50}\\b(?:default|terminat\\w+)\\b',
    ],
    ignoreDenial: true,
    unless: ['\\bLL (?:is|shall be|fails)\\b'],
    confidence: 0.72,
  }),
  meaning({
    id: 'RF52_no_cure',
    cues: [
      [
        'break',
        'breaks',
        'breach',
        'violat',
        'follow',
        'defaul',
        'fail',
        'fails',
        'failur',
        'miss',
        'missed',
        'slip',
        'late',
      ],
    ],
    all: [
      [
        '\\b(?:break\\w*|breach\\w*|violat\\w+|not follow\\w*|defaults?|fail(?:s|ure)?|miss(?:es|ed)?|slip(?:s)?(?: up)?|late|non-?compliance)\\b',
      ],
      [
        '\\b(?:rules?|terms?|{lease}|anything|any (?:of|provision|condition|covenant|rule|payment)|rent|payment|promise|once|clause|house rule)\\b',
      ],
      [
        '\\b(?:terminates? (?:this|the) {lease}|{lease}\\b[^.;]{0,12}\\b(?:is over|is at an end|ends?|terminates?|is done|is finished|is cancell?ed)|LL (?:is|are) done|BB (?:is|are) done|TT (?:is|are) (?:done|out|gone)|TT leaves?|TT {must} (?:leave|move|get out|be out)|LL {may} (?:end|terminate|cancel|evict)|be in default|out TT goes|that is it)\\b|\\bdone\\b',
      ],
      [idea.noChance],
    ],
    none: [
      '\\b(?:LL (?:\\w+ )?(?:not|never)|may not|shall not|within \\d+|\\d+ days?\\b.? ?(?:to|after|of|written|notice|from)|written (?:notice|warning|heads)|if not (?:fixed|cured)|LL (?:breaches|breaks|fails)|TT may|except|insur\\w*|repair\\w*|casualty|emergenc\\w+|drug\\w*|crim\\w+|illegal)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF26_rent_increase_midterm',
    cues: [
      ['rent', 'rents'],
      ['go', 'goes', 'rise', 'rises', 'raised', 'increa', 'up', 'more', 'higher'],
    ],
    all: [
      [
        '\\brents?\\b[^.;]{0,15}\\b(?:may|can|will|could)\\b[^.;]{0,10}\\b(?:go up|rise|increase|be (?:raised|increased|put up))\\b|\\brents?\\b[^.;]{0,6}\\b(?:goes up|rises|increases)\\b|\\bLL {may}[^.;]{0,10}\\b(?:ask for|charge|demand) (?:more|higher|extra|additional) rent',
      ],
      [
        "\\b(?:any month|any ?time|at any time|mid-?(?:term|year|lease)|before the (?:year|lease|term) (?:ends|is (?:over|up))|during the (?:term|lease|year)|part ?way|next month|right away|at once)\\b|\\b(?:if|when) (?:LL's )?(?:\\w+ )?(?:costs?|expenses?|bills?|taxes|insurance|mortgage)\\b",
      ],
    ],
    none: [
      '\\b(?:renew\\w*|month[- ]to[- ]month|after the (?:term|first|lease|year)|option|not|never|no|agree\\w*|cpi|consumer|holds? over|each year|every year|annually)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.kind !== 'residential' || reading.numbers.monthToMonth ? null : hit),
    confidence: 0.72,
  }),
  meaning({
    id: 'RF56_setoff_waiver',
    cues: [
      ['rent', 'rents'],
      ['full', 'whole', 'entire', 'absolu'],
      ['even', 'irresp', 'regard', 'matter', 'whethe', 'althou', 'though'],
    ],
    all: [
      [
        '\\b(?:full|whole|entire|all the|absolute\\w*|in full)\\b[^.;]{0,20}{rentword}|{rentword}[^.;]{0,40}\\b(?:in full|full|whole|absolute\\w*)\\b',
      ],
      [
        '\\b(?:even (?:if|when|though|where|while)|irrespective|regardless|no matter|whether or not|although|though)\\b',
      ],
      [
        '\\b(?:not (?:working|work|fixed|running|repaired)|broken?|repairs?|claims?|disputes?|out of order|complain\\w*|LL (?:fails?|does not|has not|owes)|defects?|services?|disagree\\w*|argu\\w+|problems?)\\b',
      ],
    ],
    none: ['\\b(?:unless|except|abat\\w+|each tenant|roommates?|TT may|moves? out|leaves?|guarant\\w*|joint\\w*)\\b'],
    confidence: 0.72,
  }),
];
