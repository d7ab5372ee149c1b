import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';
import { type Candidate, topicOf, usd } from './candidate.ts';

/** `"$1,900" is replaced by "$1,965"`: what the new term is a term of is told by the words around it, else by its kind. */
export const readAmended = (lease: LeaseText): Candidate[] =>
  lease.replaced.flatMap((replaced) => {
    const { document, part, former, formerStart, current, currentStart } = replaced;
    const sentence = lease.sentences.find(
      (each) => each.document === document && each.start <= currentStart && currentStart < each.end,
    );
    const context = sentence ? contextOf(lease, sentence) : '';
    const [now, before] = [termOf(former, current, context), termOf(current, former, context)];
    if (sentence === undefined || now === null) return [];
    const read = { document, part, score: 0.93, method: 'stated' as const, reasoning: null };
    return [
      {
        ...read,
        ...now,
        start: Math.min(sentence.start, formerStart),
        end: Math.min(sentence.end, currentStart + current.length + 1),
      },
      ...(before === null
        ? []
        : [
            {
              ...read,
              ...before,
              field: now.field,
              start: formerStart,
              end: formerStart + former.length,
              isFormer: true,
            },
          ]),
    ];
  });

/** The sentence with its heading and the one after it in the same clause. */
const contextOf = (lease: LeaseText, sentence: Sentence): string => {
  const next = lease.sentences[sentence.index + 1];
  return `${topicOf(lease, sentence)} / ${sentence.lower} ${next?.clause === sentence.clause ? next.lower : ''}`;
};

const termOf = (former: string, current: string, words: string): { field: string; value: FactValue } | null => {
  const [before, now] = [moneyIn(former)[0], moneyIn(current)[0]];
  if (before && now) {
    if (/\bdeposit\b/.test(words)) return { field: 'security_deposit', value: usd(now.cents) };
    if (/\blate\b/.test(words))
      return { field: 'late_fee', value: { flat: usd(now.cents), percent: null, per_day: null, cap: null } };
    if (/\b(?:pet|animal|parking|fee|charge|insurance|allowance)\b/.test(words)) return null;
    const share = now.cents / before.cents;
    return now.cents >= 20_000 && share > 0.5 && share < 2 ? { field: 'rent_monthly', value: usd(now.cents) } : null;
  }
  const [old, day] = [datesIn(former)[0]?.iso, datesIn(current)[0]?.iso];
  if (old === undefined || day === undefined) return null;
  if (/\b(?:begin|commenc|start)\w*\b/.test(words) && !/\b(?:end|expir|terminat|extend)\w*\b/.test(words))
    return { field: 'start_date', value: day };
  return { field: 'end_date', value: day };
};
