import type { Money } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { monthNames } from '../values/dates.ts';
import { durationsIn } from '../values/durations.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, ordinalFrom, ordinalSource } from '../values/number-words.ts';
import { atWords, type Candidate, inSentence, topicOf, usd } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

/** Days without a fee, the fee for lateness, and that for a returned payment. */
export const readLateFee = (
  lease: LeaseText,
  labels: readonly LabelValue[],
  known: readonly Candidate[] = [],
): Candidate[] => {
  const found: Candidate[] = [];
  const due = known
    .filter(({ field, score }) => field === 'rent_due_day' && score >= 0.7)
    .sort((one, other) => other.score - one.score)[0]?.value;
  const dueDay = typeof due === 'number' ? due : usualDueDay(lease);
  for (const { label, value, sentence } of labels) {
    const isLate = /\blate\b/.test(label) && /fee|charge|penalt|payment|rent|^late$/.test(label);
    if (isLate && value.length < 300) {
      const fee = lateFeeIn(value);
      if (fee)
        found.push(
          inSentence(sentence, 'late_fee', fee, sentence.cells.length > 0 ? 0.8 : 0.86, 0, sentence.text.length),
        );
      addGrace(sentence, dueDay, 0.8, found);
    }
    if (/^grace(?: period)?/.test(label)) {
      const days = durationsIn(value).find(({ unit }) => unit === 'day');
      if (days) found.push(inSentence(sentence, 'grace_days', days.amount, 0.95, 0, sentence.text.length));
      else addGrace(sentence, dueDay, 0.8, found);
    }
    if (returned.test(label) && (!/\blate\b/.test(label) || /return|honou?red|bounce|nsf/i.test(value))) {
      const amount = moneyIn(value)[0];
      if (amount)
        found.push(inSentence(sentence, 'returned_check_fee', usd(amount.cents), 0.95, 0, sentence.text.length));
    }
  }
  for (const [at, sentence] of lease.sentences.entries()) {
    if (sentence.cells.length > 0) continue;
    readReturned(lease, sentence, found);
    readLate(lease, sentence, lease.sentences[at + 1], dueDay, found);
  }
  return found;
};

const returned =
  /\b(?:returned|nsf|insufficient|bounced|dishonou?red|bad) ?(?:check|cheque|payment|item|fund|ach|fee|charge)?s?\b|non-?sufficient/;

/** The day on which most passages say that rent is due; the first of the month where none says. */
const usualDueDay = (lease: LeaseText): number => {
  for (const sentence of lease.sentences) {
    if (
      !/\bdue\b|in advance|payable|be paid|have it|hand/.test(sentence.lower) ||
      !/rent|payment|installment|month|\bpay|\$/.test(sentence.lower)
    )
      continue;
    const named = new RegExp(
      `\\bdue\\s*:\\s*(?:on\\s+)?(?:the\\s+)?(${ordinalSource})|\\b(?:due|advance|payable|be\\s+paid|have\\s+it|in\\s+(?:\\S+\\s+){1,2}hands?)\\b[^.;]{0,50}?\\b(?:on|by|than)?\\s*(?:or before\\s+)?the\\s+(${ordinalSource}|first)`,
      'i',
    ).exec(sentence.text.split(/\b(?:late|not|after|grace|charge)\b|n['’]t\b/i)[0] ?? '');
    const day = named?.[1] ?? named?.[2];
    const value = day ? ordinalFrom(day) : null;
    if (value && value <= 31) return value;
  }
  return 1;
};

const lateWords =
  /\b(?:late|past[- ]due|overdue|delinquent|not\s+in\s+(?:our|my|the)|not\s+(?:been\s+)?(?:received|paid|reached|arrived|come)|unpaid|(?:do(?:es)?|has|have|is)\s+not\s+(?:have\s+it|receive|reached?|been|got)|fails?\s+to\s+pay|(?:comes?|came)\s+in\s+(?:on|after)|after\s+the\s+\d+(?:st|nd|rd|th)|tard[ey])\b/i;
const chargeWords =
  /\b(?:late\s+(?:fee|charge|payment|penalty)|late-?\s?(?:fee|charge)|charge|fee|pay|pays|owe|owes|add|costs?|penalty|extra|added|on\s+top|carries|bears|recargo)\b/i;
const notLate =
  /\b(?:returned|bounce[sd]?|comes?\s+back|nsf|insufficient|dishonou?r\w*|holdover|hold\s+over|holding|guest|pet|animal|notice\s+to\s+(?:quit|vacate)|evict|reletting|terminate|bills?\s+go|security\s+deposit|lock|interest\s+at|key|utilit|insurance\s+premium)\b/i;

const readLate = (
  lease: LeaseText,
  sentence: Sentence,
  next: Sentence | undefined,
  dueDay: number,
  found: Candidate[],
): void => {
  const topic = topicOf(lease, sentence);
  const isLateTopic = /\blate\b|delinquen/.test(topic.split('/').at(-1) ?? '');
  const isReturned = /\b(?:dishonou?red|returned|bounced?|nsf|insufficient)\b/i.test(sentence.text);
  const isLate =
    lateWords.test(sentence.text) &&
    /rent|payment|installment|pay|share|fee|charge|sum|amount|due|\bowe|\bextra\b/.test(sentence.lower);
  if (!isLate && !isLateTopic && !/\blate\s+(?:fee|charge)|grace/.test(sentence.lower)) return;
  if (
    /\bno\b[^.;]{0,40}\b(?:late\s+(?:fee|charge)|daily\s+charge)|reminder/i.test(sentence.text) &&
    moneyIn(sentence.text).length === 0 &&
    !/%|\bper\s?cent\b/i.test(sentence.text)
  ) {
    addGrace(sentence, dueDay, 0.6, found);
    return;
  }
  const own = itemOf(feeWords(sentence.text), /\blate\s+(?:fee|charge|payment|penalty)/i);
  const fee = isLateTopic || chargeWords.test(own) ? lateFeeIn(own) : null;
  const names = /\blate[\s-]*(?:fee|charge|penalty|payment)|recargo/i.test(sentence.text);
  const isSure = lease.kind === 'residential' ? names || isLateTopic || isLate : names || isLateTopic;
  if (fee && isSure && !(isReturned && lease.kind === 'commercial') && (names || !notLate.test(own))) {
    // What is owed on top of a first fee is not the fee: "where it remains unpaid, an additional three percent".
    const isOnTop = /\b(?:remain|continue|stay|still)\w*\s+(?:unpaid|late|due|overdue)\b[^.;]*\badditional\b/i.test(
      own,
    );
    const score = (names ? 0.88 : isLateTopic ? (isLate ? 0.87 : 0.8) : 0.68) - (isOnTop ? 0.2 : 0);
    const stated = inSentence(sentence, 'late_fee', fee, score, 0, sentence.text.length);
    // "Thereafter $1 for each further day, not to exceed $30."
    const goesOn =
      next && next.part === sentence.part && /^(?:thereafter|after that|then|in addition|plus)\b/i.test(next.text);
    const more = goesOn ? lateFeeIn(next.text) : null;
    if (more?.per_day && !fee.per_day)
      found.push({
        ...stated,
        value: { ...more, flat: fee.flat, percent: fee.percent },
        score: score + 0.12,
        end: next?.end ?? stated.end,
      });
    else found.push(stated);
    addGrace(sentence, dueDay, names || isLateTopic ? 0.86 : 0.72, found);
    return;
  }
  const follows =
    next &&
    next.part === sentence.part &&
    next.cells.length === 0 &&
    /^(?:from|starting|after|beginning|on|the\s+(?:fee|charge|late)|it|this|add|then|{L}|landlord|owner|lessor|tenant|resident|lessee|renter|we|you|there|a\s+)/i.test(
      next.text,
    )
      ? next
      : null;
  const nextFee =
    follows && !fee && !notLate.test(follows.text) && chargeWords.test(follows.text) ? lateFeeIn(follows.text) : null;
  if (follows && nextFee && (isLate || isLateTopic) && !notLate.test(sentence.text)) {
    found.push({
      ...inSentence(
        sentence,
        'late_fee',
        nextFee,
        /\blate\s+(?:fee|charge)/i.test(follows.text + sentence.text) || isLateTopic ? 0.84 : 0.66,
        0,
        sentence.text.length,
      ),
      end: follows.end,
    });
    addGrace(sentence, dueDay, 0.78, found);
    return;
  }
  // Interest that runs later is no grace.
  if (/\binterest\b/i.test(sentence.text) && fee === null && !/grace/.test(sentence.lower)) return;
  if (isLateTopic || names || /grace|\blate\s+if\b|\bis\s+late\b/i.test(sentence.text))
    addGrace(sentence, dueDay, /grace/.test(sentence.lower) ? 0.9 : 0.7, found);
};

/** Of items in one sentence ("(B) ... (C) ...", "(X) ...") the one that speaks of it; else the whole. */
const itemOf = (text: string, of: RegExp): string => {
  const items = text.split(/(?=\s\((?:[A-Za-z]|\d{1,2})?\s?\)\s)|\s{3,}(?=an?\s[a-z ]{3,30}\sof\s\$)/);
  return items.length < 3 ? text : (items.find((item) => of.test(item) && /[$%]/.test(item)) ?? text);
};

/** The sentence without what it says of returned payments. */
const feeWords = (text: string): string =>
  text.replace(/(?:;|,?\s+and|\.)\s+[^.;]{0,60}\b(?:returned|bounced?|nsf|insufficient|dishonou?red)\b[^.;]*/gi, ' ');

type LateFee = {
  readonly flat: Money | null;
  readonly percent: number | null;
  readonly per_day: Money | null;
  readonly cap: Money | null;
};

/** Parts of a late fee in words, null when there is no amount. `cap` is the most it can come to. */
export const lateFeeIn = (text: string): LateFee | null => {
  let flat: number | null = null;
  let perDay: number | null = null;
  let cap: number | null = null;
  const amounts = moneyIn(text);
  for (const amount of amounts) {
    const before = text.slice(Math.max(0, amount.start - 45), amount.start);
    const after = text.slice(amount.end, amount.end + 45);
    if (
      /(?:(?:not|never|in\s+no\s+event)\s+(?:to\s+)?exceed(?:\s+in\s+(?:the\s+)?(?:whole|all|total|aggregate))?|not\s+(?:above|over|beyond)|maximum(?:\s+of)?|up\s+to(?:\s+a\s+(?:total|maximum)\s+of)?|capped\s+at|cap\s+of|(?:no|not|never)\s+(?:total\s+)?more\s+than|at\s+most)\s*(?:a\s+total\s+of\s+)?$/i.test(
        before,
      ) ||
      /^\W{0,3}(?:maximum|max|cap)\b/i.test(after)
    )
      cap ??= amount.cents;
    else if (
      /^[\s),]*(?:(?:is|are|will\s+be|shall\s+be)\s+(?:added|charged|due|owed|assessed)\s+)?(?:per|a|each|every|for\s+each|for\s+every|\/)\s*(?:additional\s+|calendar\s+|further\s+|extra\s+)?(?:day|morning|night)\b|^[\s),]*(?:more|extra|again)\b[^.;$]{0,25}\b(?:each|every|per|a)\s+(?:\w+\s+)?(?:day|morning|night)\b|^[\s),]*daily/i.test(
        after,
      ) ||
      /\b(?:daily|per[- ]day)\s+(?:late\s+)?(?:fee|charge)?\s*(?:of)?\s*$/i.test(before)
    )
      perDay ??= amount.cents;
    else if (
      /^[\s),]*of\s+interest\b/i.test(after) ||
      /^[\s),]*(?:per|a|each)\s+month\b|\brent\s+(?:of|is)\s*$/i.test(after) ||
      /\b(?:which\s+is|or\s+more|equal\s+to\s+a\s+total|balance\s+(?:of|over)|exceeds?|rent\s+(?:of|is)|greater\s+than|less\s+than|minimum\s+of)\s*$/i.test(
        before,
      )
    )
      continue;
    else flat ??= amount.cents;
  }
  let percent: number | null = null;
  for (const match of text.matchAll(
    /((?:[a-z-]+\s+){0,2}?)\(?\s*(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*%\)?(\s*\)?\s*[^.;]{0,30})|\b((?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?:\s+and\s+one-half)?)\s+(?:\(\s*\d{1,2}\s*\)\s*)?percent\b/gi,
  )) {
    const value = match[2] ? Number(match[2]) : numberFrom(match[4] ?? '');
    const isNamed = /^[^a-z]*(?:of\s+)?late\s+(?:fee|charge)/i.test(text.slice(match.index + (match[1] ?? '').length));
    if (isNamed && value !== null) {
      percent ??= value;
      continue;
    }
    if (
      value === null ||
      /\binterest\b[^.;%]{0,70}$/i.test(text.slice(0, match.index)) ||
      /\b(?:per\s+annum|per\s+year|annual|interest)\b/i.test(text.slice(match.index, match.index + 70))
    )
      continue;
    percent ??= value;
  }
  if (flat === null && perDay === null && percent === null) return null;
  return {
    flat: flat === null ? null : usd(flat),
    percent,
    per_day: perDay === null ? null : usd(perDay),
    cap: cap === null ? null : usd(cap),
  };
};

const addGrace = (sentence: Sentence, dueDay: number, score: number, found: Candidate[]): void => {
  const grace = graceIn(sentence.text, dueDay);
  if (grace) found.push(atWords(sentence, 'grace_days', grace.days, score, grace.start, grace.end));
};

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)';
const days = `(${number})\\s*(?:\\(\\s*(?:\\d{1,2}|or\\b[^)\\w]*)\\s*\\)\\s*)?(?:calendar\\s+|business\\s+|full\\s+|whole\\s+)?[- ]?days?`;
const withinOfDue = `within\\s+(?:the\\s+first\\s+)?${days}\\s+(?:of|after|from|following)\\s+(?:the\\s+|its\\s+|it\\s+|such\\s+|when\\s+|that\\s+)*(?:due|date|day|is|was|becomes?)`;
const ordinal = `(${ordinalSource}|first)`;

/** Days after the due day without a fee, as the words of lateness give them. */
const graceIn = (text: string, dueDay: number): { days: number; start: number; end: number } | null => {
  for (const [pattern, read] of graceForms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const value = read(match, dueDay);
    if (value !== null && value >= 0 && value <= 45)
      return { days: value, start: match.index, end: match.index + match[0].length };
  }
  return null;
};

const count = (match: RegExpExecArray): number | null => numberFrom(match[1] ?? '');
const lastFree =
  (shift: number) =>
  (match: RegExpExecArray, dueDay: number): number | null => {
    const day = ordinalFrom(match[1] ?? '');
    return day === null ? null : day + shift - dueDay;
  };

const graceForms: readonly (readonly [RegExp, (match: RegExpExecArray, dueDay: number) => number | null])[] = [
  [
    new RegExp(
      `${ordinal}\\s+(?:calendar\\s+|business\\s+)?day\\s+(?:after|following|past|from\\s+(?:the\\s+)?(?:day|date|due))\\b(?!\\s+(?:\\w+\\s+)?(?:notice|demand))`,
      'i',
    ),
    (match) => ordinalFrom(match[1] ?? ''),
  ],
  [
    new RegExp(`${days}\\s+(?:after|past|from|beyond)\\s+(?:the\\s+)?${ordinal}\\b`, 'i'),
    (match, dueDay) => {
      const [count, from] = [numberFrom(match[1] ?? ''), ordinalFrom(match[2] ?? '')];
      return count === null || from === null ? null : count + from - dueDay;
    },
  ],
  [
    new RegExp(
      `\\b(?:at|when|until|by|on)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:close|closes|closing|end|ends|midnight)\\b[^.;]{0,14}?\\b(?:of|on)\\s+(?:the\\s+)?${ordinal}`,
      'i',
    ),
    lastFree(0),
  ],
  [new RegExp(`\\blate\\s+(?:on|as\\s+of|beginning|starting)\\s+(?:on\\s+)?(?:the\\s+)?${ordinal}`, 'i'), lastFree(-1)],
  [new RegExp(`\\bunpaid\\s+on\\s+(?:the\\s+)?${ordinal}`, 'i'), lastFree(-1)],
  [/\bno\s+grace\b|\bwithout\s+(?:a\s+|any\s+)?grace\b/i, () => 0],
  [new RegExp(`\\bgrace\\s+period\\b[^.;]{0,30}?\\b(?:of|is)\\s+${days}`, 'i'), count],
  [
    new RegExp(`${days}'?\\s+(?:of\\s+)?grace|grace\\s+(?:of\\s+)?${days}`, 'i'),
    (match) => numberFrom(match[1] ?? match[2] ?? ''),
  ],
  // Before what is more than thirty days late, and may bear interest.
  [new RegExp(`\\bnot\\b[^.;$]{0,40}\\b${withinOfDue}`, 'i'), count],
  [new RegExp(`\\bmore\\s+than\\s+${days}\\s+(?:late|past|after|overdue|delinquent|behind)`, 'i'), count],
  [new RegExp(`\\b${withinOfDue}`, 'i'), count],
  [
    new RegExp(
      `${days}\\s+(?:after|past|from|following|of|beyond)\\s+(?:the\\s+|its\\s+|it\\s+|such\\s+|when\\s+|that\\s+|rent\\s+|same\\s+)*(?:due|is\\s+due|was\\s+due|(?:becomes?|falls?|fell|came|comes?)\\s+due|date)`,
      'i',
    ),
    count,
  ],
  [new RegExp(`${days}\\s+(?:late|past\\s+due|overdue|delinquent)`, 'i'), count],
  [
    new RegExp(
      `\\b(?:by|(?:on\\s+or\\s+)?before)\\s+(?:the\\s+)?(?:end\\s+of\\s+|close\\s+of\\s+(?:business\\s+)?(?:on\\s+)?|midnight\\s+(?:on|of)\\s+|\\d{1,2}(?::\\d\\d)?\\s*[ap]\\.?m\\.?\\s+(?:on|of)\\s+)?(?:the\\s+)?${ordinal}(?!\\s+(?:day\\s+)?of\\s+(?:${monthNames.join('|')}))`,
      'i',
    ),
    (match, dueDay) => lastFree(/^before\b/i.test(match[0]) ? -1 : 0)(match, dueDay),
  ],
  [
    new RegExp(
      `\\b(?:on|from|starting|beginning|as\\s+of)\\s+(?:or\\s+after\\s+)?(?:on\\s+)?(?:the\\s+)?${ordinal}(?:\\s+(?:day)?[^.;]{0,20}\\bor\\s+later)?`,
      'i',
    ),
    (match, dueDay) =>
      /^(?:from|starting|beginning)|or\s+(?:later|after)/i.test(match[0]) ? lastFree(-1)(match, dueDay) : null,
  ],
  [
    new RegExp(
      `\\b(?:after|later\\s+than|past)\\s+(?:the\\s+)?(?:close\\s+of\\s+business\\s+on\\s+)?(?:the\\s+)?${ordinal}`,
      'i',
    ),
    lastFree(0),
  ],
];

const readReturned = (lease: LeaseText, sentence: Sentence, found: Candidate[]): void => {
  // "NSF CHECKS. ... [x] There shall be a fee of $30 per incident."
  const perCheck =
    /\b(?:fee|charge) of\s+(\$\s?[\d,.]+)\s+(?:per|for each|each) (?:incident|occurrence|check|item|time|instance)\b/i.exec(
      sentence.text,
    );
  if (perCheck && /\bnsf\b|non-?sufficient|insufficient funds|returned|dishonou?red/.test(topicOf(lease, sentence))) {
    const [amount] = moneyIn(perCheck[1] ?? '');
    if (amount)
      found.push(
        inSentence(
          sentence,
          'returned_check_fee',
          usd(amount.cents),
          0.8,
          perCheck.index,
          perCheck.index + perCheck[0].length,
        ),
      );
    return;
  }
  if (
    !/return|bad check|bounce|nsf|insufficient|dishonor|dishonour|non-sufficient|lack of funds|comes? back|sends? back/.test(
      sentence.lower,
    )
  )
    return;
  const hit =
    /\b(?:check|cheque|payment|draft|item|ach|bank|instrument)s?\b[^.;]{0,60}\b(?:returned|returns|bounces?d?|dishonou?red|comes?\s+back|sends?\s+back|refused|nsf|insufficient)|\b(?:returned|nsf|bounced|dishonou?red|bad)\s*(?:-|\/)?\s*(?:check|cheque|payment|item|ach)|\bbounces?\s+a\b|\b(?:nsf|insufficient\s+funds|non-sufficient)\b/i.exec(
      sentence.text,
    );
  if (!hit) return;
  const amounts = moneyIn(sentence.text).filter((amount) => amount.cents > 0 && amount.cents <= 50_000);
  const after = amounts.find(({ start }) => start >= hit.index);
  const before = amounts.filter(({ end }) => end <= hit.index + 5).at(-1);
  const between = before ? sentence.text.slice(before.end, hit.index) : '';
  // "$90 as a late charge and $20 as an NSF fee".
  const named = amounts.find(({ end }) =>
    /^\W*(?:as|for)\s+(?:an?|the|each|any)\s+(?:nsf|returned|bounced|dishonou?red|insufficient)/i.test(
      sentence.text.slice(end, end + 30),
    ),
  );
  const chosen =
    named ??
    (before && /^\s*\)?\s*(?:for|on|as|will be|per)\b[^.;]{0,30}$/i.test(between)
      ? before
      : (after ?? (before && hit.index - before.end < 80 ? before : undefined)));
  if (chosen)
    found.push(
      inSentence(
        sentence,
        'returned_check_fee',
        usd(chosen.cents),
        // What is taken besides is the lesser of two.
        (chosen === after ? 0.87 : 0.8) - (/\balso\b/.test(sentence.lower) ? 0.3 : 0),
        Math.min(hit.index, chosen.start),
        Math.max(hit.index + hit[0].length, chosen.end),
      ),
    );
};
