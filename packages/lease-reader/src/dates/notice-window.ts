import { addDays, addMonths } from '@keyclause/domain';
import { noticeIn } from '../facts/read-notice-to-end.ts';
import type { Evidence, Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { durationsIn, type FoundDuration, inDays } from '../values/durations.ts';

/** The days on which a notice before an end may first (`opens`, null from the start on) and must last be given, as ISO days. */
export type NoticeWindow = {
  readonly opens: { readonly on: string; readonly reasoning: string } | null;
  readonly on: string;
  readonly reasoning: string;
};

/**
 * A notice that is due `days` before `end`, by the words that state it: `fact` or the sentences that follow. What they count in months
 * are calendar months, as leases and statutes mean them: nine months before June 30 is September 30, and the last day of a month that
 * lacks the day. A fact keeps them as 30 days each.
 */
export const noticeWindow = (
  lease: LeaseText,
  fact: Pick<Fact, 'document' | 'start'> | undefined,
  { days, end }: { readonly days: number; readonly end: string },
): NoticeWindow => {
  for (const text of wordsFrom(lease, fact)) {
    const notice = noticeIn(text);
    if (notice?.days !== days) continue;
    const lengths = durationsIn(text);
    const first = lengths.find(
      (each) => inDays(each) > days && /\b(?:more|earlier|sooner) than\W*$/i.test(text.slice(0, each.start)),
    );
    return {
      ...before(end, lengths.find(({ start }) => start === notice.start) ?? inDay(days)),
      opens: first ? before(end, first) : null,
    };
  }
  return { ...before(end, inDay(days)), opens: null };
};

/**
 * A lease may give an option to renew and renew by itself beside it. The notice of the one that the fact does not tell: its days and its
 * words; null without one.
 */
export const noticeBeside = (
  lease: LeaseText,
  type: 'option' | 'auto',
): { readonly days: number; readonly evidence: Evidence } | null => {
  const { says, unless } = renewals[type];
  for (const { text, document, start, end, part } of lease.sentences) {
    if (lease.parts[part]?.role === 'exhibit' || !says.test(text) || unless.test(text)) continue;
    const notice = noticeIn(text);
    if (notice !== null) return { days: notice.days, evidence: lease.evidence(document, start, end) };
  }
  return null;
};

const renewals = {
  option: {
    says: /\boptions?\b[^.;]{0,80}\b(?:exercis|renew|exten)|\b(?:exercis|renew|exten)\w*[^.;]{0,40}\boptions?\b|(?<!\b(?:landlord|lessor|owner) )\bmay (?:renew|extend)\b/i,
    unless: /\b(?:purchas|buy|terminat|cancel|insur|expan|automatic)\w*|\bitself\b|\bno\b[^.;]{0,12}\boption/i,
  },
  auto: {
    says: /\b(?:lease|term|agreement|tenancy)\b[^.;]{0,60}\b(?:renew|exten)\w*\b[^.;]{0,30}\b(?:automatically|itself)\b|\bautomatically\b[^.;]{0,30}\b(?:renew|extend)/i,
    unless:
      /\b(?:not|never|nor)\b[^.;]{0,20}\b(?:automatic|renew|exten)|\bno (?:automatic|renew|exten)|\boption|month[- ]to[- ]month|polic|insur|credit/i,
  },
};

type Length = Pick<FoundDuration, 'amount' | 'unit'>;

const inDay = (amount: number): Length => ({ amount, unit: 'day' });

const before = (end: string, length: Length): { readonly on: string; readonly reasoning: string } => {
  const months = length.unit === 'month' ? length.amount : length.unit === 'year' ? length.amount * 12 : null;
  return months === null
    ? { on: addDays(end, -inDays(length)), reasoning: `${inDays(length)} days before the end, ${end}; calendar days.` }
    : {
        on: addMonths(end, -months),
        reasoning: `${months} ${months === 1 ? 'month' : 'months'} before the end, ${end}; calendar months.`,
      };
};

/** The sentence in which a fact stands, those below it and the last above it: a printed lease gives the notice among the conditions of the option. */
const wordsFrom = (lease: LeaseText, fact: Pick<Fact, 'document' | 'start'> | undefined): readonly string[] => {
  if (!fact || fact.document === null) return [];
  const { document, start } = fact;
  const at = lease.sentences.findIndex((each) => each.document === document && each.end > (start ?? 0));
  const near = [...lease.sentences.slice(at, at + conditionsMax), ...lease.sentences.slice(Math.max(0, at - 3), at)];
  return at === -1 ? [] : near.map(({ text }) => text);
};

const conditionsMax = 13;
