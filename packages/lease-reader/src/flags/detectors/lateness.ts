import { hasPhrase } from '#wording/pattern.ts';
import { concepts, rule } from '../detector.ts';
import { amountsIn, monthsOfRentIn, percentsIn } from './amounts.ts';
import { isLesser, lateFeeHit } from './late-fee.ts';

const late =
  "\\b(?:late|unpaid|overdue|past[- ]due|delinquen\\w+|behind|not (?:been )?(?:received|paid|in (?:LL's )?hands?|here|pay)|after the (?:\\d+(?:st|nd|rd|th)?|due)|fees? (?:is|are) added on the \\d+\\w*|tardy|arrears|lateness|grace|misses|does not pay|comes? in)\\b";
const notRent = [
  '\\b(?:hold(?:s|ing)?[- ]?over|check-?out|overstay\\w*|stays? (?:past|after|beyond|on)|keys? are|possession|vacat\\w+|move[- ]?out|surrender)\\b',
  '\\b(?:pets?|animals?|dogs?|guests?|parking|tow\\w*|vehicle|trash|garbage|smok\\w+|key|towing|utility bill)\\b',
  '\\bper diem rent\\b|\\bprorat\\w*|\\bdaily (?:base )?rent\\b|\\bper annum\\b|\\bper year\\b|\\b365\\b|\\b360\\b',
];

/** What late rent costs. */
export const lateness = [
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
  concepts({
    within: 200,
    longest: 420,
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
      if (isLesser(text)) return null;
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
  rule({
    id: 'RF19_late_fee_daily',
    cues: [['day', 'daily', 'days', 'compound', 'late']],
    says: [
      `(?:{money}|\\d+(?:\\.\\d+)? ?%|\\b(?:another|additional|further)\\b)[^.;]{0,50}\\b(?:per|each|a|every|for each|for every|any) (?:and every |additional |further |extra |calendar |more |single |late |such |other )*day\\b`,
      '\\b(?:per|each|every|for each|a) (?:additional |further |extra |calendar |single )*day\\b[^.;]{0,80}{money}',
      `\\bdaily (?:late )?(?:fees?|charges?|penalt\\w+|rate)\\b`,
      `{money}[^.;]{0,20}\\bdaily\\b`,
      '\\blate (?:fees?|charges?)\\b[^.;]{0,60}\\b(?:on|added to|upon|compounds?|itself)\\b[^.;]{0,40}\\b(?:(?:unpaid )?late (?:fees?|charges?)|each other)',
      '\\b(?:interest|late (?:fee|charge)s?)\\b[^.;]{0,60}\\bcompound\\w*\\b[^.;]{0,20}\\b(?:daily|each day|monthly)',
      '\\b(?:keeps? (?:adding|growing|going|running)|adds? up|piles? up|runs?) .. \\b(?:every|each) day\\b',
    ],
    unless: [
      ...notRent,
      '\\b(?:not|no|never|once,? not)\\b[^.;]{0,30}\\b(?:every day|daily|each day|per day|late charge on)',
      '\\bwithin \\d+ days?\\b .. \\binvoice',
    ],
    weigh: (said, reading, hit) => {
      const context = `${said.text} ${/\blate|\brent\b/.test(said.heading) ? said.heading : ''}`;
      const previous = reading.sentences[said.index - 1];
      const near = previous !== undefined && previous.clause === said.clause ? previous.text : '';
      if (!hasPhrase(context, [late]) && !hasPhrase(near, [late])) return null;
      if (
        !hasPhrase(`${context} ${near} ${said.heading}`, [
          '{rentword}',
          '\\blate (?:fee|charge)',
          '\\bpayment|\\bpay\\b|\\bbalance\\b|\\bledger\\b|\\baccount\\b',
        ])
      )
        return null;
      // A cap that keeps the sum within a tenth of the rent takes the sting out.
      const capped = hasPhrase(reading.clauseText(said), [
        '\\b(?:up to|not (?:to )?exceed|no (?:event|case) exceed|no more than|never more than|maximum|capped|max|at most|not more than|until .. reach\\w*)\\b[^.;]{0,40}(?:{money}|\\d+ ?%)',
      ]);
      if (!capped) return hit;
      const rent = reading.numbers.rentCents;
      const text = reading.clauseText(said);
      const caps = [
        ...text.matchAll(
          /\b(?:up to|exceed|more than|maximum|capped at|max|at most|reach\w*)\b[^.;]{0,40}?(?:\$ ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?%)/g,
        ),
      ];
      const small = caps.some((cap) =>
        cap[2] !== undefined ? Number(cap[2]) <= 10 : rent !== null && Number(cap[1]) * 100 <= rent * 0.1,
      );
      return small || (rent === null && amountsIn(text).length > 0 && percentsIn(text).length === 0)
        ? null
        : { ...hit, confidence: 0.7 };
    },
    confidence: 0.88,
  }),
  concepts({
    within: 200,
    longest: 420,
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
];
