import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { durationsIn, type FoundDuration } from '../values/durations.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom } from '../values/number-words.ts';
import type { QuickPattern } from '../wording/quick-pattern.ts';
import { type Candidate, inSentence, topicOf, usd } from './candidate.ts';
import { isPricedByRent } from './derive-early-fee.ts';
import { readHoldover } from './read-holdover.ts';
import { noticeIn, readNoticeToEnd } from './read-notice-to-end.ts';
import { withRoles } from './sentence-rules.ts';

/** What happens when the term ends: renewal, notice, leaving early, staying on. */
export const readRenewal = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const patterns = patternsOf(lease);
  for (const [at, sentence] of lease.sentences.entries()) {
    if (sentence.cells.length > 0) continue;
    const part = lease.parts[sentence.part];
    if (part?.role === 'exhibit' || /letter of credit|\bl-?c\b|insurance polic|policy or policies/.test(sentence.lower))
      continue;
    const next = lease.sentences[at + 1];
    const following = next && next.clause === sentence.clause && next.cells.length === 0 ? next : null;
    const topic = topicOf(lease, sentence);
    readRenewalType(sentence, following, topic, found, () => exerciseNotice(lease, at));
    if (lease.kind === 'residential' || !byAnswer.test(sentence.text))
      readNoticeToEnd(sentence, patterns, topic, found);
    if (
      lease.kind === 'residential' ||
      /early termination|termination option|option to terminate|right to terminate|may (?:terminate|cancel|end) this (?:sub)?lease(?: at any time\b(?! after)| before the end\b)/.test(
        `${topic} ${sentence.lower}`,
      )
    ) {
      readEarly(sentence, following, patterns, topic, found);
    }
    readHoldover(sentence, topic, found);
  }
  return found;
};

/** "By notice within 15 days" answers a request and ends no tenancy at will. */
const byAnswer = /\bnotice\b[^.;\d]{0,20}\bwithin\b/i;

type Patterns = Readonly<Record<'tenantEnds' | 'tenantOption' | 'byTenant', QuickPattern>>;

const patternsOf = (lease: LeaseText): Patterns => ({
  tenantEnds: withRoles(
    lease,
    '(?:{T}|either (?:party|side|of us)|one of us|one side|both parties|{L} or {T})[^.;]{0,60}\\b(?:end|ends|ended|terminate|terminates|cancel|leave|leaves|leaving|move\\s+out|moving\\s+out|vacate|vacating|break|get out|moves? out)\\b',
  ),
  tenantOption: withRoles(
    lease,
    '{T}[^.;]{0,60}\\b(?:may|shall have|has|have|is granted|is given)\\b[^.;]{0,50}\\b(?:renew|extend|option|right to (?:renew|extend))',
  ),
  byTenant: withRoles(lease, '\\bby\\s+(?:either|any)\\s+(?:party|side)|\\b{T}\\b'),
});

const termMonths = (length: FoundDuration | undefined): number | null => {
  if (!length || (length.unit !== 'month' && length.unit !== 'year')) return null;
  return length.unit === 'year' ? length.amount * 12 : length.amount;
};

const readRenewalType = (
  sentence: Sentence,
  next: Sentence | null,
  topic: string,
  found: Candidate[],
  laterNotice: () => number | null,
): void => {
  const text = sentence.text;
  const lower = sentence.lower;
  const isTopic =
    /renew|extension|option|after|term|length|how long|holding/.test(topic) ||
    /\b(?:wants?|wish(?:es)?)\s+to\s+(?:stay|renew|extend|remain)\b|\bbefore the lease ends\b/i.test(text);
  const push = (value: FactValue, score: number): void =>
    void found.push(inSentence(sentence, 'renewal', value, score, 0, Math.min(text.length, 260)));
  const both = next ? `${text} ${next.text}` : text;

  if (
    /\b(?:renew|extend|continu|roll)\w*\b[^.;]{0,40}\bautomatically\b|\bautomatic(?:ally)?\b[^.;]{0,50}\b(?:renew|extend|roll|continu)\w*|\b(?:shall|will|is)\s+(?:be\s+)?(?:deemed\s+)?(?:renew|extend)(?:s|ed)?\b[^.;]{0,120}\bunless\b|\bunless\b[^.;]{0,160}\b(?:shall|will)\s+(?:be\s+)?(?:automatically\s+)?(?:renew|extend)\w*|\b(?:taken|deemed|considered)\s+to\s+be\s+(?:renewed|extended)\b|\b(?:shall|will)\b[^.;]{0,40}\b(?:renew|extend|prolong)s?\s+itself\b/i.test(
      text,
    )
  ) {
    if (/\b(?:delivery|commencement|completion|such|closing)\s+date\b|\bdeadline\b/i.test(text)) return;
    if (
      /\b(?:not|never|nor|no|nothing|none|neither)\b(?! (?:wish|want|intend|desire|choose))[^.;]{0,30}\b(?:automatic|renew|extend)/i.test(
        text,
      )
    ) {
      push(renewal('none', null, null, null, null), bySilence.test(text) ? 0.6 : 0.88);
      return;
    }
    const notice = noticeIn(both);
    if (/\bmonth[- ]to[- ]month\b|from month to month|monthly basis/i.test(text))
      push(renewal('none', null, notice?.days ?? null, null, 'month_to_month'), 0.82);
    else {
      const term = durationsIn(text).find(
        ({ unit, amount, start }) => (unit === 'month' || unit === 'year') && amount > 0 && start !== notice?.start,
      );
      push(renewal('auto', null, notice?.days ?? null, termMonths(term), null, basisIn(both)), 0.9);
    }
    return;
  }
  if (
    /\b(?:does|shall|will|do)\s+not\s+(?:automatically\s+)?(?:renew|extend(?!s?\s+to\b)|roll|continue)(?!\b[^.;]{0,20}\b(?:if|unless|where|when)\b)|(?<!\bif\s)\bno\s+(?:automatic\s+)?(?:(?:renewal|extension)(?!\s+(?:applies|is\s+(?:in\s+place|signed|agreed)|has\s+been))|option\s+to\s+(?:renew|extend))|not\s+renew\s+by\s+itself|\bno\s+right\s+(?:to\s+(?:renew|extend)|of\s+(?:renewal|extension))|\bno\s+end\s+date\b|\b(?:this|it|(?:lease|term|agreement|tenancy|stay))\s+(?:will|shall)\s+not\s+be\s+(?:renewed|extended)(?!\s+(?:if|unless|by|on|because|for|except|without))|\bnothing\s+(?:renews|rolls\s+over)\b/i.test(
      text,
    )
  ) {
    push(renewal('none', null, null, null, null), /no end date/i.test(text) || bySilence.test(text) ? 0.6 : 0.85);
    return;
  }
  if (
    /\b(?:options?|right|privilege|election|chances?)\b[^.;]{0,50}\b(?:to\s+)?(?:renew|extend|extension|renewal)\b|\bmay\s+(?:renew|extend|lengthen|prolong)\s+(?:this|the|for|its|his|her|their|your)\b|\b(?:renewal|extension)\s+(?:option|term)s?\b|\b(?:renewal|extension)s?\s*[:.-]\s[^.;]{0,40}\boptions?\b/i.test(
      text,
    ) &&
    /\b(?:options?|may|right|privilege|chances?)\b/i.test(text) &&
    !/\bno\b[^.;]{0,12}option|sublease|first refusal|lapse|second option/i.test(text)
  ) {
    const notice = noticeIn(both);
    const term = durationsIn(text).find(
      ({ unit, start }) =>
        (unit === 'month' || unit === 'year') &&
        !/\bnotice|prior|least\b|\b(?:more|less|fewer|earlier|later) than\W+$/i.test(
          text.slice(Math.max(0, start - 25), start),
        ) &&
        !/^\W*(?:prior|before)/i.test(text.slice(start + 10, start + 30)),
    );
    const counted =
      /\b(one|two|three|four|five|six|\d)\s*(?:\(\s*(\d)\s*\)\s*)?(?:additional|successive|consecutive|further|separate)?\s*(?:[a-z-]+\s*)?(?:\(?\d*\)?\s*)?(?:options?|terms?|periods?|renewals?|extensions?)\b/i.exec(
        text,
      );
    const count = counted ? Number(counted[2] ?? numberFrom(counted[1] ?? '')) : 1;
    if (term || notice)
      push(
        renewal(
          'option',
          Number.isFinite(count) ? count : 1,
          notice?.days ?? laterNotice(),
          termMonths(term),
          null,
          basisIn(both),
        ),
        /\b(?:term|period)\b/i.test(text) ? 0.86 : 0.7,
      );
    return;
  }
  const carriesOn =
    /\bmonth[- ]to[- ]month\b|\b(?:goes|go|going|continues?|runs?|rolls?|carr\w+) (?:\w+ ){0,2}month by month\b/i.test(
      text,
    ) &&
    /\b(?:after|thereafter|then|continu|goes on|carry on|stay on|convert|becom|roll|remain|expir|end of|over)\w*\b/i.test(
      text,
    );
  if (
    carriesOn &&
    !/\bhold(?:s|ing)?\s*-?\s*over|\bthe\s+holding\b|without (?:the )?(?:landlord|lessor|owner)'?s? (?:written )?(?:consent|permission)/i.test(
      text,
    )
  ) {
    // "It goes on month by month. Either of us may end it by 60 days' notice."
    const ends = next && eitherEnds.test(next.text) ? next : null;
    const isEnded =
      ends !== null ||
      lower.includes('unless') ||
      /until one|until either|(?:if|unless|where) (?:neither|no) (?:party|side|one of us|of us)\b[^.;]{0,20}\bg[ia]ven?s?\b|until\b[^.;]{0,60}\bgives?\b|ended? (?:it )?(?:by|with)|\beither (?:side|party|of us|one|you or (?:us|me|we|i))\b[^.;]{0,30}\b(?:ends?|stops?|terminates?)\b/.test(
        lower,
      );
    const notice = isEnded ? (noticeIn(text) ?? noticeIn(ends?.text ?? '')) : null;
    push(
      renewal('none', null, notice?.days ?? null, null, 'month_to_month'),
      notice && !/\btimes\b|%|\bpercent/.test(lower) ? 0.86 : 0.74,
    );
    return;
  }
  if (
    isTopic &&
    /\b(?:new (?:lease|agreement|paper|contract|writing)|sign a new|renewal (?:is|will be) offered|whether a renewal)\b/i.test(
      text,
    )
  )
    push(renewal('none', null, null, null, null), 0.55);
};

const eitherEnds =
  /\b(?:either|each|one) (?:side|party|of us)\b[^.;]{0,20}\b(?:ends?|stops?|terminates?)\b[^.;]{0,60}\b(?:month|it|tenancy|arrangement)\b/i;

/** The notice by which an option is used, where a printed lease gives it further down, among the conditions of the option, or right above it. */
const exerciseNotice = ({ sentences, clauses }: LeaseText, at: number): number | null => {
  const option = sentences[at];
  const isUnder = (clause: number): boolean => {
    for (let each: number | null = clause; each !== null; each = clauses[each]?.parent ?? null)
      if (each === option?.clause) return true;
    return clauses[clause]?.parent != null && clauses[clause]?.parent === clauses[option?.clause ?? -1]?.parent;
  };
  const below = sentences.slice(at + 1, at + 1 + conditionsMax);
  const last = below.findIndex(({ clause }) => !isUnder(clause));
  const above = sentences.slice(Math.max(0, at - aboveMax), at).filter(({ clause }) => isUnder(clause));
  for (const { text } of [...(last === -1 ? below : below.slice(0, last)), ...above]) {
    const notice = exercised.test(text) && untilWhen.test(text) ? noticeIn(text) : null;
    if (notice !== null) return notice.days;
  }
  return null;
};

const [aboveMax, conditionsMax] = [3, 12];
const exercised = /\b(?:exercis|elect|renew|exten|option)\w*/i;
const untilWhen = /\b(?:noti(?:ce|f)|advis)\w*\b[^;]*\b(?:expir\w*|end|last day|commence\w*|begin\w*|terminat\w*)\b/i;

/** What does not renew by itself, or not when nobody agrees, may still be renewed by choice. */
const bySilence = /\bnothing\b|\bautomatic|\bby (?:it|them)self|\bon (?:its|their) own\b|^\W*if\b/i;

const renewal = (
  type: string,
  count: number | null,
  notice: number | null,
  term: number | null,
  then: string | null,
  basis: string | null = null,
): FactValue => ({
  type,
  count,
  term_months: term,
  notice_days: notice,
  rent_basis: basis,
  then,
});

const basisIn = (text: string): string | null => {
  const hit =
    /\b(?:(?:then[- ])?current\s+)?(?:fair\s+)?market\s+(?:rent|rental|rate|value)\w*|\b(?:\w+\s+)?(?:percent|\(?\d{1,2}(?:\.\d+)?\s*%\)?)[^.;]{0,30}\b(?:more|increase|higher|above)|\bsame\s+(?:rent|terms)/i.exec(
      text,
    );
  return hit ? hit[0].trim().toLowerCase() : null;
};

const readEarly = (
  sentence: Sentence,
  next: Sentence | null,
  patterns: Patterns,
  topic: string,
  found: Candidate[],
): void => {
  const text = sentence.text;
  if (!/early|before|sooner|terminat|break|buy-?\s?out|cancel|relet|move out|leave/.test(sentence.lower)) return;
  const isTopic =
    /early|ending (?:the lease|before)|break|leaving early|termination by (?:tenant|resident|lessee)|move-?out|buy-?out/.test(
      topic,
    );
  const refused =
    /\bno right to (?:cancel|terminate|end)|\b(?:shall|does|do|will) not have (?:the|a) right to (?:cancel|terminate|end)\b[^.;]{0,60}\bbefore the end\b|\bmay not (?:terminate|cancel|end) (?:this|the) (?:lease|agreement|contract)[^.;]{0,30}\b(?:before|early|prior)(?![^.;]{0,40}\b(?:sale|sells?|sold|buyer)\b)|\b(?:may|can) ?not (?:leave|quit|go|move out|walk away)\b[^.;,]{0,20}\b(?:before (?:the (?:end|term|year|lease)|they are up|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d)|early\b|sooner\b)|\bearly (?:release|termination|ending)\b[^.;]{0,40}\b(?:is|are)\s+not\s+(?:offered|available|allowed|permitted)\b|\bno (?:early termination|right of early|(?:leaving|moving out|walking away|getting out) (?:early|before))/i.test(
      text,
    );
  if (refused && !/\b(?:construction|completed?|finished|delay\w*)\b/i.test(text)) {
    found.push(
      inSentence(
        sentence,
        'early_termination',
        { allowed: false, notice_days: null, fee: null },
        0.8,
        0,
        Math.min(text.length, 200),
      ),
    );
    return;
  }
  if (
    /\b(?:casualty|fire|destroyed|condemn|military|servicemember|domestic|unfit|unusable|not ready|possession (?:is|to)|codes|landlord may terminate|fails?|default|breach|earthquake|storm)\b/i.test(
      text,
    ) &&
    !/\bfee\b/i.test(text)
  ) {
    return;
  }
  if (/month[- ]to[- ]month|from month to month|rental month|periodic|\bautomatic\w*\b[^.;]{0,40}\brenew/i.test(text))
    return;
  if (
    /^\s*unless\b|\brenews?\b|\bextend(?:s|ed)\b|\b(?:want|offer|sign)\w* a new lease\b|\bnew lease\b[^.;]{0,25}\boffer/i.test(
      text,
    )
  )
    return;
  const insideTerm =
    /\b(?:before (?:the )?(?:end|ending|expiration|term|year|lease)\b|early|sooner|prior to (?:the )?(?:end|expiration)|before (?:the \w+|it) (?:is|ends|expires)|ahead of (?:the )?(?:end|schedule)|break (?:this|the) lease|buy\s*-?out|terminat\w+ this \w+[^.;]{0,60}\b(?:at any time|for any\b[^.;]{0,12} reason|with or without (?:cause|reason)|for (?:its )?convenience))/i.test(
      text,
    ) || isTopic;
  if (
    !insideTerm ||
    !(
      patterns.tenantEnds.test(text) ||
      /\bto move out before\b|early termination|break (?:this|the) lease|buy-?\s?out/i.test(text)
    )
  )
    return;
  const both = next ? `${text} ${next.text}` : text;
  const notice = noticeIn(text) ?? noticeIn(both);
  const fee = feeIn(text) ?? feeIn(both);
  const isFree = /\b(?:no|without|not owe|owes no)\s+(?:\w+\s+){0,2}(?:fee|penalty|charge)/i.test(both);
  if (!notice && fee === null && !isFree && !isPricedByRent(both)) return;
  const score = (isTopic || /early|before|sooner/i.test(text) ? 0.82 : 0.65) - (notice ? 0 : 0.1);
  const usesNext = next !== null && fee === null && isFree === true;
  const candidate = inSentence(
    sentence,
    'early_termination',
    {
      allowed: true,
      notice_days: notice?.words ?? notice?.days ?? null,
      fee: fee !== null ? usd(fee) : isFree ? usd(0) : null,
    },
    score,
    0,
    text.length,
  );
  found.push(usesNext && next ? { ...candidate, end: next.end } : candidate);
};

const feeIn = (text: string): number | null => {
  for (const amount of moneyIn(text)) {
    const before = text.slice(Math.max(0, amount.start - 120), amount.start);
    if (
      /\b(?:fee|pay|pays|paying|charge|penalty|rent|sum|amount|equal)\b/i.test(before) &&
      !/\b(?:deposit|attorney)\b[^$]{0,30}$/i.test(before)
    )
      return amount.cents;
  }
  return null;
};
