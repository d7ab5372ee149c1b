import { rule } from '#flags/detector.ts';
import { amountsIn } from '../amounts.ts';
import { idea, meaning } from './meaning.ts';

/** What late rent, a broken rule, leaving early and a dispute cost. */
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
        '\\b(?:no (?:reason|excuse|ground|basis|right|cause)|not (?:a )?(?:reason|excuse|ground|entitle\\w*)|(?:can|may|must|shall|will) (?:not|never)|never|do not|no)\\b[^.;]{0,40}\\b(?:hold\\w* back|withhold\\w*|deduct\\w*|subtract\\w*|reduc\\w+|knock\\w*|off-?set\\w*|short(?:en|ing)?(?![- ]?term)|stop\\w* pay\\w*|less rent|skip\\w*|pay\\w* less|take\\w* (?:it|anything|money|something) (?:off|out))\\b',
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
