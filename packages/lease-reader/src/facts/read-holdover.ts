import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom } from '../values/number-words.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';

const parts: readonly (readonly [RegExp, number])[] = [
  [/\bquarter\b/i, 25],
  [/\bthird\b/i, 33.33],
  [/\bhalf\b/i, 50],
];

/** "One-thirtieth of the rent times one and one-quarter", "the same rent plus twenty percent", in hundredths of the rent. */
const shareOfRent = (text: string): number | null => {
  const daily = /\bone[- ](thirtieth|fifteenth|twentieth) of\b/i.exec(text)?.[1]?.toLowerCase();
  const whole = daily === 'fifteenth' ? 200 : daily === 'twentieth' ? 150 : 100;
  const added =
    /\b(?:rent|rate|payment)\b[^.;]{0,30}\b(?:plus|increased by|and)\s+(?:one[- ](?:quarter|third|half)\b|an?\s+(?:quarter|third|half)\s+(?:more|again|of\s+(?:that|it)\s+again)\b|([a-z-]+|\d{1,2})\s*(?:percent\b|%))/i.exec(
      text,
    ) ??
    (daily || /\btimes\b[^.;]{0,30}\b(?:rent|rate)\b/i.test(text)
      ? /\b(?:one|two) and (?:a|one)[- ](?:quarter|third|half)\b/i.exec(text)
      : null);
  if (!added) return daily && !/\bon top\b|\bplus an?\b/i.test(text) ? whole : null;
  const more = added[1] ? numberFrom(added[1]) : (parts.find(([name]) => name.test(added[0]))?.[1] ?? null);
  const times = /^two/i.test(added[0]) ? 200 : 100;
  return more === null || more <= 0 || more >= 100 ? null : Math.round(whole * (times + more)) / 100;
};

/** What a tenant owes who stays after the end: a share of the rent or a sum a day. `topic` is the heading above, in lower case. */
export const readHoldover = (sentence: Sentence, topic: string, found: Candidate[]): void => {
  const text = sentence.text;
  const isTopic = /hold(?:ing)?[\s-]*over|staying (?:too long|past|late)|overstay/.test(topic);
  const byTheDay =
    /\b(?:each|every) (?:extra|additional) (?:day|night)\b|\b(?:each|every) (?:day|night) (?:past|beyond|after(?! that\b))\b/i.test(
      text,
    );
  const names = isTopic || /\bhold|\bover-?stay/i.test(text);
  const isHolding =
    isTopic ||
    byTheDay ||
    /\bhold(?:s|ing)?[\s-]*over\b|\bholdover\b|\bstill (?:here|there|in possession|in occupancy|living|on the \w+|in the \w+)\b|\b(?:past|beyond|after) the (?:end|last day|final day)\b|\b(?:remain(?:s|ing)?|stay(?:s|ing)?|continues?|retains?|fails? to (?:vacate|leave|surrender|move)|does not (?:vacate|leave|move))\b[^.;]{0,90}\b(?:after|past|beyond|possession|following|upon|without|on)\b/i.test(
      text,
    );
  if (
    !isHolding ||
    (!isTopic &&
      /\bgrace\b|\bunpaid\b|\blate (?:fee|charge)|\brent is (?:late|not)|\b(?:an? guest|guests|visitors?)\b/i.test(
        text,
      ))
  )
    return;
  const isMonthly = /\bmonth[- ]to[- ]month|from month to month/i.test(text);
  let percent: number | null = null;
  let perDay: number | null = null;
  const figure = /(\d{2,3})\s*(?:%|percent)/i.exec(text) ?? /\(\s*(\d{2,3})\s*%\s*\)/.exec(text);
  const worded =
    /\b(one hundred(?: and)? (?:ten|twenty|twenty-five|fifty|seventy-five)|two hundred(?: fifty)?|three hundred|one hundred)\s+percent/i.exec(
      text,
    );
  if (figure?.[1] && Number(figure[1]) >= 90 && Number(figure[1]) <= 400) percent = Number(figure[1]);
  else if (worded?.[1]) percent = numberFrom(worded[1]);
  else if (shareOfRent(text) !== null) percent = shareOfRent(text);
  else if (/(?<!\b(?:not|never|don.?t|won.?t) )\b(?:twice|double|two times|two \(2\) times|2 times|2x)\b/i.test(text))
    percent = 200;
  else if (/\b(?:triple|treble|three times)\b/i.test(text)) percent = 300;
  else if (/\bone and one-?half times|\b1\.5 times|one and (?:a|one)[ -]half (?:times|of)|time and a half/i.test(text))
    percent = 150;
  else if (/\bone and one-?quarter times|\b1\.25 times|one and (?:a|one)[ -]quarter (?:times|of)/i.test(text))
    percent = 125;
  else if (
    /\bsame (?:rent|rental|terms|rate)|rate (?:of the last|(?:last|then|previously) (?:payable|paid|due|in effect))|(?:usual|ordinary|regular|daily share of (?:the|your)) rent|old rate|rent (?:for the extra days|last paid|then in effect)|last monthly rent|at the (?:monthly )?rent (?:then|last)/i.test(
      text,
    )
  )
    percent = 100;
  for (const amount of moneyIn(text)) {
    if (
      /^[\s),]*(?:,?\s*which is[^,.;]{0,30},?\s*)?(?:per|a|each|every|for each|for every|\/)\s*(?:extra\s+|additional\s+)?(?:day|night)\b|^[\s),]*daily/i.test(
        text.slice(amount.end, amount.end + 40),
      ) ||
      /\b(?:per day|(?:each|every) (?:day|night)|daily)\b/i.test(text.slice(0, amount.start))
    ) {
      perDay = amount.cents;
      if (percent !== 100) percent = null;
      break;
    }
  }
  if (percent === null && perDay === null) {
    if (isMonthly && /\bhold(?:s|ing)?[\s-]*over\b|\b(?:remains?|continues?) in (?:possession|occupancy)\b/i.test(text))
      found.push(
        inSentence(
          sentence,
          'holdover',
          { rent_percent: null, per_day: null, becomes: 'month_to_month' },
          0.6,
          0,
          text.length,
        ),
      );
    return;
  }
  // Carrying on month to month at the same rent with nobody saying otherwise is a tenancy that goes on, not a holdover.
  if (percent === 100 && !names && (isMonthly || /\bmay (?:stay|remain|continue)\b/i.test(text))) return;
  const becomes = isMonthly && !/\bwith (?:the )?[a-z']+ (?:written )?consent\b/i.test(text) ? 'month_to_month' : null;
  const isStrong = /without|consent|hold/i.test(text) && percent !== 100;
  found.push(
    inSentence(
      sentence,
      'holdover',
      { rent_percent: percent, per_day: perDay === null ? null : usd(perDay), becomes },
      (isTopic ? 0.82 : 0.7) + (isStrong ? 0.06 : 0),
      0,
      text.length,
    ),
  );
};
