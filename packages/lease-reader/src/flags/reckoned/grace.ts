import type { Facts } from '#facts/facts.ts';
import { graceDaysOf, stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import type { Found } from '../detect.ts';
import type { Reading, Said } from '../said.ts';

/** A late fee that starts before the state's days of grace are over. */
export const graceTooShort = (reading: Reading, facts: Facts): Found[] => {
  const rule = reading.kind === 'residential' ? stateRuleOf(reading.state) : null;
  const least = rule === null ? null : graceDaysOf(rule);
  if (rule === null || least === null) return [];
  const fee = facts.late_fee;
  if (fee === undefined || fee.document === null) return [];
  const days = reading.numbers.graceDays;
  if (days === null || days >= least) return [];
  const fact = facts.grace_days;
  const place = fact !== undefined && fact.document !== null ? fact : fee;
  if (place.document === null) return [];
  const said = sentenceAt(reading, place.document, place.start);
  if (said !== null && hasPhrase(said.text, ['\\bno late (?:fee|charge)s?\\b'])) return [];
  const why = `The fee starts after ${days} ${days === 1 ? 'day' : 'days'}; ${rule.name} asks for ${least} days of grace.`;
  const span = said === null || said.end - said.start > 420 ? place : said;
  return [
    {
      id: 'RF20_no_grace',
      document: place.document,
      start: span.start ?? place.start,
      end: span.end ?? place.end,
      confidence: 0.8,
      why,
      clause: said?.clause ?? -1,
      more: [],
    },
  ];
};

const sentenceAt = (reading: Reading, document: number, start: number): Said | null =>
  reading.sentences.find((said) => said.document === document && said.start <= start && start < said.end) ?? null;
