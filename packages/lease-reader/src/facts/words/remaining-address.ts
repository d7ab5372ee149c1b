import type { Said } from '#flags/said.ts';
import type { Facts } from '../facts.ts';
import { addressSpotsIn, isBox } from './address-spots.ts';
import type { WordReading } from './word-readings.ts';

/**
 * Where the lease names one whole address besides those for mail, of people and of other places, that is the home: an address needs no
 * words around it to be the one that is let. Null where several or none remain.
 */
export const remainingAddress = (
  sentences: readonly Said[],
  facts: Facts,
  mail: readonly WordReading[],
): WordReading | null => {
  const notice = facts['landlord_notice_address'];
  const isMail = (said: Said, start: number, value: string): boolean =>
    (notice?.value === value && notice.confidence >= sureMail) ||
    mail.some((each) => each.said.index === said.index && each.start === start && each.share >= likelyMail);
  const found: WordReading[] = [];
  for (const said of sentences)
    for (const spot of addressSpotsIn(said.raw)) {
      const { start, end } = spot;
      const value = String(spot.value);
      const before = said.raw.slice(Math.max(0, start - reach), start);
      if (isBox(spot) || !/,/.test(value) || elsewhere.test(before) || isMail(said, start, value)) continue;
      found.push({ field: 'premises_address', part: null, value, share: remainingShare, said, start, end });
    }
  const [first] = found;
  const plain = (value: unknown): string => String(value).slice(0, 12).toLowerCase();
  return first !== undefined && found.every(({ value }) => plain(value) === plain(first.value)) ? first : null;
};

const reach = 60;
const sureMail = 0.6;
const likelyMail = 0.35;
const remainingShare = 0.4;

/** Who or what else has an address. */
const elsewhere =
  /\b(?:letters?|notices?|mail\w*|write|office|resid\w+|lives?|living|now (?:of|at)|until now|formerly|former|previous|prior|last|home|bank|broker\w*|agents?|emergency|parents?|mother|father|guarant\w*|of|c\/o|care of|witness|insur\w+|not|also|next door|other)\b[^.;]{0,40}$/i;
