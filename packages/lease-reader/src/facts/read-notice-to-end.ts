import type { Sentence } from '../structure/sentences.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { numberFrom } from '../values/number-words.ts';
import type { QuickPattern } from '../wording/quick-pattern.ts';
import { atWords, type Candidate } from './candidate.ts';

type Patterns = Readonly<Record<'tenantEnds' | 'byTenant', QuickPattern>>;

/** The notice that a text asks for, in days; `words` where its words and figures differ. How early it may be given is none. */
export const noticeIn = (text: string): { days: number; start: number; end: number; words: number | null } | null => {
  for (const length of durationsIn(text)) {
    if (length.unit === 'hour' || length.unit === 'year') continue;
    const after = text.slice(length.end, length.end + 60);
    const before = text.slice(Math.max(0, length.start - 45), length.start);
    const isNotice =
      /^'?\s*(?:(?:prior|written|advance|advanced|previous|formal|or|and|electronic|of|the|a|non-renewal|termination|such|its|further|clear|full)\s+){0,5}notice\b|^'?\s*(?:prior|before|in advance|ahead|to the end|and (?:not|no) (?:more|earlier) than[^.;]{0,40}\b(?:before|prior|ahead))/i.test(
        after,
      ) ||
      /\bnotice\b[^.;]{0,45}$/i.test(before) ||
      (/\b(?:not less than|at least|no (?:less|fewer|later) than|minimum of)\s*$/i.test(before) &&
        /notice/i.test(text));
    if (!isNotice || /\b(?:more|earlier|sooner) than\W*$/i.test(before)) continue;
    const raw = text.slice(length.start, length.end);
    const spelled = /^([A-Za-z-]+(?:[\s-][a-z]+)?)\s*\(\s*(\d+)\s*\)/.exec(raw);
    const words = spelled?.[1] ? numberFrom(spelled[1].replace(/\d/g, '')) : null;
    const perUnit = length.amount > 0 ? inDays(length) / length.amount : 1;
    return {
      days: inDays(length),
      start: length.start,
      end: length.end,
      words: words !== null && words !== length.amount ? Math.round(words * perUnit) : null,
    };
  }
  return null;
};

/** The notice by which a tenancy that goes on is ended, in days; both where its words and figures differ. */
export const readNoticeToEnd = (sentence: Sentence, patterns: Patterns, topic: string, found: Candidate[]): void => {
  const text = sentence.text;
  if (!/notice|heads up|days|warning/.test(sentence.lower)) return;
  if (
    /\b(?:casualty|fire|destroy\w*|unliv(?:e)?able|uninhabitable|condemn|possession is not|not ready|option|casualt|violat|default|breach|fail(?:s|ure)?|nuisance|late|guarant|relocat\w*|mov\w* to (?:other|another)|demoli\w+|gross sales|sublet|parking|pest|entry|enter|storage|military|servicemember|transfer|insurance|attornment|mortgag|give up the space|give up either)\b/i.test(
      text,
    ) ||
    /casualty|default|breach|entry|insur|military|park|pet/.test(topic.split('/').at(-1) ?? '')
  )
    return;
  if (
    /\bmay\s+(?:renew|extend)\b|\b(?:renewal|extension)\s+(?:option|term)\b|\bpay or (?:leave|quit|vacate)|\bnon-?payment\b|\bto stop\b/i.test(
      text,
    )
  )
    return;
  const notice = noticeIn(text);
  if (!notice || /\bdays?'?\s+to\s+(?:pay|cure|correct|fix|remedy|comply)\b/i.test(text)) return;
  const periodic =
    /\bmonth[- ]to[- ]month|from month to month|before the end of (?:a|the|any) (?:rental )?(?:month|period|term|lease)|next rent|rental month|periodic|stay on|not (?:intend(?:ing)?|want|wish|plan(?:ning)?)?\s*to renew|non-?renew|moving out|intent(?:ion)? to (?:vacate|terminate|leave|move)|before the (?:end|ending|expiration|last day)|end (?:it|the tenancy)|at the end|notice to vacate|after that you can leave/i.test(
      text,
    );
  const ends =
    patterns.tenantEnds.test(text) ||
    /\buntil (?:either|one|some)|\b(?:end|terminate|leav|vacat|move out|moving out|renew)\w*\b/i.test(text);
  if (!ends) return;
  const early =
    /\bbefore the (?:end of the term|term (?:is|ends)|ending date if|end date by|year is (?:up|over))|early|reletting|prior to (?:the )?(?:expiration|end of the term)\b[^.;]{0,40}\bpay|\bpay(?:ing|ment)\b|\bfee\b|\bmonths?'?s?'? rent\b|\bowes? no charge|\bnothing (?:more|further|else) to pay/i.test(
      text,
    ) || /early|before the term/.test(topic);
  const byTenant = patterns.byTenant.test(text);
  let score = periodic ? 0.8 : 0.5;
  if (early) score -= 0.28;
  if (!byTenant) score -= 0.15;
  if (
    /\boption\b|\brent (?:increase|change)|raise the rent|new rent|change the rent|increase/i.test(text) &&
    !/\bunless\b|\beither\b|\bone of us\b/i.test(text)
  )
    score -= 0.5;
  if (score < 0.3) return;
  found.push(
    atWords(
      sentence,
      'notice_to_terminate_days',
      notice.words ?? notice.days,
      score,
      Math.max(0, notice.start - 40),
      Math.min(text.length, notice.end + 60),
    ),
  );
  if (notice.words !== null)
    found.push(
      atWords(
        sentence,
        'notice_to_terminate_days',
        notice.days,
        score - 0.08,
        Math.max(0, notice.start - 10),
        Math.min(text.length, notice.end + 20),
      ),
    );
};
