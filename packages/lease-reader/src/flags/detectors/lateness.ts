import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, percentsIn } from './amounts.ts';

const late =
  "\\b(?:late|unpaid|overdue|past[- ]due|delinquen\\w+|behind|not (?:been )?(?:received|paid|in (?:LL's )?hands?|here|pay)|after the (?:\\d+(?:st|nd|rd|th)?|due)|fees? (?:is|are) added on the \\d+\\w*|tardy|arrears|lateness|grace|misses|does not pay|comes? in)\\b";
const notRent = [
  '\\b(?:hold(?:s|ing)?[- ]?over|check-?out|overstay\\w*|stays? (?:past|after|beyond|on)|keys? are|possession|vacat\\w+|move[- ]?out|surrender)\\b',
  '\\b(?:pets?|animals?|dogs?|guests?|parking|tow\\w*|vehicle|trash|garbage|smok\\w+|key|towing|utility bill)\\b',
  '\\bper diem rent\\b|\\bprorat\\w*|\\bdaily (?:base )?rent\\b|\\bper annum\\b|\\bper year\\b|\\b365\\b|\\b360\\b',
];

/** Charges for late rent by the day; the size of a single late fee is reckoned elsewhere. */
export const lateness = [
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
        '\\b(?:up to|not (?:to )?exceed|no more than|never more than|maximum|capped|max|at most|not more than|until .. reach\\w*)\\b[^.;]{0,40}(?:{money}|\\d+ ?%)',
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
];
