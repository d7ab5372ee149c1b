import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { monthNames } from '../values/dates.ts';
import { isNoSum, moneyIn } from '../values/money.ts';
import { numberFrom, ordinalFrom, ordinalSource } from '../values/number-words.ts';
import { atWords, type Candidate, inSentence, topicOf, usd } from './candidate.ts';
import { freeRentRules } from './free-rent-rules.ts';
import type { LabelValue } from './label-values.ts';
import { roundedWithin } from './month-amounts.ts';
import { bySentenceRules, type SentenceRule } from './sentence-rules.ts';

/** Base rent, when it is due, the first part of a month, the last month and free months. */
export const readRent = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => [
  ...fromLabels(labels),
  ...fromSentences(lease),
  ...bySentenceRules(lease, rules),
  ...sharedDueDay(labels),
];

const rentLabel =
  /^(?:(?:base|stated|monthly|contract|initial|current|starting|minimum|fixed|net|apartment|room|suite|studio|office|site|lot|space|new|market|total monthly|full|gross|all-in|all-in monthly|first year) )*(?:rent|rental|rental rate|rental amount|lease payment|rent payment|rent amount|monthly payment|monthly rental)(?:,? (?:per|a|each|every) month|,? (?:first|1st) year| (?:from|starting|beginning) [a-z]+ 20\d\d| amount| rate| due| to owner| payable| installment| payment|\/month| for the (?:house|home|apartment|unit|room|space|premises))*(?: ?\(.*\))?$|^(?:rent(?: amount)?|rate) per month|^(?:monthly|rental|rent|unit) rates?$|^monthly (?:equivalent|charge|price|cost|fee|base)$|^(?:license|use|occupancy|pad|stall|site|space|room) fee$|^monthly (?:base )?(?:rent|installment)|^installments?$|^renta(?: mensual)?$|^base (?:monthly )?rent\b(?!.*(?:annual|year))/;
const forTheTerm =
  /^\W{0,3}(?:dollars\W{1,3})?(?:for the (?:whole |entire |full |initial |original )?(?:of (?:the |said )?)?(?:term|lease|period)\b|in (?:all|total)\b|total\b)/i;
const perMonth = /^\W{0,3}(?:dollars\W{1,3})?(?:(?:per|a|the|each|every|\/)\s*mo(?:nth)?\b|monthly\b)/i;
const perFoot = /^\W{0,3}(?:per|\/|a)\s*(?:rentable\s+|usable\s+)?(?:square|sq|rsf|s\.?f)/i;
const furtherTerm = /\b(?:renewal|extension|extended|option)\b/i;
const annualLabel = /annual.*rent|rent.*(?:per year|annual|yearly)/;

const fromLabels = (labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence, from } of labels) {
    // Nor rent by the acre nor the sum of the payments ("$39,000 for the term, payable $3,250 monthly") is the rent of a month.
    const amounts = moneyIn(value).filter(
      ({ start, end }) =>
        !/^\W{0,3}(?:per|\/|an?|each)\s*(?:\w+\s+)?acre/i.test(value.slice(end, end + 40)) &&
        !forTheTerm.test(value.slice(end, end + 40)) &&
        !/\btotal\s+(?:base\s+)?rent\b[^$]{0,40}$|\b(?:twice|double|up to)\b[^$.;]{0,30}$/i.test(value.slice(0, start)),
    );
    // "$31,800 for the term, in twelve installments of $2,650" names the sum first and then the rent.
    const parted = amounts.find(({ start }) =>
      /\b(?:installments?|parts|payments|pieces|draws|portions|checks)(?:\s+of\b|,)[^$]{0,80}$/i.test(
        value.slice(0, start),
      ),
    );
    const owed = parted ? [parted] : amounts.length > 1 ? amounts.filter(({ cents }) => cents > 0) : amounts;
    // "$31.00/RSF, $16,120.00 per month" gives the rent of a month as well as that of a foot.
    const ofFoot = owed.find(({ end }) => perFoot.test(value.slice(end, end + 40)));
    const ofMonth = owed.find(({ end }) => perMonth.test(value.slice(end, end + 24)));
    const amount = ofFoot === undefined ? owed[0] : (ofMonth ?? owed[0]);
    const add = (field: string, cents: number, score: number): void =>
      void found.push(inSentence(sentence, field, usd(cents), score, 0, sentence.text.length));
    const isRow = sentence.cells.length > 0 || sentence.text.length < 120;
    if (
      amount &&
      (rentLabel.test(label) ||
        (/^(?:fee|charge|price|total rent)$/.test(label) && perMonth.test(value.slice(amount.end, amount.end + 24)))) &&
      !/tenant|share|subsid|voucher|late|pet|animal|prorat|last|parking/.test(label)
    ) {
      const after = value.slice(amount.end, amount.end + 40);
      if (ofFoot) add('rent_psf', ofFoot.cents, 0.85);
      if (
        ofFoot === amount ||
        /^\W{0,3}(?:per|\/|a|an|for each|each)\s*(?:\w+\s+)?(?:acre|head|ton|bushel|night|week)\b/i.test(after)
      )
        continue;
      const isYear =
        /^\W{0,3}(?:(?:per|a|each|every|\/)\s*(?:year|annum)|for (?:the|a|one) (?:whole |full )?year\b)|annually/i.test(
          after,
        ) ||
        /\bfor (?:the|a|one) (?:whole |full |entire )?year\W*$/i.test(value.slice(0, amount.start)) ||
        /annual/.test(label) ||
        /\b(?:annual|yearly)\b[^$.;]{0,40}$/i.test(value.slice(0, amount.start));
      // "$61,687.50 per annum, $5,140.63 per month" gives the rent of a year and that of a month.
      if (isYear && ofMonth && ofMonth !== amount && isRow) {
        add('rent_annual', amount.cents, 0.85);
        add('rent_monthly', ofMonth.cents, 0.95);
      }
      if (!isYear && (isRow || parted !== undefined || (ofFoot && perMonth.test(after))))
        add('rent_monthly', amount.cents, /total/.test(label) ? 0.6 : 0.95);
      if (amount.wordsCents !== null && isRow) add('rent_monthly', amount.wordsCents, 0.7);
    }
    if (amount && annualLabel.test(label)) add('rent_annual', amount.cents, 0.85);
    const sum = amount?.cents ?? (isNoSum(value) ? 0 : null);
    if (sum !== null && (/prorat|partial month/.test(label) || daysOfOneMonth.test(label)))
      add('prorated_rent', sum, 0.92);
    if (sum !== null && /^(?:prepaid )?last months?s? rent|^last month/.test(label)) add('last_month_rent', sum, 0.92);
    const dayOfMonth = rentLabel.test(label) && /\b(?:each|every|of the) month\b/i.test(value) ? dueDay(value) : null;
    if (dayOfMonth && !/\blate\b|\bafter\b/i.test(value))
      found.push(inSentence(sentence, 'rent_due_day', dayOfMonth, 0.7, 0, sentence.text.length));
    if (
      /^(?:rent )?(?:due|due date|due day|due on|payable|rent due|payment due|rent due date|due date for rent|day rent is due|rent due day)(?: date| day| on)*$/.test(
        label,
      )
    ) {
      const day = dueDay(value);
      if (day)
        found.push(
          atWords(sentence, 'rent_due_day', day, 0.93, from, Math.min(sentence.text.length, from + value.length)),
        );
    }
    if (/^(?:free|abated) rent|^rent (?:abatement|concession)|^(?:rent )?concession/.test(label)) {
      const range = /\bmonths?\s+(\d{1,2})\s*(?:-|to|through|thru)\s*(?:month\s+)?(\d{1,2})\b/i.exec(value);
      const free = /(\w+)\s*(?:\(\d+\)\s*)?(?:full\s+)?(?:calendar\s+)?months?\b/i.exec(value);
      const count = range ? Number(range[2]) - Number(range[1]) + 1 : free ? numberFrom(free[0]) : null;
      if (count) found.push(inSentence(sentence, 'free_rent_months', count, 0.85, 0, sentence.text.length));
    }
  }
  return found;
};

/** "Monthly rent $1,895 | 1st of each month" in a table of charges. */
const sharedDueDay = (labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, sentence, cells } of labels) {
    if (cells.length < 2 || !/\brent\b/.test(label)) continue;
    for (const cell of cells.slice(1)) {
      const day = /\b(?:each|every|of the|per) month\b|monthly/i.test(cell) ? dueDay(cell) : null;
      if (day) found.push(inSentence(sentence, 'rent_due_day', day, 0.85, 0, sentence.text.length));
    }
  }
  return found;
};

const notRent =
  /\b(?:deposit|late|fee|fees|pet|animal|cat|dog|parking|garage|storage|utilit\w+|returned|check|insurance|cleaning|admin\w*|key|holdover|charge of|penalt\w+|liabilit\w+|allowance|credit|refund\w*|broker\w*|appliances?|rent control|tax(?:es)?|improvements?|per day|daily|fine|application|share)\b/i;

const fromSentences = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    if (
      sentence.cells.length > 0 ||
      !/rent|installment|per month|a (?:calendar )?month|each month|every month|monthly/.test(sentence.lower) ||
      !/[$\d]|dollars|\busd\b|hundred|thousand/.test(sentence.lower)
    )
      continue;
    const part = lease.parts[sentence.part];
    const topic = topicOf(lease, sentence);
    const isOther =
      /late|deposit|pet|animal|park|utilit|insur|holding|holdover|hold over|fee|sublet|assign|casualty|default|early|terminat|renew|option|amenit|storage/.test(
        topic.split('/').at(-1) ?? '',
      );
    const amounts = moneyIn(sentence.text);
    for (const [at, amount] of amounts.entries()) {
      const floor = amounts[at - 1]?.end ?? 0;
      const before = sentence.text.slice(Math.max(floor, amount.start - 110), amount.start);
      const after = sentence.text.slice(amount.end, amount.end + 60);
      const near = before.slice(-48).replace(/\bto (?:the )?broker\b/i, '');
      const isLike = likeSum.test(after);
      const perMonth =
        isLike ||
        /^[\s),]*(?:\([^)]{1,60}\)\s*)?(?:dollars\s+)?(?:per|a|each|every|for each|(?:by )?the|\/)\s*(?:calendar\s+|full\s+)?mo(?:nth|\.|\b)|^[\s),]*(?:due\s+)?on the \w+ (?:day )?of (?:each|every) month\b|^[\s),]*(?:payable\s+)?(?:each month|monthly|p\.?\s?m\.?\b)/i.test(
          after,
        );
      const perYear = /^[\s),]*(?:per|a|each|\/)\s*(?:year|annum|lease year)|^[\s),]*(?:annually|yearly)/i.test(after);
      const perFoot = /^[\s),]*(?:per|\/|a)\s*(?:rentable\s+|usable\s+)?(?:square\s+f|sq|rsf|s\.?f)/i.test(after);
      const isAnnual =
        !perMonth && /\b(?:annual|yearly)\s+(?:(?:base|minimum|fixed|net)\s+)*rent(?:al)?\b[^$.;]{0,30}$/i.test(near);
      if (perFoot) {
        if (/\brent\b/i.test(before) && !/\badditional rent\b/i.test(before))
          found.push(
            inSentence(sentence, 'rent_psf', usd(amount.cents), 0.7, Math.max(0, amount.start - 30), amount.end + 30),
          );
        continue;
      }
      if (perYear || isAnnual) {
        const [from, to] = [Math.max(0, amount.start - 30), amount.end + 30];
        // What a further term would cost is no rent of this one.
        const isFurther = part?.role !== 'amendment' && furtherTerm.test(sentence.text.slice(0, amount.start));
        if (/\brent\b/i.test(before) && !notRent.test(near) && !isFurther)
          found.push(inSentence(sentence, 'rent_annual', usd(amount.cents), 0.75, from, to));
        continue;
      }
      if (/^[\s),]*(?:per|an?|each|\/)\s*(?:\w+\s+)?acre/i.test(after) || isChange.test(near)) continue;
      const isDaily = /^[\s),]*(?:per|a|each|\/)\s*day|^[\s),]*daily/i.test(after);
      if (
        isDaily ||
        /\b(?:twice|double|times|up to|total|whole term|entire term|aggregate|sum total|instead of|in place of|rather than|formerly|from(?!\s+(?:and\s+after\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s+\d))\b[^$]{0,40}$/i.test(
          near.replace(/\bsum of\b/i, ''),
        )
      )
        continue;
      if (
        /\bfirst\s+(?:and|month)|\blast month\b|\bprorat|\bone month'?s\b|\btwo months\b|being the rent for|total rent\b|\bprepaid\b/i.test(
          near + after.slice(0, 40),
        ) &&
        !perMonth
      )
        continue;
      if (notRent.test(near) && !/\brent\b[^.;]{0,25}$/i.test(near)) continue;
      if (/\b(?:pet|animal|cat|dog|storage|parking|garage|late|additional|appliance)\s+rent\b/i.test(near)) continue;
      const rentIs =
        /\brent(?:al)?\b(?:\s+(?:payment|rate|amount|installment|charge|for the (?:premises|property|apartment|unit|room|house)|due|payable|under\s+\S+\s+\d+|hereunder|during[^$]{0,40}))*\s*(?:\([^)]*\)\s*)?(?:(?:shall|will|to)\s+be|is|of|at|in the (?:amount|sum) of|:|equals?|per month|each month|payable|=|-)?[^$.;]{0,42}$/i.test(
          before,
        );
      const lets =
        perMonth &&
        /\b(?:lets?|leases?|rents?|takes?|hires?)\b[^$]{0,100}\b(?:at|for)\s*$/i.test(before) &&
        !/\bfor\b/i.test(after.slice(0, 30));
      const isRate = lets || /\b(?:monthly|all-in)\s+(?:\w+\s+)?(?:rate|price|payment)\b[^$.;]{0,30}$/i.test(near);
      const installment = /\binstallments?\s+(?:of|in the amount of)\s*$/i.test(near) || isLike;
      const monthlyRent = /\bmonthly\b[^$.;]{0,40}$|\bper month\b[^$.;]{0,20}$/i.test(near);
      if (forTheTerm.test(after) || toOthers.test(after) || (!perMonth && ofSomeDays.test(before))) continue;
      // "$780 a calendar month, payable by the 1st." and "$1,075 a month, and that is the rent" name what it is for behind it or not at all.
      const isDue = perMonth && at === 0 && amount.start < 60 && !notRent.test(after) && dueAfter.test(after);
      let score = 0;
      if (rentIs || isRate) score += 0.45;
      if (isDue) score += 0.25;
      if (installment) score += 0.5;
      if (perMonth) score += 0.3;
      if (monthlyRent) score += 0.15;
      if (/\b(?:agrees? to pay|shall pay|will pay|pays|must pay|to pay)\b/i.test(before)) score += 0.06;
      if (/\brent(?:al)?\b|payment|how much|money/.test(topic)) score += 0.1;
      if (!perMonth && !monthlyRent && !rentIs && !isRate && !installment && !/\b(?:each|every) month\b/i.test(before))
        continue;
      const payMonthly =
        perMonth &&
        /\b(?:pay|pays|owes?)\b/i.test(before) &&
        !/\bfor\b/i.test(before) &&
        !/^[^.;]{0,30}\bfor\b/i.test(after);
      const eachMonth = /\b(?:each|every|per)\s+month\b[^.;$]{0,40}\b(?:owes?|pays?)\b[^.;$]{0,15}$/i.test(before);
      // "$60,000 a year ($5,000 per month)".
      const isTwelfth = Math.abs((amounts[at - 1]?.cents ?? 0) - amount.cents * 12) <= roundedWithin;
      if (payMonthly || (perMonth && isTwelfth)) score += 0.25;
      if (eachMonth) score += 0.55;
      if (
        !rentIs &&
        !isRate &&
        !installment &&
        !payMonthly &&
        !eachMonth &&
        !isDue &&
        !/\brent(?:al)?\b/.test(`${topic} ${sentence.lower}`)
      )
        continue;
      if (isOther) score -= 0.35;
      if (
        /\b(?:renew|extension|extended|option|holdover|hold over|roll over|month-to-month|if (?:the )?(?:tenant|lessee) (?:remains|stays))\b/i.test(
          sentence.text.slice(0, amount.start),
        ) &&
        part?.role !== 'amendment'
      )
        score -= 0.3;
      if (
        /\b(?:second|third|2nd|3rd|next|subsequent)\s+(?:lease\s+)?year|\bthereafter\b|\bincreas|\bbecomes?\b|\b(?:those|later)\s+years\b/i.test(
          before,
        )
      )
        score -= 0.3;
      if (at > 0) score -= 0.06;
      if (amount.cents < 5000 || score < 0.35) continue;
      const from = Math.max(0, before.length > 60 ? amount.start - 60 : amount.start - before.length);
      found.push(
        inSentence(
          sentence,
          'rent_monthly',
          usd(amount.cents),
          replaces.test(after) ? 0.98 : Math.min(0.93, score),
          from,
          Math.min(sentence.text.length, amount.end + (perMonth ? 12 : 0)),
        ),
      );
      if (amount.wordsCents !== null)
        found.push(
          inSentence(sentence, 'rent_monthly', usd(amount.wordsCents), Math.min(0.78, score - 0.12), from, amount.end),
        );
    }
  }
  return found;
};

const dueAfter = new RegExp(
  `^[^.;$]{0,45}(?:\\b(?:on|by|before|due)\\s+(?:or before\\s+)?(?:the\\s+)?(?:${ordinalSource})\\b|\\b(?:is|being)\\s+the\\s+(?:monthly\\s+)?rent\\b)`,
  'i',
);

/** "$900 upon the first day of May, 2028, and a like sum upon the first day of each month thereafter". */
const likeSum = /^[^.;$]{0,70}\ba (?:like|similar) (?:sum|amount)\b/i;

/** "Rent drops by $60" and "goes up $50" tell how far it moves. */
const isChange =
  /\b(?:drops?|falls?|goes\s+(?:up|down)|rises?|climbs?|grows?|increases?d?|reduced|lowered|raised|cut)(?:\s+by)?\s*$/i;

/** "$2,850 a month, not the figure on the first page": a rider says that it holds and what is printed does not. */
const replaces =
  /^[^.;$]{0,40}\b(?:not|instead of|in place of|in lieu of)\s+(?:the|what|any)\s+(?:\w+\s+)?(?:figure|amount|sum|rent|printed)\b/i;

const dueDay = (text: string): number | null => {
  const named = new RegExp(`\\b(${ordinalSource})\\b`, 'i').exec(text);
  const bare = named ? null : /\b(?:day|on|the)\s+(\d{1,2})\b(?!\s*(?:%|days|hours|,))|^\s*(\d{1,2})\s*$/i.exec(text);
  const value = named?.[1] ? ordinalFrom(named[1]) : Number(bare?.[1] ?? bare?.[2] ?? 0);
  if (/\blast day\b/i.test(text) && !named) return null;
  return value && value >= 1 && value <= 31 ? value : null;
};

const dueRule = (pattern: string, score: number, unless = ''): SentenceRule => ({
  field: 'rent_due_day',
  needs: ['rent', 'due', 'install', 'payable', 'advance', 'pays', 'payment'],
  pattern,
  unless: `late (?:fee|charge)[^.;]{0,20}(?:due|payable)|(?:do|does|did|has|have) not (?:been |actually |yet )*(?:receive|come|arriv|reach)|\\bnot (?:be )?in\\b[^.;]{0,25}\\bhands?\\b|\\breceived on or before\\b|\\bor (?:later|after)\\b|\\b(?:bears?|carry|carries) (?:an?|no|one) (?:\\w+ )?charge|water bill|\\b(?:fee|charge) of \\$[^.;]{0,12}\\bon the\\b|prorat${unless}`,
  score,
  read: (hit) => dueDay(hit[1] ?? ''),
});

const ord = `(?:${ordinalSource}|first)(?!-)`;
const rules: readonly SentenceRule[] = [
  dueRule(
    `\\b(?:rent|installments?|payments?|share|it)\\b[^.;]{0,140}?\\b(?:on|upon|by|before|due|than)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(${ord})(?:\\s*\\([^)]*\\))?\\s+(?:calendar\\s+|business\\s+)?(?:day\\s+)?(?:of\\s+(?:each|every|the|a)\\s+(?:and\\s+every\\s+)?(?:calendar\\s+|rental\\s+|successive\\s+)?month|of\\s+(?:each|every)|each\\s+month|every\\s+month)`,
    0.85,
    '|late (?:if|on)|not (?:received|paid)|received after|unpaid|(?<!\\b(?:no|not) )\\blater than',
  ),
  dueRule(
    `\\b(?:rent|installments?|payments?)\\b[^.;]{0,70}?\\b(?:is|are|shall be|will be|falls?)\\s+(?:due|payable)\\b[^.;]{0,60}?\\b(?:on|by)\\s+(?:or before\\s+)?(?:the\\s+)?(${ord})\\b`,
    0.82,
    '|late if|not received|prorated',
  ),
  dueRule(
    `\\b(?:due|payable)\\s+(?:and payable\\s+)?(?:in advance\\s+)?(?:on\\s+|by\\s+)?(?:or before\\s+)?(?:the\\s+)(${ord})\\b`,
    0.74,
    '|late if',
  ),
  dueRule(
    `\\b(?:on|by)\\s+(?:or before\\s+)?(?:the\\s+)?(${ord})\\s+(?:calendar\\s+)?day\\s+of\\s+(?:each|every|the)\\s+(?:and every\\s+)?(?:calendar\\s+|successive\\s+)?month`,
    0.7,
    '|late if|not (?:been )?(?:received|paid)|unpaid|grace',
  ),
  dueRule(
    `\\b(?:rent|payments?|installments?)\\b[^.;]{0,40}?\\b(?:must|shall|should|will|is to)\\s+(?:arrive|be\\s+(?:paid|received|made|in|sent))\\b[^.;]{0,25}?\\b(?:by|on)\\s+(?:or before\\s+)?(?:the\\s+)?(${ord})\\b`,
    0.72,
    '|late|not received',
  ),
  dueRule(
    `\\b(?:rent|payments?|installments?)\\b[^.;]{0,90}?\\b(?:no|not)\\s+later\\s+than\\s+(?:the\\s+)?(${ord})\\b`,
    0.72,
    '|late if|not received',
  ),
  {
    field: 'prorated_rent',
    needs: ['prorat', 'partial', 'pro-rat', 'pro rat', 'seventeen days', 'days from', 'part of', 'for the period'],
    pattern:
      '(?:prorat|pro-?\\s?rat|partial\\s+month|being the rent for the|rent for the period|for the (?:first )?partial)',
    unless: '\\bdeposit\\b|per day for each',
    score: 0.8,
    read: (_, sentence) => proratedAmount(sentence),
  },
  {
    field: 'last_month_rent',
    needs: ['last month'],
    pattern:
      "\\b(?:no|not (?:collect|require|charge|hold(?! back)))\\b[^.;]{0,30}\\blast month'?s?'? rent|(?:n['’]t|\\bnot) (?:ask|want|need|take) (?:for )?(?:the )?last month(?:'s rent)?\\b",
    unless: 'deposit is not|not (?:be )?(?:use|treat|appl)',
    score: 0.8,
    read: usd(0),
  },
  {
    field: 'last_month_rent',
    needs: ['last month'],
    pattern: "\\blast month'?s?'?(?:\\s+of\\s+the\\s+\\w+)?\\b",
    unless:
      'may not (?:use|treat|apply)|not (?:be )?(?:used|applied|treated)|(?:can|shall|will|may|must) not|is not the last|paid in the last month|in lieu',
    score: 0.72,
    read: (hit, sentence) => lastMonth(hit, sentence),
  },
  ...freeRentRules,
];

/** "Tenant shall pay $100 per month to the merchants' fund". */
const toOthers = /^[^.;$]{0,25}\bto(?:wards?)?\s+(?:the\s+)?[\w'’ ]{0,30}\b(?:fund|association|club|program)\b/i;

/** "Rent for the period June 15 through June 30, in the amount of". */
const ofSomeDays = new RegExp(
  `\\brent\\s+(?:for|from)\\s+(?:the\\s+(?:period|days?)\\b|(?:${monthNames.join('|')})\\s+\\d{1,2}\\b[^.;$]{0,20}?\\b(?:to|through|until)\\b)`,
  'i',
);

/** "Rent from May 16 to May 31, 2027", which is less than a month of it. */
const daysOfOneMonth = new RegExp(
  `^(?:base )?rent,? (?:from |for |of )?(${monthNames.join('|')}) (?:[2-9]|[123]\\d)\\b[^;]{0,12}?(?:to|through|thru|-|–) ?(?:\\1 )?\\d{1,2}\\b`,
);

const proratedAmount = (sentence: Sentence): { cents: number; currency: 'USD' } | null => {
  const at =
    /prorat|pro-?\s?rat|partial\s+month|being the rent for|rent for the period/i.exec(sentence.text)?.index ?? 0;
  const nearest = moneyIn(sentence.text).sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))[0];
  return nearest &&
    Math.abs(nearest.start - at) < 160 &&
    !/^[\s)]*(?:per|a)\s+(?:day|month)/i.test(sentence.text.slice(nearest.end))
    ? usd(nearest.cents)
    : null;
};

const lastMonth = (hit: RegExpExecArray, sentence: Sentence): { cents: number; currency: 'USD' } | null => {
  const amounts = moneyIn(sentence.text);
  const after = amounts.find(({ start }) => start >= hit.index && start - hit.index < 60);
  const before = amounts.filter(({ end }) => end <= hit.index && hit.index - end < 40).at(-1);
  if (before && /\b(?:as|for|being|is|represents?)\b[^.;]{0,30}$/i.test(sentence.text.slice(before.end, hit.index)))
    return usd(before.cents);
  return after && !/deposit/i.test(sentence.text.slice(hit.index, after.start)) ? usd(after.cents) : null;
};
