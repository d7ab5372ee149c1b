import { perFoot } from './derive-allowance.ts';

/** How often a charge falls due. */
export type ChargeFrequency = 'one_time' | 'monthly' | 'yearly' | 'daily' | 'per_event' | 'at_move_out';

/** What a charge is for, by the words before and after its amount; null where they do not say. */
export const chargeNameOf = (before: string, after: string): string | null => {
  const lead = before.replace(/\s+/g, ' ');
  for (const name of [
    usualName(lead, after),
    labelled(lead),
    titled(lead),
    subjectOf(lead),
    purposeOf(lead, after),
    thingBehind(after),
  ])
    if (name !== null && name.length > 2 && !nameless.test(name) && !payers.test(name)) return name;
  return null;
};

/**
 * Whether an amount is none that anybody is charged, by the words right before and after it: what a rise stays under ("in no event by
 * more than $18"), what is included, a price for each square foot, a bill of the whole building, what was declined.
 */
export const isNoCharge = (before: string, after: string): boolean =>
  /\b(?:by (?:no )?more than|less than|under|included up to)\W*$/i.test(before) ||
  (/\bup to\W*$/i.test(before) && /^[^.;$]{0,40}\b(?:is|are) (?:covered|included|paid)\b/i.test(after)) ||
  perFoot.test(after) ||
  /^[^.;$]{0,30}\bfor the (?:whole|entire) (?:building|house|property)\b/i.test(after) ||
  isDeclined(after);

/** "[ ] accepted [X] declined"; a reader of boxes leaves the words of those that are ticked. */
export const isDeclined = (words: string): boolean => /(?:\[ ?[x✓] ?\]|[-–☒]) *declined\b/i.test(words);

/** A charge that comes only where somebody chooses it or something happens: what a month costs on average leaves it out. */
export const isConditional = (words: string): boolean =>
  /\boptional\b|\b(?:additional|extra) (?:occupant|person|resident)s?\b|\bnon-?compliance\b|\b(?:(?:do|does|did)(?: not|n't)|not providing|fails? to) (?:\w+ ){0,3}(?:proof|insurance)\b|\b(?:person|occupant|vehicle|car)s? (?:beyond|over|above)\b/i.test(
    words,
  );

/** How often a charge falls due, by the words around its amount; once where they do not say. */
export const frequencyOf = (words: string): ChargeFrequency => {
  if (/\b(?:per|a|each|every)\s+month|monthly|\/\s*mo\b/i.test(words)) return 'monthly';
  if (/\b(?:per|a|each)\s+(?:year|annum)|annual|yearly/i.test(words)) return 'yearly';
  if (/\b(?:per|a|each|every)\s+(?:day|night)|daily/i.test(words)) return 'daily';
  if (
    /\b(?:kept|deducted|taken|held back)\s+(?:from|out of)\s+the\s+deposit|move-?out|of the deposit|check-?out/i.test(
      words,
    )
  )
    return 'at_move_out';
  return /\b(?:each|per|every|any|for a|lost|replacement|fine|costs|new|whenever|lock-?outs?|convenience|if|when|appl(?:y|ies) to [a-z ]{0,30}payments?)\b/i.test(
    words,
  ) && !/one[- ]time|move-?in|administrative|at signing/i.test(words)
    ? 'per_event'
    : 'one_time';
};

/** "A single charge of $40" is told by another field or by none. */
export const nameless =
  /^(?:(?:single|monthly|flat|daily|such|same|extra|further|additional|one-time|1|one|this|that|the|a|an)\s+)*(?:fee|charge|cost|sum|fine|penalty|plan|price|amount|payment|month|day|it|they|you|landlord|tenant)s?$/i;

/** A name as it stands in a list: without an article or what another column tells, with a capital. */
export const tidied = (words: string): string => {
  const plain = words
    .replace(/\s*\((?:one time|refundable|non-?refundable|monthly)\)/gi, '')
    // "(P. 22)", "(see Section 4)" and "(Addendum B)" tell where more is said.
    .replace(/\s*\((?:see |p\.|pars?\.|paragraph\b|sec(?:tion)?\b|art(?:icle)?\b|§|addend|exhibit|rider)[^()]*\)/gi, '')
    .replace(/,?\s+(?:per|each|every|a) (?:month|year|week)$/i, '')
    .replace(/\s+,/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.'-]+|[\s,.'-]+$/g, '')
    .replace(/^(?:(?:an?|the|each|every|any|your|our|his|her|their|its|for|use(?: of)?|rent)\s+)+/i, '');
  return plain.length < 2 ? 'Charge' : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

/** "a transfer fee of $400", "$35 lockout charge", "enrolled in the Care Plan at $9". */
export const usualName = (before: string, after: string): string | null => {
  const leading =
    /((?:[A-Za-z'-]+\s+){0,3}(?:fee|charge|fine|penalty|cost|premium|program|package|bundle|plan|membership|subscription|levy|surcharge|dues|pass|permit))(?:\s*[:(=,]|\s+(?:of|is|are|will be|shall be|equal to|in the amount of|costs?|at|by|:))*\s*$/i.exec(
      before.replace(/\([^)]*\)/g, ' '),
    )?.[1];
  if (leading !== undefined && !notInName.test(leading)) {
    const named = leading.replace(
      /^(?:.*\b(?:an?|the|pay|pays|owes?|of|and|any|to|is|by|with|(?<!-)in|our|your|each|every)\s+)/i,
      '',
    );
    if (!nameless.test(named)) return tidied(named);
  }
  const joined =
    /\b(?:enrol\w*|tak(?:es|en) part|member|signed up) (?:in|of|for) (?:the |our |its |my )?([A-Z][\w'’-]*(?: (?:[A-Z][\w'’-]*|and|of))*)(?:\s*\([^)]*\))?,? (?:is |are )?(?:billed |charged |priced )?(?:at|for)\s*$/.exec(
      before.replace(/\s+/g, ' '),
    )?.[1];
  if (joined !== undefined) return joined;
  const trailing =
    /^[\s),]*(?:per month\s+|a month\s+|monthly\s+)?(?:(?:non-?refundable|one-?time|flat)\s+)*([a-z-]+(?:\s+[a-z-]+)?\s+(?:fee|charge|fine|surcharge|deductible))\b/i.exec(
      after,
    )?.[1];
  // "the $25 they charge us" names nobody's fee.
  return trailing !== undefined &&
    !nameless.test(trailing) &&
    !/^(?:we|they|you|i|he|she|it|who|that|which)\b/i.test(trailing)
    ? tidied(trailing)
    : null;
};

const notInName =
  /\b(?:we|they|you|i|he|she|it|may|can|will|shall|must|th|st|nd|rd|late|if|not|bank|times?|animal|pet|dog|cat)\b/i;

/** "Garage G-12: $95", "- Lost key $15" and "parcel room $18; valet waste $32": what stands between the last sign and the amount. */
const labelled = (before: string): string | null => {
  const plain = before
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?:\s*[:=(,–-]|\.{2,}|\s*\||\s+(?:of|at|is|for|an? extra|extra|once|only|about))*\s*$/, '');
  const label =
    plain
      .split(
        /[.;:•|\]>*"“”!?]\s|\s[-–]\s|\$[\d,.]*\d(?:,?\s(?:once|monthly|(?:per|an?|each|every)\s\w+))?,?\s*(?:and\s|plus\s)?/,
      )
      .at(-1)
      ?.replace(/^[\W_]+/, '') ?? '';
  const count = label.split(/\s+/).length;
  return label.length < 3 ||
    label.length > 50 ||
    count > 6 ||
    spoken.test(label) ||
    verbs.test(label) ||
    !/[a-z]{3}/i.test(label)
    ? null
    : tidied(label);
};

/** "carries the Community Layer ($38 a month": the words in capitals right before the amount. */
const titled = (before: string): string | null => {
  const title =
    /((?:[A-Z][\w'’-]*\s(?:(?:of|and|&)\s)?){2,5})["'(]*\s*(?:(?:policy|through \w+|at|for|is|costs|,)\s*)*$/.exec(
      `${before.trimEnd()} `,
    )?.[1];
  return title === undefined || spoken.test(title) ? null : tidied(title);
};

/** "A second car in the lot costs you $40" and "parking is $75". */
const subjectOf = (before: string): string | null => {
  const subject =
    /(?:^|[.;:,]\s+|\b(?:and|but)\s+)((?:[\w'&/-]+\s+){0,5}[\w'&/-]+)\s+(?:is|are|costs?|runs?|will be|shall be|carries|comes to|brings|adds|at|goes for|rents for)(?:\s+(?:an?|another|extra|you|him|her|them|only|just|billed|charged|at|for))*\s*$/i.exec(
      before,
    )?.[1];
  return subject === undefined || spoken.test(subject) ? null : tidied(subject);
};

/** "Pay $45 a month for the use of the range" and "for mowing I take $30". */
const purposeOf = (before: string, after: string): string | null => {
  const behind =
    /^[^.;$]{0,45}?\bfor\s+((?:the\s+use\s+of\s+)?(?:(?:the|each|every|any|an?|your|his|her|their|our|its)\s+)*(?:[\w'-]+\s*){1,5}?)(?=[.,;)]|\s+(?:and|that|which|who|will|is|are|on|at|from|to|if|when|unless|in|beyond|after)\b|$)/i.exec(
      after,
    )?.[1];
  const purpose =
    behind !== undefined && !notPurpose.test(behind)
      ? behind
      : /\bfor\s+((?:[\w'-]+\s+){1,4}?)(?:(?:we|i|you|landlord|tenant|owner|resident|management)\s+)?(?:pays?|charges?|takes?|asks?|bills?|adds?|costs?)(?:\s+(?:an?|another|extra|you))*\s*$/i.exec(
          before,
        )?.[1];
  return purpose === undefined || notPurpose.test(purpose) ? null : tidied(purpose.replace(/^the use of /i, ''));
};

/** "a $140 room reset comes out of the deposit" and "$27 monthly to the lighting fund". */
const thingBehind = (after: string): string | null => {
  const fund =
    /^[^.;$]{0,25}\b(?:to|toward|into) (?:the )?((?:[\w,&'-]+\s+){0,6}(?:levy|fund|kitty|jar|dues|pool|reserve))\b/i.exec(
      after,
    )?.[1];
  const thing =
    fund ??
    /^[\s-]+((?:[a-z-]+\s+){0,2}[a-z-]{3,})\s+(?:comes|is|will|shall|applies|goes|gets|may)\b/i.exec(after)?.[1];
  return thing === undefined || spoken.test(thing) || /^(?:per|a|an|each|every|once|for|to|and|monthly)\b/i.test(thing)
    ? null
    : tidied(thing);
};

const notPurpose = /\b(?:second|third|days?|months?|years?|rent|visit|it|them|that|this|each one)\b/i;

/** Who pays or is paid is not what it is for. */
const payers =
  /^(?:\w+ )?(?:households?|famil(?:y|ies)|members?|residents?|tenants?|renters?|lessees?|lessors?|homes?|lots?|apartments?|guests?|persons?|people|everybody|everyone|community|company|owners?|landlord|manager|agent|office|association|park)(?: (?:charges|pays|bills|adds))?$/i;

/** What somebody does stands before another thing than a name. */
const verbs =
  /\b(?:is|are|was|were|adds?|costs?|takes?|contributes?|charges(?= )|gets?|goes|comes|runs?|bills?|carries|brings|kept|keeps?|owed)\b/i;

/** A sentence, and no name of a thing. */
const spoken =
  /\b(?:shall|will|must|may|pays?|owes?|agrees?|you|we|they|he|she|i|it|that|which|who|if|when|because|than|rent)\b/i;

/** Whether two names have a word of some length in common. */
export const sharesWord = (a: string, b: string): boolean => {
  const words = new Set(
    a
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 4),
  );
  return b
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
};
