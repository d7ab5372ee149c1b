import { usd } from '../candidate.ts';
import {
  amount,
  beforeDay,
  centsIn,
  day,
  daysOf,
  type EverydayRule,
  money,
  notOfYear,
  plainMoney,
  span,
  untilDay,
  whole,
} from './everyday-rule.ts';

const late =
  '\\b(?:late|behind|overdue|past due|delinquent|unpaid|arrears|not (?:been |be )?(?:paid|received|in|have|get|got|reached?|arrive[ds]?|come|made)|(?:received|paid|comes in|arrives?|in) (?:after|past)|after the \\d|(?:fail|miss)(?:s|es|ed)?(?: to pay)?)\\b';

/** Pets, some told by their kind. */
const animals =
  '\\b(?:pets?|animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|hounds?|beagles?|terriers?|spaniels?|retrievers?|poodles?|collies?|rabbits?|parrots?)\\b';

/** What rent, deposit and fees come to, in everyday words. */
export const moneyRules: readonly EverydayRule[] = [
  {
    field: 'rent_monthly',
    says: `^\\W*(?:rent(?: is)? ?[:=]? ?)?${money} ?(?:\\/ ?mo(?:nth)?|per month|a month|each month|every month|monthly)\\b(?! from )`,
    read: amount,
    unless: '\\b(?:pet|parking|garage|storage|late|utilit\\w+|deposit)\\b',
    score: 0.58,
  },
  {
    field: 'rent_monthly',
    says: `TT (?:{must} )?(?:pays?|owes?)(?: (?:to )?LL)? ${money} (?:\\w+ ){0,3}?(?:on|by|(?:per|a|each|every) month|monthly)`,
    read: amount,
    unless: '\\b(?:pet|parking|garage|storage|late|deposit|fee|fine)\\b',
    about: '\\brents?\\b|month',
    score: 0.55,
  },
  {
    field: 'rent_monthly',
    says: `\\b(?:monthly )?(?:parts|installments?|payments?|sums?|amounts?) of ${money}(?![^.;$]{0,12} \\d+ months?'s? rent|[.\u00b7]?\\d| (?:per|an?|each) (?:\\w+ )?(?:square|sq|foot))`,
    read: amount,
    about: '\\brent\\b',
    unless:
      '\\b(?:deposit|late|insurance|parking|total rent|prepaid|letters? of credit|bond|escrow|judgment|purchase price)\\b',
    score: 0.55,
  },
  {
    field: 'rent_due_day',
    says: `\\b(?:by|on|due|before|than|of)\\b (?:(?:or )?before )?(?:on )?(?:the )?${day}\\b(?! (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|anniversary|year|floor))`,
    read: whole(1, 31),
    about: '\\brents?\\b|\\bpay(?:s|ment|able)?\\b|\\$ ?\\d+[^.;]{0,20}(?:month|\\/ ?mo)',
    unless: `${late}|\\blate\\b|\\b(?:report|statement|notice|inspect\\w*|deposit|invoice|estimate)\\b`,
    score: 0.52,
  },
  {
    field: 'grace_days',
    says: `\\b(?:(?:unpaid|owing|owed|open|missing|not (?:paid|in hand|here|come in|in LL's hands?)) (?:on|upon|as of)|come|(?:from|starting|beginning)(?: on)?) (?:the )?${day}\\b(?: day)?(?: of (?:the|each|any) month)?(?! (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|floor|year|lease))[^.;]{0,90}(?:\\b(?:late|charge|fee|extra|adds?|costs?)\\b|${plainMoney}|%)`,
    read: beforeDay,
    unless: `\\b(?:deposit|notice|parking|from the 1st|interest)\\b|${plainMoney} (?:a|per|each|every) month`,
    score: 0.64,
  },
  {
    field: 'grace_days',
    says: `\\b(?:by|on or before|through|up to(?: and including)?|inside of)\\b[^.;]{0,30}?\\b(?:${day}|day (\\d{1,2}))\\b[^.;]{0,50}\\b(?:no (?:late )?(?:charge|fee|penalty)|nothing (?:extra|more|is added)|not late|on time|in (?:season|good time))\\b|\\b(?:nothing|no (?:charge|fee|penalty))\\b[^.;]{0,60}\\b(?:by|through|before) (?:the )?end of (?:the )?(?:${day}|day (\\d{1,2}))\\b`,
    read: untilDay,
    unless: '\\b(?:deposit|notice)\\b',
    score: 0.64,
  },
  {
    field: 'grace_days',
    says: `\\b(?:by|before) (?:the )?(?:end of |close of |11:59 ?p\\.? ?m\\.? (?:on|of) |midnight (?:on|of) )?(?:the )?${day}(?: day)?(?: of the month)?\\b(?! (?:day )?after\\b)${notOfYear}[^.;]{0,60}(?:fee|charge|add|pay|owes?|extra|${plainMoney})`,
    read: untilDay,
    about: late,
    unless: '\\bafter (?:\\w+ )?(?:notice|demand)\\b',
    score: 0.6,
  },
  {
    field: 'grace_days',
    says: `\\buntil (?:the )?(?:(?:end|close) of )?(?:the )?(?:day )?(?:on )?(?:the )?${day}${notOfYear}`,
    read: (match, context) =>
      /\bby then\b[^.;]{0,50}\b(?:late|extra|adds?|fee|charge)\b/.test(context.after) ? untilDay(match, context) : null,
    score: 0.64,
  },
  {
    field: 'late_fee',
    says: `\\b(?:on|come|(?:from|starting|beginning)(?: on)?) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?: of the month)?[^.;$]{0,30}?\\b(?:adds?|costs?|it is|its|extra|more|owes?)\\b(?: \\w+){0,2}? ${money}(?! (?:a|per|each|every) month)`,
    read: (match, { said }) => lateFeeOf(match, said.text),
    about: `${late}|\\b(?:late|grace|until|till|by the|before the|extra|1 time|once)\\b`,
    unless: '\\b(?:deposit|pet|dog|cat|prorat\\w+|returned|bounc\\w+|comes? back|rent (?:is|will be|goes|of))\\b',
    kind: 'residential',
    score: 0.62,
  },
  {
    field: 'late_fee',
    says: `(?:add|owes?|ask(?:s|ed)? for|costs?|pays?|charge(?:s|d)?|extra|fee|penalty|charge of|its|it is)\\b(?: \\w+){0,4}? ${money}`,
    read: (match, { said }) => lateFeeOf(match, said.text),
    about: late,
    unless:
      '\\b(?:returned|bounc\\w+|nsf|insufficient|deposit|pet|dog|notice|per occurrence|insurance|key|guest|attorneys?|lawyer|holdover|comes? back|come back|move-?in|leav\\w+|moves? (?:off|out))\\b',
    score: 0.56,
  },
  {
    field: 'late_fee',
    says: '\\b(\\d{1,2}(?:\\.\\d+)?) ?% (?:of|more|extra|charge|fee|on)\\b',
    read: (match) => ({ flat: null, percent: Number(match[1]), per_day: null, cap: null }),
    about: late,
    unless:
      '\\b(?:interest|per annum|a year|deposit|insurance|attorneys?|lawyer|overcharge|holdover|holds? over|sales)\\b',
    score: 0.56,
  },
  {
    field: 'security_deposit',
    says: `${money} (?:\\w+ ){0,5}?(?:as|for|to hold as|toward) (?:a |the |TT's )?(?:security|damage|refundable)(?: deposit)?\\b`,
    read: amount,
    unless: '\\bpet\\b',
    score: 0.6,
  },
  {
    field: 'deposit_return_days',
    says: `\\b(?:within|inside of|in|no later than|not later than|by) ${span}\\b`,
    read: (match) => daysOf(match[1], match[2]),
    about:
      '(?:deposit|security)[^.;]{0,200}\\b(?:back|return\\w*|refund\\w*|send|sent|account\\w*)|\\b(?:back|return\\w*|refund\\w*|account\\w*)\\b[^.;]{0,120}(?:deposit|security|leav|move|vacat|keys?|surrender)',
    unless:
      '\\b(?:if|unless|supposing)\\b[^.;]{0,90}\\b(?:not|longer)\\b[^.;]{0,60}\\b\\d+ (?:days|weeks|months)\\b|\\b(?:check|bounc\\w+|notice to (?:quit|pay)|rent (?:is|not)|insurance|request|object|dispute)\\b',
    score: 0.54,
  },
  {
    field: 'prorated_rent',
    says: `\\bfor the (?:\\w+ )?(?:half|part|partial|short|1st|rest of the|remaining|stub|piece)\\b[^.;]{0,40}\\b(?:month|days?|january|february|march|april|may|june|july|august|september|october|november|december)\\b[^.;]{0,40}?${money}`,
    read: amount,
    unless: '\\b(?:pets?|animals?|dogs?|cats?|damages)\\b',
    score: 0.6,
  },
  {
    field: 'pet_rent',
    says: `${money} (?:extra |more |additional )?(?:monthly|a month|per month|each month)(?: (?:for|as|in)\\b[^.;]{0,25}(?:each|every|pet|dog|cat|animal))?`,
    read: amount,
    about: '\\b(?:pets?|animals?|dogs?|cats?)\\b',
    unless: '\\brent (?:is|of|:)|parking|garage|no pet rent',
    score: 0.55,
  },
  {
    field: 'pet_deposit',
    says: `${money} (?:refundable )?deposit\\b`,
    read: amount,
    about: animals,
    unless: '\\b(?:security|damage|cleaning|key)\\b|non-?refundable|not (?:be )?(?:refund|return)',
    kind: 'residential',
    score: 0.56,
  },
  {
    field: 'rent_monthly',
    says: `\\brent\\b[^.;]{0,90}\\bfrom ${plainMoney}[^.;]{0,30} to ${money}`,
    read: amount,
    score: 0.94,
  },
];

const lateFeeOf = (match: RegExpExecArray, text: string) => {
  const cents = centsIn(match);
  if (cents === null) return null;
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
  const isDaily =
    /^ (?:more )?(?:per|a|each|every|for each|for every|with every)(?: \w+)? (?:day|morning|night)\b|^ daily\b/.test(
      after,
    );
  const cap =
    /\b(?:not (?:to )?exceed|no more than|never more than|not more than|up to|at most|maximum of) \$ ?(\d+(?:\.\d+)?)/.exec(
      text.slice(match.index + match[0].length),
    );
  return {
    flat: isDaily ? null : usd(cents),
    percent: null,
    per_day: isDaily ? usd(cents) : null,
    cap: cap?.[1] ? usd(Math.round(Number(cap[1]) * 100)) : null,
  };
};
