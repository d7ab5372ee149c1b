import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';

/**
 * How many payments of a month's rent (`cents`) a lease states for a term of about `months`: "twelve installments of $995", "three
 * payments: $2,980 on signing", "total rent $11,940". Null where it does not, or where they would be those of another length. A lease
 * that counts its payments reckons no part of a month by days.
 */
export const instalmentsOf = (
  lease: LeaseText,
  { cents, months }: { readonly cents: number; readonly months: number },
): number | null => {
  const fits = (count: number | null): count is number =>
    count !== null && Number.isInteger(count) && count > 1 && Math.abs(count - months) <= oddMonths;
  for (const { text, lower } of lease.sentences) {
    if (!/instal?lments|payments|total rent/.test(lower)) continue;
    const amounts = moneyIn(text);
    for (const match of text.matchAll(counted)) {
      const end = match.index + match[0].length;
      const count = match[1] === undefined ? null : numberFrom(match[1]);
      const next = amounts.find((each) => each.start >= end && each.start < end + 25);
      const total = next && match[1] === undefined ? next.cents / cents : null;
      if (next?.cents === cents && fits(count)) return count;
      if (fits(total)) return total;
    }
  }
  return null;
};

/** A term may begin and end with a part of a month. */
const oddMonths = 1.5;
const counted = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,2})\\s+(?:\\(\\d{1,2}\\)\\s+)?(?:equal\\s+|monthly\\s+|consecutive\\s+|successive\\s+)*(?:instal?lments|payments)\\b|\\btotal\\s+rent\\b(?:\\s+for\\s+(?:the\\s+)?(?:(?:lease|entire|whole|full)\\s+)*(?:term|lease))?`,
  'gi',
);
