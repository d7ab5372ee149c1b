import { wholeMonthsOfTerm } from '@keyclause/domain';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn, type FoundDate } from '../values/dates.ts';
import { ordinalFrom } from '../values/number-words.ts';
import { atWords, type Candidate, inSentence, topicOf } from './candidate.ts';
import type { LabelValue } from './label-values.ts';
import { endOfTerm, monthsOf, monthsWithin, termIn } from './length-of-term.ts';
import { readDatedPhrases } from './read-dated-phrases.ts';
import { readSigning } from './read-signing.ts';
import { bySentenceRules, type SentenceRule } from './sentence-rules.ts';

/** Start, end, length and kind of the term, and the day of the agreement. */
export const readTerm = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const direct = [
    ...fromLabels(lease, labels),
    ...fromSentences(lease),
    ...bySentenceRules(lease, rules),
    ...readSigning(lease),
  ];
  // The same words read twice are no second witness.
  const phrases = readDatedPhrases(lease).filter(
    (one) =>
      !direct.some(
        (other) =>
          other.field === one.field &&
          other.value === one.value &&
          other.document === one.document &&
          other.start < one.end &&
          one.start < other.end,
      ),
  );
  const candidates = [...direct, ...phrases].map((candidate) =>
    // An amendment may name a day from which it works; the lease has started before.
    candidate.field === 'start_date' && lease.parts[candidate.part]?.role === 'amendment'
      ? { ...candidate, score: candidate.score * 0.5 }
      : candidate,
  );
  return [...candidates, ...computed(lease, candidates)];
};

const startLabel =
  /^(?:lease |rental |tenancy |term |initial term |agreement |contract |occupancy )?(?:start(?:s|ing)?|begin(?:s|ning)?|commenc(?:es|ement|ing)|move-?\s?in|check-?\s?in|possession|from|arriv(?:al|es|ing))(?: (?:date|day))?(?: of (?:the )?(?:lease|term|tenancy))?(?: \(.*\))?$|^(?:lease|term|tenancy) (?:start|begin|commence)\w*(?: (?:on|date))?$|^(?:date of (?:commencement|possession|move-?in|beginning|start))$|^(?:lease |rental |tenancy )?(?:first|1st) day(?: of .{0,20})?$|^(?:starts?|begins?|from|in|moves? in)(?: on)?$|^(?:fecha de inicio|inicio)$|^(?:(?:keys|possession)(?: (?:handed over|given|delivered|on))?|hand-?over|takes effect|(?:lease |contract )?(?:opens|picks up)|opening day|arrival day)$/;
const endLabel =
  /^(?:lease |leasing |rental |tenancy |term |initial term |agreement |contract |first \w+ |fixed \w+ )?(?:end(?:s|ing)?|expir(?:es|ation|ing|y)|terminat(?:es|ion|ing)|completion|move-?\s?out|check-?\s?out|depart(?:ure|s|ing)|until|through|to)(?: (?:date|day))?(?: of (?:the )?(?:lease|term|tenancy))?(?: \(.*\))?$|^(?:lease|term|tenancy) (?:end|expir|terminat)\w*(?: (?:on|date))?$|^(?:date of (?:expiration|termination|completion|end|ending))$|^(?:lease |rental |tenancy )?last day(?: of .{0,20})?$|^(?:ends?|out|until|through|over)(?: by| on)?$|^(?:fecha de (?:término|terminación|fin)|fin)$|^(?:lease |term |tenancy |contract |agreement |stay )?(?:runs? out|is over|finish(?:es)?|closes|final (?:day|date|night)|last night|is up)(?: on)?$/;
const bothLabel =
  /^(?:begins?|starts?|from|commencement|start|first)(?: (?:date|day))?\s*(?:\/|and|to|-|&)\s*(?:ends?|to|until|expir\w+|end|last)(?: (?:date|day))?$|^(?:initial |original |lease |fixed |rental |primary )?(?:terms?|period|dates)(?: of (?:the )?(?:lease|tenancy|agreement))?(?: \(.*\))?$|^(?:lease|leasing|rental|contract) (?:dates|period|terms?)$|^plazo$|^when$/;
const dateLabel =
  /^(?:(?:sub-?lease|lease|agreement|contract|effective|execution|signing|signature|document) date|date of (?:(?:this|the) )?(?:sub-?lease|lease|agreement|contract|execution|signing|signature|rental agreement|form|paper|document)(?: agreement)?|date|dated(?: as of)?|lease signed|signed(?: on)?|made(?: on)?|(?:lease )?effective date|(?:lease )?reference date|fecha|signing date|date signed|day signed|date of (?:this |the )?(?:\w+ )?amendment|amendment date|fecha \(date\)|todays? date|(?:written|prepared|drawn(?: up)?|completed|filled (?:in|out)|agreed)(?: on)?|(?:form|sheet|paper|contract|lease|agreement) (?:written|prepared|drawn(?: up)?|completed|filled (?:in|out)|made)(?: on)?)$/;
const lengthLabel =
  /^(?:(?:lease|initial|original|rental|fixed|primary) )?(?:term|length|duration|period)(?: (?:of (?:the )?(?:lease|tenancy|agreement)|length))?(?: \(.*\))?$|^(?:lease|rental) (?:length|period|duration)$|^length of (?:the )?(?:term|lease|tenancy|stay)$|^plazo$/;

/** A bare "Date:" beside a signature says when one party signed, not of what day the lease is. */
const dateScore = (label: string, sentence: Sentence, lease: LeaseText): number => {
  const part = lease.parts[sentence.part];
  const offset = sentence.start - (part?.start ?? 0);
  const isOpening = offset < 2500 && offset < 0.6 * ((part?.end ?? 0) - (part?.start ?? 0));
  if (/^(?:date|dated|fecha|signature date)$/.test(label))
    return isOpening && !sentence.text.includes('/s/') ? 0.85 : 0.35;
  if (/^(?:signed|made|written|prepared|drawn|completed|filled|agreed|todays)/.test(label))
    return isOpening ? 0.9 : 0.6;
  return /effective/.test(label) ? 0.7 : 0.95;
};

const fromLabels = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence, from } of labels) {
    const dates = datesIn(value);
    const [first, second] = dates;
    const span = (field: string, iso: string, score: number): void =>
      void found.push(inSentence(sentence, field, iso, score, 0, sentence.text.length));
    if (first && startLabel.test(label)) span('start_date', first.iso, 0.95);
    if (first && lease.kind === 'residential' && /^effective(?: date)?$/.test(label))
      span('start_date', first.iso, 0.52);
    if (first && endLabel.test(label)) span('end_date', first.iso, 0.95);
    // Below what would contradict the dates of a lease that only foresees a renewal.
    const renewed = /^(?:renewal|new|renewed) (.+)/.exec(label)?.[1];
    if (first && renewed && startLabel.test(renewed)) span('start_date', first.iso, 0.68);
    if (first && renewed && endLabel.test(renewed)) span('end_date', first.iso, 0.68);
    if (
      first &&
      !second &&
      bothLabel.test(label) &&
      /\b(?:end|expir|terminat|through|until)\w*\b[^.;]{0,30}$/i.test(value.slice(0, first.start))
    )
      span('end_date', first.iso, 0.85);
    // "When: the 1st of each month, from August 1" says when rent is due.
    else if (
      first &&
      bothLabel.test(label) &&
      !/\b(?:each|every) month\b|\bsign(?:ed|ing)?\b[^.;]{0,20}$/i.test(value.slice(0, first.start))
    ) {
      span('start_date', first.iso, 0.9);
      if (second) span('end_date', second.iso, 0.9);
    }
    if (first && dateLabel.test(label)) span('lease_date', first.iso, dateScore(label, sentence, lease));
    if (lengthLabel.test(label) || endLabel.test(label) || bothLabel.test(label)) {
      const length = termIn(value.slice(0, 120));
      if (length && !/renew|option|extend/.test(value.slice(0, length.start).toLowerCase())) {
        found.push(atWords(sentence, 'term_months', length.months, 0.93, from + length.start, from + length.end));
        span('tenancy_type', 'fixed', 0.8);
      }
      if (/^(?:(?!\b(?:then|thereafter|after)\b).){0,45}month[\s-]*to[\s-]*month/i.test(value))
        span('tenancy_type', 'month_to_month', 0.9);
    }
  }
  return found;
};

const begins =
  /\b(?:begin(?:s|ning)?|commenc(?:es?|ing)|start(?:s|ing)?|effective|moves? in|opens?|opening|from|as of|picks? up|you arrive|takes? (?:hold|effect)|take possession|possession (?:will|shall|is to) be (?:given|delivered))\b[^.;$]{0,60}$/i;
const ends =
  /\b(?:end(?:s|ing)?|expir(?:es?|ing|ation)|terminat(?:es?|ing)|clos(?:es?|ing)|through|until|till|is over|thru|conclud(?:es|ing)|you leave|departs?|last (?:day|night)(?: \w+){0,3} is)\b[^.;$]{0,50}$|\bto(?!\s+be\b)(?:\s+(?!\w+ing\b)\w+,?){0,3}\s*$/i;
const notTerm =
  /\b(?:built|constructed|warrant|construction|insurance|notice of|prorat|first (?:month|installment|payment)|rent (?:for|from)|billed|inspection|tested|permit|financial|trust dated|lease dated|agreement dated|instead of|fiscal|(?:master|prime|head) lease|installments?|each month|currently|presently|originally|present (?:year|lease|term)|on or before|does not occur|unless|reaches|no later than|not later than|(?:made|dated|entered|executed)\b[^.;]{0,25}\bas of)\b/i;

const fromSentences = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    if (
      sentence.cells.length > 0 ||
      (!/term|lease|tenancy|\brent|begin|until|through|commenc|moves? in|contract|stay|agreement|occup|possession|it ends on|\d to [a-z\d]/.test(
        sentence.lower,
      ) &&
        !/\b(?:term|plazo|duration|dates|how long|length)\b/.test(topicOf(lease, sentence)) &&
        !opensWithStart.test(sentence.text))
    )
      continue;
    if (!/\d/.test(sentence.text)) continue;
    const dates = datesIn(sentence.text);
    if (dates.length === 0) continue;
    const topic = topicOf(lease, sentence);
    const speaksOfTerm =
      /\bterm\b|\btenancy\b|\blease\b.{0,40}\b(?:is|runs?|for|of|begin|start|commenc|expir|end|terminat)|\bcontract\s+is\b|\bmoves?\s+in\b|\bstay\b|\brent(?:s|al|ing)?\b.{0,180}\b(?:begin|start|from|commenc)|\boccupy|\bperiod\b|\bfrom\b[^.;]{0,25}\d[^.;]{0,30}\b(?:until|through|to)\b/i.test(
        sentence.text,
      ) ||
      opensWithStart.test(sentence.text) ||
      /\bterm\b|duration|how long|length|commence|\btime\b|\bdates\b|\bwhen\b/.test(topic) ||
      opensWithSpan(sentence.text, dates);
    if (!speaksOfTerm) continue;
    const boost =
      /\bterm\b/.test(topic) ||
      opensWithSpan(sentence.text, dates) ||
      /\b(?:term|(?:lease|leasing) period)\b[^.]{0,60}\b(?:is|shall be|of|begin|commenc|start|from)/i.test(
        sentence.text,
      )
        ? 0.1
        : 0;
    if (lease.kind === 'commercial' && boost === 0) continue;
    const isRentStep = /(?:\$[\d,.]+\)?|dollars)\s+(?:per|a|each)\s+month\s+(?:from|for|beginning|starting)\b/i.test(
      sentence.text,
    );
    const isPrimary =
      !isRentStep &&
      !(
        lease.verdict === 'amendment'
          ? /\b(?:option|holdover|hold over|notice)\b/i
          : /\b(?:renew|extension|extended|option|amendment|holdover|hold over|notice)\b/i
      ).test(sentence.text);
    const [opening, closing] = dates;
    if (opening && closing && isPrimary && opensWithSpan(sentence.text, dates)) {
      found.push(
        phrase(sentence, 'start_date', opening, opening, 0.8, true),
        phrase(sentence, 'end_date', opening, closing, 0.8, true),
      );
      continue;
    }
    for (const [at, date] of dates.entries()) {
      const before = sentence.text.slice(Math.max(0, date.start - 90), date.start);
      const clause = before.slice(Math.max(0, before.search(/[;)](?=[^;)]*$)/) + 1));
      if (
        notTerm.test(clause.slice(-60)) ||
        /\b(?:lease|agreement|contract)\s+of\s*$|\bif\b[^.;,]{0,40}$/i.test(clause)
      )
        continue;
      if (isRentAfter(sentence.text.slice(date.end))) continue;
      const previous = dates[at - 1];
      const between = (previous ? sentence.text.slice(previous.end, date.start) : clause).replace(atHour, '');
      if (
        previous &&
        /^\W*(?:and\s+)?(?:shall\s+|will\s+)?(?:[a-z]+\s+){0,3}(?:to|through|until|till|thru|-|and\s+(?:ending|ends|expiring|terminating)|end(?:s|ing)?|expir\w+|terminat\w+)\b/i.test(
          between,
        ) &&
        found.some((other) => other.field === 'start_date' && other.start <= sentence.start + date.start)
      ) {
        found.push(phrase(sentence, 'end_date', between.length < 120 ? previous : date, date, 0.75 + boost, isPrimary));
      } else if (ends.test(between) && !begins.test(between))
        found.push(
          phrase(sentence, 'end_date', date, date, 0.72 + boost, isPrimary || /\binstead of\b/i.test(sentence.text)),
        );
      else if (begins.test(between) || ends.test(between)) {
        const isStart = lastIndexOf(begins, between) >= 0 && (!ends.test(between) || nearestIsStart(between));
        found.push(phrase(sentence, isStart ? 'start_date' : 'end_date', date, date, 0.75 + boost, isPrimary));
      }
    }
  }
  return found;
};

/** "At 11:59 p.m. on": the points of an hour end no sentence. */
const atHour = /\b(?:at )?\d{1,2}(?::\d\d)? ?[ap]\.m\.,? /gi;

/** "Three years, September 1, 2026 to August 31, 2029." */
const opensWithSpan = (text: string, [first, second]: readonly FoundDate[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.start < 50 &&
  !/[$]/.test(text.slice(0, second.end)) &&
  !isRentAfter(text.slice(second.end)) &&
  /^\s*(?:to|through|thru|until|till|-|–|and ending)(?:\s+and including)?\s*$/.test(
    text.slice(first.end, second.start),
  ) &&
  /^\W*(?:[A-Za-z]+\.?\s+[\dIVX]+[.:]?\s+)?(?:(?:[a-z]+(?:-[a-z]+)?|\d{1,2})\s+(?:\(\d+\)\s+)?(?:years?|months?)\b,?\s*)?(?:from|beginning|starting)?\s*$/i.test(
    text.slice(0, first.start),
  );

/** "From April 1, 2029 through March 31, 2031 it is $6,733.00." */
const isRentAfter = (after: string): boolean =>
  /^,?\s+(?:it\s+(?:is|goes|will|shall)\b[^.;]{0,40}\$|(?:the\s+)?(?:new\s+)?(?:monthly\s+|base\s+|annual\s+|minimum\s+)*rent\b)/i.test(
    after,
  );

/** "1) From 10/01/2025." */
const opensWithStart = /^\W*(?:\d{1,2}[.)]\s*)?(?:from|start(?:s|ing)?|begin(?:s|ning)?)(?:\s+on)?\s+[A-Z\d]/i;

const lastIndexOf = (pattern: RegExp, text: string): number => text.search(pattern);

const nearestIsStart = (text: string): boolean => {
  const starts = [...text.matchAll(/\b(?:begin|commenc|start|effective|moves? in|from|as of)/gi)].at(-1)?.index ?? -1;
  const stops = [...text.matchAll(/\b(?:end|expir|terminat|through|until|\bto\b|till|over)/gi)].at(-1)?.index ?? -1;
  return starts > stops;
};

const phrase = (
  sentence: Sentence,
  field: string,
  from: FoundDate,
  to: FoundDate,
  score: number,
  isPrimary: boolean,
): Candidate => {
  const begin = Math.max(0, sentence.text.lastIndexOf(' ', Math.max(0, from.start - 25)) + 1);
  return inSentence(sentence, field, to.iso, isPrimary ? score : score - 0.25, begin, to.end);
};

const rules: readonly SentenceRule[] = [
  ...(['start_date', 'end_date'] as const).map(
    (field): SentenceRule => ({
      field,
      needs: ['date'],
      pattern: `\\b(?:${field === 'start_date' ? 'commencement|start|beginning' : 'expiration|termination|expiry|ending'}) date"?[^.;]{0,20}?\\b(?:means|shall mean|is|shall be)\\b[^.;]{0,30}?\\d`,
      unless: 'later of|earlier of|days after|anniversary',
      score: 0.82,
      read: (hit, sentence) => datesIn(sentence.text.slice(hit.index)).find(({ start }) => start < 90)?.iso ?? null,
    }),
  ),
  {
    field: 'term_months',
    needs: ['thereafter', 'after', 'following', 'anniversary'],
    pattern:
      '\\b(?:term|lease)\\b[^;]{0,200}\\b(?:end\\w*|expir\\w*|terminat\\w*)\\b[^;]{0,80}\\bdate\\s+(?:that|which)\\s+is\\s+([a-z-]*\\s*(?:\\(\\s*\\d+\\s*\\)|\\d+)?\\s*(?:full\\s+|calendar\\s+)*(?:months?|years?))\\s+(?:thereafter|after|following|from)',
    score: 0.8,
    read: (hit) => monthsOf(hit[1] ?? ''),
    quote: 'words',
  },
  {
    field: 'term_months',
    needs: ['calendar month', 'full month', 'month thereafter', 'month after', 'month following'],
    pattern: `\\b(?:end\\w*|expir\\w*|terminat\\w*|clos\\w*|through|until|to)\\b[^.;]{0,80}?\\blast day of the (?:[a-z() -]*?(\\d{1,4})(?:st|nd|rd|th)\\)?|((?:[a-z]+[- ])?[a-z]+(?:st|nd|rd|th)))\\s+(?:full\\s+)?(?:calendar\\s+)?month\\b`,
    unless: '\\boption|\\b(?:renewal|extension) (?:term|period)|abate|credit',
    score: 0.8,
    read: (hit) => monthsWithin(hit[1] ? Number(hit[1]) : (ordinalFrom(hit[2] ?? '') ?? 0)),
    quote: 'words',
  },
  {
    field: 'term_months',
    needs: ['term', 'lease', 'period', 'rent', 'tenancy', 'contract', 'stay', 'runs for', 'length'],
    pattern:
      '\\b(?:term|lease|tenancy|contract|agreement|period|stay)\\b[^.;]{0,60}?\\b(?:is|shall be|will be|of|for|runs? for|run for|lasts?|continue for)\\s+(?:a\\s+|an\\s+)?(?:(?:fixed|initial|original|primary|total)\\s+)?(?:(?:term|period)\\s+of\\s+)?(?:approximately\\s+)?((?:[a-z-]+\\s+){0,2}?(?:\\(\\s*\\d+\\s*\\)|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty\\S*|thirty\\S*|sixty)\\s*(?:\\(\\s*\\d+\\s*\\)\\s*)?(?:full\\s+|calendar\\s+|lease\\s+|consecutive\\s+)?[- ]?(?:months?|years?))\\b(?!.{0,3} rent\\b)',
    unless:
      'renew|extend|extension|option|stay away|out of any|statute|warrant|guarant|notice|within|holdover|security deposit|(?:longer|more|less|fewer|shorter) than|at least|exceed|\\b(?:under|below|over) (?:\\d|an?\\b|one|two|three|six|nine|twelve)',
    score: 0.8,
    read: (hit, sentence) =>
      termIn(sentence.text.slice(hit.index + hit[0].length - (hit[1] ?? '').length))?.months ?? null,
    quote: 'words',
  },
  {
    field: 'term_months',
    needs: ['month', 'year'],
    pattern:
      '\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})[- ](?:\\(\\d+\\)[- ])?(?:month|year)s?\\s+(?:lease|term|tenancy|agreement|rental)\\b',
    unless: 'renew|extend|extension|option',
    score: 0.7,
    read: (hit) => monthsOf(hit[0]),
    quote: 'words',
  },
  {
    field: 'tenancy_type',
    needs: ['term', 'lease', 'runs', 'contract', 'period', 'fixed'],
    pattern:
      '\\b(?:term|lease|tenancy|contract|stay|agreement)\\b[^.;]{0,70}\\b(?:for a fixed|fixed[- ]term|begin\\w*[^.;]{0,60}\\bend|commenc\\w*[^.;]{0,60}\\b(?:end|expir|terminat)|starts?\\b[^.;]{0,60}\\bends?|is (?:for )?(?:one|two|three|six|\\d+)\\b|runs for|term of)',
    unless: 'month[- ]to[- ]month|from month to month|\\b(?:may|option to) (?:renew|extend)',
    score: 0.75,
    read: 'fixed',
  },
  {
    field: 'tenancy_type',
    needs: ['month'],
    pattern:
      '\\b(?:month[- ]to[- ]month\\s+(?:tenancy|lease|agreement|basis|rental)|(?:tenancy|lease|agreement|rental|term)\\s+(?:is|shall be|will be|runs)\\s+(?:on\\s+a\\s+|a\\s+)?month[- ]to[- ]month|from month to month|periodic tenancy)\\b',
    unless:
      '\\b(?:after|thereafter|then|holdover|hold over|holding|holds over|remains?|stays?|expir\\w*|renew\\w*|continu\\w*|end of|when the|at the end|over|goes on|carry on|becom\\w*|convert\\w*|unless|once|instead|choose|option|elect\\w*)\\b',
    score: 0.82,
    read: 'month_to_month',
  },
];

/** "This contract starts on the date above." */
const startsOnSigning =
  /\b(?:starts?|begins?|commences?|beginning|starting|commencing|effective)\b[^.;]{0,20}\b(?:on|from|as of|upon)\s+(?:the\s+)?(?:date\s+(?:first\s+)?(?:written\s+|stated\s+|shown\s+)?above|date\s+of\s+(?:this|the)\s+(?:lease|agreement|contract)|date\s+hereof|above\s+date|contract\s+date|lease\s+date)\b/i;

/** The end from start and length, the length from start and end. */
const computed = (lease: LeaseText, candidates: readonly Candidate[]): Candidate[] => {
  const best = (field: string): Candidate | undefined =>
    candidates
      .filter((candidate) => candidate.field === field && lease.parts[candidate.part]?.role !== 'amendment')
      .sort((a, b) => b.score - a.score)[0];
  const [start, end, length] = [best('start_date'), best('end_date'), best('term_months')];
  const found: Candidate[] = [];
  if (start && length && !end && typeof start.value === 'string' && typeof length.value === 'number') {
    const words = lease.documents[length.document]?.flat.slice(length.start, length.end) ?? '';
    const { last, reasoning } = endOfTerm(start.value, length.value, words);
    found.push({ ...length, field: 'end_date', value: last, method: 'computed', score: 0.6, reasoning });
  }
  if (
    start &&
    end &&
    !length &&
    typeof start.value === 'string' &&
    typeof end.value === 'string' &&
    end.value > start.value
  ) {
    const whole = wholeMonthsOfTerm(start.value, end.value);
    if (whole !== null)
      found.push({
        ...end,
        field: 'term_months',
        value: whole,
        method: 'computed',
        score: 0.6,
        reasoning: `Whole months from ${start.value} to ${end.value}, both days included.`,
      });
  }
  const signedOn = best('lease_date');
  const onSigning = start ? undefined : lease.sentences.find(({ text }) => startsOnSigning.test(text));
  if (signedOn && onSigning)
    found.push({
      ...inSentence(onSigning, 'start_date', signedOn.value, 0.7, 0, onSigning.text.length),
      method: 'computed',
      reasoning: `It starts on the date of the agreement, ${signedOn.value}.`,
    });
  if (end && typeof end.value === 'string')
    found.push({
      ...end,
      field: 'tenancy_type',
      value: 'fixed',
      score: 0.6,
      reasoning: 'The lease names an end date.',
      method: 'stated',
    });
  return found;
};
