import type { Said } from '#flags/said.ts';
import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { durationsIn, type FoundDuration, inDays } from '../values/durations.ts';
import { phrase } from '../wording/pattern.ts';
import type { Candidate } from './candidate.ts';
import { partFinder } from './part-finder.ts';

/** What limits the running costs that the tenant shares: their cap, the fee on them and the right to audit them. */
export const readCam = (lease: LeaseText, sentences: readonly Said[]): Candidate[] => {
  if (lease.kind !== 'commercial') return [];
  const value: Record<string, FactValue | null> = {
    cap_percent: null,
    cumulative: null,
    admin_fee_percent: null,
    audit_right: null,
    audit_window_days: null,
  };
  let lead: { said: Said; at: number } | null = null;
  const isCost = (said: Said): boolean => costs.test(`${said.heading} / ${said.text}`);
  const clauses = new Set(sentences.filter(isCost).map(({ document, clause }) => `${document}:${clause}`));
  let last = -9;
  for (const [index, said] of sentences.entries()) {
    if (clauses.has(`${said.document}:${said.clause}`)) last = index;
    else if (index - last > 4) continue;
    const { text } = said;
    const cap = otherReview.test(text) ? null : capOf(text);
    if (cap && value['cap_percent'] === null) {
      value['cap_percent'] = Number(cap[1] ?? cap[2]);
      const next = sentences[index + 1];
      value['cumulative'] = isCumulative(
        next !== undefined && next.clause === said.clause ? `${text} ${next.text}` : text,
      );
      lead ??= { said, at: cap.index };
    }
    const fee = cap === null && !otherFee.test(text) ? phrase(feeOn).exec(text) : null;
    if (fee && value['admin_fee_percent'] === null) {
      value['admin_fee_percent'] = Number(fee[1] ?? fee[2]);
      lead ??= { said, at: fee.index };
    }
    if (value['admin_fee_percent'] === null && phrase(noFee).test(text)) value['admin_fee_percent'] = 0;
    const audit = phrase(auditBy).exec(text);
    if (audit && value['audit_right'] === null && !phrase(noAudit).test(text)) {
      value['audit_right'] = true;
      const lengths = durationsIn(said.raw).filter(
        ({ unit, end }) =>
          (unit === 'day' || unit === 'month' || unit === 'year') &&
          !/^\W{0,2}\s*(?:(?:prior|advance|written)\s+)*notice/i.test(said.raw.slice(end, end + 40)),
      );
      const window =
        lengths.find(({ end }) =>
          /^\s*(?:after|from|following|next|of receiving)\b/i.test(said.raw.slice(end, end + 16)),
        ) ?? lengths[0];
      value['audit_window_days'] = window ? inYears(window) : null;
      lead ??= { said, at: audit.index };
    }
  }
  if (lead === null) return [];
  const { said, at } = lead;
  return [
    {
      field: 'cam',
      value,
      document: said.document,
      part: partFinder(lease)(said),
      start: said.start + said.startOf(Math.max(0, at - 20)),
      end: said.start + said.endOf(Math.min(said.text.length, at + 200)),
      score: 0.7,
      method: 'stated',
      reasoning: null,
    },
  ];
};

/** Twelve months are a year, however they are counted. */
const inYears = (window: FoundDuration): number =>
  window.unit === 'month' && window.amount % 12 === 0 ? (window.amount / 12) * 365 : inDays(window);

const costs =
  /\b(?:operating|common[- ](?:area|expense|charge)s?|cam|controllable|additional rent|expenses|(?:running|shared|center|building|mill) costs?|costs? of (?:running|operating|keeping)|those costs|reconciliation|(?:yearly|annual) statement|base year)\b/;

const percent = '(\\d{1,2}(?:\\.\\d+)?) ?%';

/** What a wrong statement costs, and what the rent itself may rise by. */
const otherReview =
  /\b(?:overcharg\w*|overstat\w*|overbill\w*|audit\w*|errors?|interest|(?:base|minimum|monthly|fixed) rent\b[^.]{0,40}\b(?:increase|exceed|rise|grow)|gross sales)\b/;

/** What else is paid in hundredths. */
const otherFee = /\b(?:late|overdue|interest|sales|installment|deposit|leasing|commission)\b/;

const capOf = (text: string): RegExpExecArray | null =>
  phrase(
    `(?<!\\bfees? (?:\\w+ ){0,3})\\b(?:not|never|no)\\b[^.;%]{0,50}?\\b(?:increas|exceed|rise|risen|grow|go(?:ne)? up|climb)\\w*\\b[^;%]{0,140}?${percent}|\\b(?:limited to|only up to|capped at|not over|at most|no more than)\\b[^.;%]{0,40}?\\b(?:growth|increase|rise) of ${percent}`,
  ).exec(
    /\b(?:controllable|control|operating|common area|cam|costs?|charges|expenses|share|part)\b/.test(text) ? text : '',
  );

/** Whether room under the cap that one year leaves may be used in another; null when nothing says. */
const isCumulative = (text: string): boolean | null => {
  if (
    /\bnon-? ?cumulative|\b(?:not|never|without|nor)\b[^.;%,]{0,30}\b(?:cumulat\w*|accumulat\w*|compound\w*|carr(?:y|ied|ies)|saved|banked|rolled?|picked|added|made) ?(?:forward|over|up|to|on)?\b/.test(
      text,
    )
  )
    return false;
  return /\b(?:cumulative|compounded)|\b(?:unused|room|balance|margin|left)\b[^.;]{0,40}\bcarr(?:y|ied|ies)\b/.test(
    text,
  )
    ? true
    : null;
};

/** A manager is called LL, and so is management. */
const work =
  "\\b(?:(?:fee|charge)s? (?:for|to|of) (?:the )?(?:\\w+ )?LL|LL(?:'s)? (?:fee|charge|compensation)|administrati\\w+|overhead|supervis\\w+|superinten\\w+|overs(?:ee|ight)\\w*|coordinati\\w+|book-?keeping|(?:trouble|work|time) of (?:running|managing|keeping)|(?:running|keeping|doing) (?:of )?(?:the )?books)\\b";

const feeOn = `${work}[^.;%$]{0,100}?(?:[^.;%$]|\\.(?=\\d)){0,20}?${percent}|${percent}[^;%$.]{0,80}?${work}`;

const noFee =
  '\\bLL (?:{must} )?(?:adds? nothing|(?:do |does |{must} )?not adds? anything)\\b[^.;%$]{0,25}\\b(?:time|trouble|overhead|work|profit)\\b|\\bno (?:management|administrati\\w+|overhead)\\b[^.;%$]{0,25}\\b(?:fees?|charges?) (?:is|are|{must} be) (?:added|charged|billed)\\b';

const auditBy =
  "\\bTT(?:'s \\w+)?(?= )(?:(?!\\bLL\\b)[^.;]){0,120}\\b(?:audit|inspect|examine|review|look (?:at|through|over|into)|go (?:through|over)|read|see|check)\\b[^.;]{0,80}\\b(?:books|records|ledgers?|vouchers|receipts|bills|invoices|statements?|expenses|accounts?)\\b";

const noAudit =
  '\\b(?:no|not|without any?|{waive} (?:any|the|its)) right to (?:audit|inspect|examine|review|look)|\\b(?:not|never) (?:\\w+ )?(?:audit|inspect|examine|review|look|see)\\b';
