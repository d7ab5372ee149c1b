import { type Context, daysOf, type EverydayRule } from './everyday-rule.ts';

const unit =
  '(?:\\( ?\\d+ ?\\) )?(?:calendar |business |court |judicial |working |full |written )*(days?|weeks?|hours?)';
const time = `(?<!past )(\\d{1,3}|a)[ -]${unit}\\b(?! (?:behind|late|overdue|past|in arrears))`;
/** "thirty for anything else", "by the tenth day": of a second period the unit may be left to the first. */
const second = `(\\d{1,3})(?:(?:st|nd|rd|th)? (?:\\( ?\\d+(?:st|nd|rd|th)? ?\\) )?(?:calendar |business |court |working )*(days?|weeks?|hours?)\\b|(?= ?(?:[.,](?![^.;]{0,30}\\d)|$| (?:for|to|if)\\b)))`;
const debt = '\\b(?:rent|installments?|pay(?:s|ments?)?|unpaid|money|monetary|sums?|behind|short)\\b';
const rest = '\\b(?:else|others?(?! than)|another|the rest(?! of))\\b';
const calm = '(?:(?!\\b(?:else|others?|another)\\b)\\D)';

/** Each with the places of the days to pay, their unit, the days for the rest and their unit among its groups. */
const pairs: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [
    new RegExp(
      `\\b${time}[^.;\\d]{0,45}?\\b(?:to (?:pay|catch up|bring)|for (?:unpaid |missed )?(?:money|rent|pay\\w*))\\b[^.;\\d]{0,40}?\\b${second}[^.;\\d]{0,30}?${rest}`,
    ),
    [1, 2, 3, 4],
  ],
  [
    new RegExp(
      `\\b${time}[^.;\\d]{0,60}\\b(?:fix|put|cure|mend|right|set|remedy|correct)\\b[^.;\\d]{0,30}?\\b${second} ?(?:for|if|when|where)\\b[^.;,\\d]{0,30}${debt}`,
    ),
    [3, 4, 1, 2],
  ],
  [
    new RegExp(
      `(?:${debt}(?:${calm}|\\d{1,3}[ -]days? (?=behind|late|overdue)|\\d(?:st|nd|rd|th)){0,150}?\\b|\\b(?=\\d{1,3}[ -][^.;\\d]{0,50}\\bto (?:pay|catch up)\\b))${time}(?:${calm}|\\1){0,150}?${rest}[^;\\d]{0,110}?\\b${second}`,
    ),
    [1, 2, 3, 4],
  ],
];

const inDays = (count: string | undefined, unitOf: string | undefined): number | null => {
  const days = unitOf?.startsWith('hour')
    ? Math.round(Number(count) / 24)
    : daysOf(count === 'a' ? '1' : count, unitOf);
  return days !== null && days >= 1 && days <= 120 ? days : null;
};

/** The days to pay and the days to mend anything else, told side by side in one sentence or two. */
const pairOf = (_: RegExpExecArray, { said, after }: Context) => {
  const text = `${said.text} ${after}`;
  for (const [pattern, [money, moneyUnit, other, otherUnit]] of pairs) {
    const match = pattern.exec(text);
    if (match === null || match.index >= said.text.length) continue;
    const units = [match[moneyUnit], match[otherUnit]];
    const monetary = inDays(match[money], units[0] ?? units[1]);
    const rested = inDays(match[other], units[1] ?? units[0]);
    if (monetary !== null && rested !== null) return { monetary, other: rested };
  }
  return null;
};

const otherTopics =
  "\\b(?:deposit|insur\\w*|enter(?:s|ing)?|entry|renew\\w*|sublet|late (?:fee|charge)s?|estoppel|casualty|fire|month[- ]to[- ]month|move[- ]?out|vacate|LL's (?:own )?(?:default|breach))\\b";

/** Time to mend what is not done, told for money and for the rest. */
export const cureRules: readonly EverydayRule[] = [
  {
    field: 'cure_days',
    says: `\\b(?:\\d{1,3}|a)[ -]${unit}\\b`,
    read: pairOf,
    about:
      '\\b(?:default\\w*|breach\\w*|broken?|breaks?|cured?|unpaid|behind|late|miss(?:ing|ed|es)|not (?:been |be )?(?:paid|pay|come|made)|short|wrong|trouble|fail\\w*|remed\\w+|right|made good)\\b',
    unless: otherTopics,
    score: 0.97,
  },
  {
    // "The three-day notice that the Code prescribes, and Tenant may pay or cure within that time".
    field: 'cure_days',
    says: `\\b${time}[^.;\\d]{0,30}\\bnotice\\b[^;]{0,200}?\\b(?:pay or (?:cure|perform|correct|comply|quit)|perform or pay)\\b[^.;]{0,25}\\bwithin (?:that|such|the|this) (?:time|period)`,
    read: (match) => {
      const days = inDays(match[1], match[2]);
      return days === null ? null : { monetary: days, other: days };
    },
    unless: otherTopics,
    score: 0.86,
  },
  {
    field: 'cure_days',
    says: `\\b${time}[^.;\\d]{0,45}?\\bto (?:pay|catch up|bring)\\b[^.;\\d]{0,30}\\bor (?:to )?(?:put|set|quit|stop|fix|mend|cure|correct|remedy|comply)\\b(?![^.;]{0,40}\\d)`,
    read: (match) => {
      const days = inDays(match[1], match[2]);
      return days === null ? null : { monetary: days, other: days };
    },
    unless: otherTopics,
    score: 0.9,
  },
  {
    field: 'cure_days',
    says: `${debt}[^.;]{0,60}\\bby (?:[^.;\\d]{0,25} )?the (?:(\\d{1,2})(?:st|nd|rd|th)|second) day (?:after|from|following)\\b`,
    read: (match) => ({ monetary: Number(match[1] ?? 2), other: null }),
    about: '\\b(?:note|notice|letter|e-?mails?|writes?|writing|demand|warning)\\b',
    unless: `${otherTopics}|\\b(?:charges?|fees?|due (?:day|date))\\b`,
    score: 0.86,
  },
];
