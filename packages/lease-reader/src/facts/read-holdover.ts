import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom } from '../values/number-words.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';

/** What a tenant owes who stays after the end: a share of the rent or a sum a day. `topic` is the heading above, in lower case. */
export const readHoldover = (sentence: Sentence, topic: string, found: Candidate[]): void => {
  const text = sentence.text;
  const isTopic = /hold(?:ing)?[\s-]*over|staying (?:too long|past|late)|overstay/.test(topic);
  const names = isTopic || /\bhold|\bover-?stay/i.test(text);
  const isHolding =
    isTopic ||
    /\bhold(?:s|ing)?[\s-]*over\b|\bholdover\b|\bstill (?:here|there|in possession|in occupancy|living|on the \w+|in the \w+)\b|\b(?:past|beyond|after) the (?:end|last day|final day)\b|\b(?:remain(?:s|ing)?|stay(?:s|ing)?|continues?|retains?|fails? to (?:vacate|leave|surrender|move)|does not (?:vacate|leave|move))\b[^.;]{0,90}\b(?:after|past|beyond|possession|following|upon|without|on)\b/i.test(
      text,
    );
  if (!isHolding || (!isTopic && /\bgrace\b|\blate (?:fee|charge)|\brent is (?:late|not)/i.test(text))) return;
  let percent: number | null = null;
  let perDay: number | null = null;
  const figure = /(\d{2,3})\s*(?:%|percent)/i.exec(text) ?? /\(\s*(\d{2,3})\s*%\s*\)/.exec(text);
  const worded =
    /\b(one hundred(?: and)? (?:ten|twenty|twenty-five|fifty|seventy-five)|two hundred(?: fifty)?|three hundred|one hundred)\s+percent/i.exec(
      text,
    );
  if (figure?.[1] && Number(figure[1]) >= 90 && Number(figure[1]) <= 400) percent = Number(figure[1]);
  else if (worded?.[1]) percent = numberFrom(worded[1]);
  else if (/\b(?:twice|double|two times|two \(2\) times|2 times|2x)\b/i.test(text)) percent = 200;
  else if (/\b(?:triple|treble|three times)\b/i.test(text)) percent = 300;
  else if (/\bone and one-?half times|\b1\.5 times|one and (?:a|one)[ -]half (?:times|of)|time and a half/i.test(text))
    percent = 150;
  else if (/\bone and one-?quarter times|\b1\.25 times|one and (?:a|one)[ -]quarter (?:times|of)/i.test(text))
    percent = 125;
  else if (
    /\bsame (?:rent|rental|terms|rate)|rate of the last|rent (?:for the extra days|last paid|then in effect)|last monthly rent|at the (?:monthly )?rent (?:then|last)/i.test(
      text,
    )
  )
    percent = 100;
  for (const amount of moneyIn(text)) {
    if (
      /^[\s),]*(?:,?\s*which is[^,.;]{0,30},?\s*)?(?:per|a|each|for each|\/)\s*(?:extra\s+|additional\s+)?day|^[\s),]*daily/i.test(
        text.slice(amount.end, amount.end + 40),
      ) ||
      /\b(?:per day|each day|daily)\b/i.test(text.slice(0, amount.start))
    ) {
      perDay = amount.cents;
      percent = null;
      break;
    }
  }
  if (percent === null && perDay === null) return;
  // Carrying on month to month at the same rent with nobody saying otherwise is a tenancy that goes on, not a holdover.
  if (
    percent === 100 &&
    !names &&
    /month[- ]to[- ]month|from month to month|\bmay (?:stay|remain|continue)\b/i.test(text)
  )
    return;
  const becomes =
    /\bmonth[- ]to[- ]month|from month to month/i.test(text) &&
    !/\bwith (?:the )?[a-z']+ (?:written )?consent\b/i.test(text)
      ? 'month_to_month'
      : null;
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
