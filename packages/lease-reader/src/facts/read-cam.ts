import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { atWords, type Candidate, topicOf } from './candidate.ts';

/** What limits the running costs that the tenant shares: their cap, the fee on them and the right to audit them. */
export const readCam = (lease: LeaseText): Candidate[] => {
  const value: Record<string, FactValue | null> = {
    cap_percent: null,
    cumulative: null,
    admin_fee_percent: null,
    audit_right: null,
    audit_window_days: null,
  };
  let lead: { sentence: Sentence; at: number } | null = null;
  for (const sentence of lease.sentences) {
    const text = sentence.text;
    if (!/operating|common area|cam\b|expenses|audit|administrat|management fee|books|records/.test(sentence.lower))
      continue;
    const topic = topicOf(lease, sentence);
    const isCost = /operating|common area|cam\b|controllable|additional rent|expenses/.test(
      `${topic} ${sentence.lower}`,
    );
    if (!isCost) continue;
    const cap =
      /\b(?:shall not|not)\s+(?:increase|exceed|rise|grow|go\s+up)\b[^.;]{0,140}?(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)/i.exec(
        text,
      );
    if (cap?.[1] && value['cap_percent'] === null && /controllable|operating expenses|common area|cam\b/i.test(text)) {
      value['cap_percent'] = Number(cap[1]);
      value['cumulative'] = /non-?\s?cumulative/i.test(text) ? false : /cumulative/i.test(text) ? true : null;
      lead ??= { sentence, at: cap.index };
    }
    const fee =
      /\b(?:administrati(?:ve|on)|management|overhead)\s+(?:\w+\s+){0,2}(?:fee|charge|cost)s?\b[^.;]{0,100}?(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)|(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)[^.;]{0,60}\b(?:administrati(?:ve|on)|management|overhead)\s+(?:fee|charge)/i.exec(
        text,
      );
    if (fee && value['admin_fee_percent'] === null) {
      value['admin_fee_percent'] = Number(fee[1] ?? fee[2]);
      lead ??= { sentence, at: fee.index };
    }
    const audit =
      /\b(?:tenant|lessee)\b[^.;]{0,120}\b(?:audit|inspect|examine|review)\b[^.;]{0,80}\b(?:books|records|statement|expenses|accounts|it|them)\b/i.exec(
        text,
      );
    if (
      audit &&
      value['audit_right'] === null &&
      !/\b(?:no|not|without any?|waives? (?:any|the|its)) right to (?:audit|inspect|examine|review)|\b(?:may|shall|can) ?not (?:audit|inspect|examine|review)/i.test(
        text,
      )
    ) {
      value['audit_right'] = true;
      const window = durationsIn(text).find(({ unit }) => unit === 'day' || unit === 'month' || unit === 'year');
      value['audit_window_days'] = window ? inDays(window) : null;
      lead ??= { sentence, at: audit.index };
    }
  }
  return lead
    ? [
        atWords(
          lead.sentence,
          'cam',
          value,
          0.7,
          Math.max(0, lead.at - 20),
          Math.min(lead.sentence.text.length, lead.at + 200),
        ),
      ]
    : [];
};
