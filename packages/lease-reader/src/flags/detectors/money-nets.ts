import { amountsIn, monthsOfRentIn, percentsIn, spansIn } from './amounts.ts';
import { net } from './net.ts';

const whole = '\\b(?:all|every|each|any|whole|entire|full|everything)\\b';
const later =
  '\\b(?:remaining|rest|balance|unexpired|left|future|through the last|would (?:have|otherwise)|until the end|to the end|whole term|coming)\\b';
const now =
  '\\b(?:at once|right away|immediately|now|forthwith|mature\\w*|due and payable|accelerat\\w+|on the spot|collectible|call in|payable)\\b';

/** Wide nets for deposits, fees, rent and what a missed day costs. */
export const moneyNets = [
  net({
    id: 'RF16_deposit_nonrefundable',
    cues: [
      ['depos', 'secur'],
      [
        'nonref',
        'refund',
        'keep',
        'kept',
        'back',
        'hold',
        'withhe',
        'lost',
        'lose',
        'forfe',
        'deduc',
        'clean',
        'paint',
        'carpe',
        'off',
        'comes',
      ],
    ],
    kinds: 'residential',
    all: [
      ['\\b(?:security |damage )?deposits?\\b'],
      [
        '\\b(?:non-?refundable|not (?:be )?(?:refund\\w*|return\\w*|come back|coming back|given back|get)|is lost|lose|loses|forfeit\\w*|(?:kept|keeps?|hold(?:s)? back|withh\\w+|deduct\\w*|taken|comes? off)\\b[^.;]{0,60}\\b(?:clean\\w*|paint\\w*|carpets?|always|every|each|all cases|no matter)|(?:clean\\w*|paint\\w*|carpets?)\\b[^.;]{0,60}\\b(?:deduct\\w*|taken|kept|withh\\w+|comes? off)\\b[^.;]{0,40}\\b(?:every|each|always|all)?)\\b',
        '\\bTT (?:will|do|does|can) not get\\b[^.;]{0,20}\\bback\\b',
      ],
    ],
    none: [
      '\\b(?:pet|application|holding|administrative|key) (?:\\w+ )?(?:fee|deposit)\\b|\\bonly if\\b|\\bdirtier\\b|\\bif (?:the unit is |it is )?(?:left )?(?:dirty|unclean)|\\bnot (?:be )?forfeit\\w*|\\bactual cost|\\bif TT (?:fails?|do not) (?:to )?clean|\\bnever\\b|\\bnot a deposit\\b|\\bfee and not\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF17_deposit_discretion',
    cues: [
      ['depos', 'deduc', 'charge'],
      [
        'wear',
        'decid',
        'judg',
        'say',
        'final',
        'questi',
        'discre',
        'fad',
        'nail',
        'everyd',
        'ordina',
        'alone',
        'opinio',
      ],
    ],
    kinds: 'residential',
    all: [
      ['\\b(?:deposit|deductions?|deduct\\w*|charged|move-?out charges?)\\b'],
      [
        "\\b(?:LL alone|for LL alone|LL(?:'s)? (?:decision|judge?ment|word|opinion|sole)|LL decides|only LL|(?:is|be) final|can not be questioned|LL (?:has|have) the (?:final|last) (?:say|word))\\b",
        '\\b(?:normal|ordinary|everyday|usual|regular|all) (?:wear|use|aging|fading)\\b|\\bdue to ordinary use\\b|\\bfading\\b|\\bnail holes\\b',
      ],
    ],
    none: [
      '\\b(?:beyond|other than|except(?:ed|ing)?|excluding|not (?:be )?(?:charged?|deducted?)|never (?:charged?|deducted?)|is not damage|limited to|more than|may dispute|in excess of|exceeding|over and above|wear is on LL|receipts|nothing|no (?:deduction|charge))\\b',
    ],
    confidence: 0.7,
  }),
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
      '\\b(?:per day|each day|every day|daily|a day|returned|bounced|nsf|deposit|interest|guests?|pool|library|library|noise)\\b',
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
    id: 'RF22_acceleration',
    cues: [
      ['rent', 'month', 'instal', 'owe', 'everyt'],
      ['once', 'now', 'immed', 'matur', 'accel', 'right', 'forthw', 'payabl', 'collec', 'call', 'due'],
    ],
    all: [
      [
        `${whole}[^.;]{0,40}${later}|${later}[^.;]{0,40}(?:rents?|rentals?|months?|installments?|payments?)|\\b(?:everything|all)\\b[^.;]{0,30}\\bwould have owed\\b|\\bfuture (?:rent|installments?)\\b|\\ball the months left\\b|\\bbalance of the rent\\b`,
      ],
      [now],
      ['{default}', '\\b(?:default|miss\\w*|stop(?:s)? paying|breach|LL (?:may|can|elects?))\\b'],
    ],
    none: [
      '\\b(?:may not accelerat\\w+|not accelerat\\w+|as it (?:falls|comes) due|until (?:someone|the unit|it is) re-?(?:rent|let)\\w*|owes? only|only the rent lost|minus|less what|purchase|option|deposit|guarant\\w+|held by LL)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF23_liquidated_damages',
    cues: [
      ['breach', 'break', 'violat', 'rule', 'any'],
      ['damag', 'penal', 'fixed', 'forfei', 'fine', 'costs', 'owe', 'sum', 'pay'],
    ],
    all: [
      [
        '\\b(?:any|each|every|a) (?:\\w+ )?(?:breach|violation|broken rule|default|rule)\\b|\\bbreak(?:s|ing)? (?:any|a) (?:rule|term|promise)\\b',
      ],
      [
        '\\b(?:agreed|liquidated|fixed) (?:damages|sum|penalty|amount)\\b|\\bpenalty\\b|\\bforfeits?\\b|\\bregardless of the actual\\b|\\bwhatever the harm\\b|\\beach time\\b',
      ],
      ["\\$ ?\\d|\\d+ (?:dollars|bucks)|\\bmonths?'? rent\\b"],
    ],
    none: [
      '\\b(?:perjury|certif\\w+|buyer|late (?:fee|charge)|returned|actual (?:loss|cost)|keys?|parking|per day|smoking|pet)\\b',
    ],
    weigh: ({ text }, { numbers }, hit) => {
      const months = monthsOfRentIn(text)?.months ?? 0;
      const cents = Math.max(0, ...amountsIn(text).map((each) => each.cents));
      return months >= 1 || cents >= Math.max(50_000, (numbers.rentCents ?? 100_000) * 0.5) ? hit : null;
    },
    confidence: 0.7,
  }),
  net({
    id: 'RF24_buyout_high',
    cues: [['early', 'cancel', 'termin', 'break', 'buy', 'before', 'ahead', 'out']],
    all: [
      [
        '\\b(?:early|cancel\\w*|terminat\\w+|break(?:ing)?|buy(?:ing)? out|buyout|before the end|ahead of time|get out)\\b',
      ],
      ['\\b(?:pay(?:s|ing)?|costs?|fee|price|charge|penalty|equal)\\b'],
      ['\\$ ?\\d|\\b\\d+(?:\\.\\d+)? (?:\\w+ )?months?\\b|\\btimes the\\b'],
    ],
    none: [
      "\\b(?:insurance|casualty|deposit (?:is|of)|late|liabilit\\w+|per occurrence|LL (?:may|can) (?:terminate|end|cancel)|holdover|LL pays|months'? notice$)\\b",
      '\\ban option to renew\\b',
    ],
    weigh: ({ text }, { numbers }, hit) => {
      const rent = numbers.rentCents;
      const months =
        monthsOfRentIn(text)?.months ??
        Number(
          /\b(?:equal of|price\b[^.;]{0,30}|pay(?:ing)? LL (?:the equal of )?)(\d+(?:\.\d+)?) (?:months?|times)\b/.exec(
            text,
          )?.[1] ?? 0,
        );
      const cents = Math.max(0, ...amountsIn(text).map((each) => each.cents));
      return months > 2 || (rent !== null && cents > 2 * rent) ? hit : null;
    },
    confidence: 0.72,
  }),
  net({
    id: 'RF26_rent_increase_midterm',
    cues: [
      ['rent', 'month', 'payme'],
      ['raise', 'increa', 'chang', 'adjust', 'put', 'up', 'set', 'whatev', 'go'],
    ],
    all: [
      ['{rentword}|\\bmonthly payment\\b'],
      [
        '\\b(?:rais\\w+|increas\\w*|adjust\\w*|put(?:s)? (?:the rent |it )?up|go(?:es)? up|chang\\w+|whatever LL (?:sets?|says?)|subject to change)\\b',
      ],
      [
        "\\b(?:any ?time|at any time|whenever|mid-?(?:lease|term)|during the (?:\\w+ )?term|as (?:LL|it) (?:sees? fit|wish\\w*|wants?|likes?)|if LL (?:wants?|likes?)|without notice|whatever LL (?:sets?|says?)|(?:when(?:ever)?|if) (?:LL's )?(?:costs?|bills|taxes|insurance|expenses)\\b[^.;]{0,30}\\b(?:go up|rise|increase)|LL's (?:sole )?discretion|second half)\\b",
      ],
    ],
    none: [
      '\\b(?:late|month to month|month-to-month|after the term|renewal|renew\\w*|at the end|once each year|no increase|not (?:be )?(?:raised?|increased?|chang\\w*|go up)|stays? the same|before the lease ends|operating|CPI|insurance premium|notices? address)\\b',
      '\\b(?:not|never|nothing)\\b',
    ],
    weigh: (_, { numbers }, hit) => (numbers.monthToMonth ? null : hit),
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
    id: 'RF29_holdover',
    cues: [['stay', 'overst', 'hold', 'remain', 'leave', 'still', 'past', 'rent']],
    topic: '\\b(?:holding over|holdover|hold over|overstay\\w*|staying (?:too long|past|late))\\b',
    all: [
      [
        '\\b(?:overstay\\w*|hold(?:s|ing)? (?:over|possession|on)|holdover|stay(?:s|ing)? (?:past|too|beyond|after|on|longer)|not leave on time|remains? (?:in possession|after|past)|still (?:there|here|in)|staying too long)\\b',
      ],
      ['\\b(?:double[sd]?|triple[sd]?|twice|treble|(?<![.\\d])[2-9] times|doubled)\\b|\\b(?:1[6-9]\\d|[2-9]\\d\\d) ?%'],
    ],
    none: ['\\b(?:guests?|visitors?|insurance|pool)\\b'],
    confidence: 0.72,
    weigh: ({ text }, _, hit) => {
      const percent = percentsIn(text)[0]?.percent ?? null;
      return percent !== null && percent <= 150 ? null : hit;
    },
  }),
  net({
    id: 'RF30_auto_renewal',
    cues: [
      ['renew', 'exten', 'another', 'roll', 'more', 'signed', 'self', 'itself', 'contin'],
      ['unless', 'notic', 'told', 'tell', 'writ', 'cancel', 'no', 'if'],
    ],
    all: [
      [
        '\\b(?:(?:self-?)?renews?|extend(?:s|ed)?|rolls? over|continues?|signed up|lasts?|goes on|means)\\b[^.;]{0,60}\\b(?:another|1 more|a like|successive|12 months|\\d+ years?|year|term|itself|each year)\\b',
      ],
      [
        '\\b(?:unless|no notice|if (?:TT|BB|neither)\\b[^.;]{0,60}\\bnot\\b|if TT have not|without notice|not told|not given|if .. not|if neither)\\b',
      ],
    ],
    none: [
      '\\b(?:month[- ](?:to|by)[- ]month|by the month|not renew (?:itself|automatically)|does not (?:renew|extend)|TT (?:may|can) (?:renew|extend)|option to|insurance|policy|letter of credit|never)\\b',
    ],
    weigh: ({ text }, _, hit) => {
      const days = Math.max(
        0,
        ...spansIn(text)
          .filter(({ unit, days: each }) => unit !== 'year' && each <= 300)
          .map(({ days: each }) => each),
      );
      const isWindow = /\bbetween\b/.test(text);
      return days >= 59 || isWindow || days === 0 ? hit : null;
    },
    confidence: 0.7,
  }),
  net({
    id: 'RF31_joint_several',
    cues: [['joint', 'each', 'roomma', 'solido', 'everyt', 'both', 'together', 'part', 'share']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:joint\\w*|in solido|each (?:of )?(?:TT|1|co-?tenant|person|roommate)|roommates?|co-?tenants?|all TT|both TT)\\b',
      ],
      [
        "\\b(?:several\\w*|whole rent|full rent|entire rent|all of the rent|everything owed|roommate's (?:part|share|half)|not just TT's half|part too|completely responsible|all obligations)\\b",
      ],
    ],
    none: [
      "\\b(?:not (?:be )?(?:liable|responsible|jointly)|only (?:responsible|TT's own|for (?:his|her|their|its) own)|own (?:share|bedroom|part)|separately|guarantors?)\\b",
    ],
    weigh: (_, { numbers }, hit) => (numbers.tenantCount === 1 ? null : hit),
    confidence: 0.72,
  }),
  net({
    id: 'RF32_guaranty_unlimited',
    cues: [
      ['guaran', 'debts', 'owner', 'sign', 'person', 'pay'],
      ['unlim', 'limit', 'cap', 'all', 'every', 'uncon', 'whole', 'everyt', 'without'],
    ],
    all: [
      [
        "\\b(?:guarant\\w+|signs? for|i will pay|personally (?:liable|pays?)|promise covers)\\b|\\bLL will pay all of TT's debts\\b",
      ],
      ['\\b(?:all|every|everything|whole|any)\\b'],
      [
        '\\b(?:unlimited|without (?:any )?(?:limit|cap)|unconditional\\w*|absolute\\w*|continuing|survives?|any (?:change|extension|renewal)|without telling|no limit)\\b',
      ],
    ],
    none: [
      '\\b(?:up to|never exceeds?|capped|not exceed|limited to|ends after|no guaranty|burn-?(?:off|down)|good guy|bank guarant\\w+)\\b',
    ],
    confidence: 0.72,
  }),
];
