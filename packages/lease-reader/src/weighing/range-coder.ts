/**
 * A range coder of single bits that learns as it goes (G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a
 * digitised message", 1979): a bit costs as little room as it was likely by the bits of its kind before it. It writes letters of six bits
 * each, and reckons in whole numbers below 2^30 only, which every engine does alike and fast.
 */

/** Takes one bit of a kind, or gives it: writing and reading are the same walk over the same kinds. */
export type BitCoder = (kind: number, bit: boolean) => boolean;

/** Letters that JSON writes as they are. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** A coder that writes, and the text that it wrote. */
export const rangeWriter = (kinds: number): { readonly code: BitCoder; readonly end: () => string } => {
  const chances = chancesOf(kinds);
  let text = '';
  let low = 0;
  let high = highest;
  return {
    code: (kind, bit) => {
      const middle = low + ((high - low) >> chanceBits) * chances.of(kind);
      if (bit) high = middle;
      else low = middle + 1;
      chances.learn(kind, bit);
      while (low >> lastFive === high >> lastFive) {
        text += letters.charAt(high >> lastFive);
        low = (low << 6) & highest;
        high = ((high << 6) & highest) | 63;
      }
      return bit;
    },
    end: () => text + [24, 18, 12, 6, 0].map((shift) => letters.charAt((high >> shift) & 63)).join(''),
  };
};

/** A coder that reads what `rangeWriter` wrote; the bit that it is given is ignored. */
export const rangeReader = (kinds: number, text: string): BitCoder => {
  const chances = chancesOf(kinds);
  const numberOf = new Uint8Array(128);
  for (let letter = 0; letter < letters.length; letter += 1) numberOf[letters.charCodeAt(letter)] = letter;
  let low = 0;
  let high = highest;
  let window = 0;
  let at = 0;
  for (; at < 5; at += 1) window = (window << 6) | (numberOf[text.charCodeAt(at)] as number);
  return (kind) => {
    const middle = low + ((high - low) >> chanceBits) * chances.of(kind);
    const bit = window <= middle;
    if (bit) high = middle;
    else low = middle + 1;
    chances.learn(kind, bit);
    while (low >> lastFive === high >> lastFive) {
      low = (low << 6) & highest;
      high = ((high << 6) & highest) | 63;
      window = ((window << 6) & highest) | (numberOf[text.charCodeAt(at)] as number);
      at += 1;
    }
    return bit;
  };
};

/**
 * Codes a whole number of 0 or more: how many bits it has, one by one, then the bits. The first of them are told apart by those before,
 * the last by their place. Takes `kindsOfNumber` kinds from `kind` on.
 */
export const codeNumber = (code: BitCoder, kind: number, value: number): number => {
  const length = 32 - Math.clz32(value + 1);
  let bits = 1;
  while (code(kind + bits, length > bits)) bits += 1;
  let read = 1;
  for (let at = bits - 2; at >= 0; at -= 1) {
    const place = read < prefixes ? 32 + read : 32 + prefixes + at;
    read = 2 * read + (code(kind + place, ((value + 1) >>> at) % 2 === 1) ? 1 : 0);
  }
  return read - 1;
};

const prefixes = 64;

/** How many kinds of bits a number takes. */
export const kindsOfNumber = 64 + prefixes;

const highest = 2 ** 30 - 1;

/** How far the five last of six letters reach. */
const lastFive = 24;

const chanceBits = 15;
const certain = 2 ** chanceBits;

/** What stands late in a table is unlike its beginning: no bit counts for less than one in so many. */
const memory = 255;

const shareBits = 14;

/** How likely a bit of a kind is, in parts of `certain`: at first half, then by those that were seen, the newest counting most. */
const chancesOf = (kinds: number) => {
  const chances = new Uint16Array(kinds).fill(certain / 2);
  const seen = new Uint8Array(kinds);
  const shares = Uint16Array.from({ length: memory + 1 }, (_, times) => Math.floor(2 ** shareBits / (times + 1.5)));
  return {
    of: (kind: number): number => chances[kind] as number,
    learn: (kind: number, bit: boolean): void => {
      const times = seen[kind] as number;
      const chance = chances[kind] as number;
      const way = (bit ? certain : 0) - chance;
      // Never 0 or 1: what has not happened yet may.
      chances[kind] = Math.min(
        Math.max(chance + ((way * (shares[times] as number)) >> shareBits), rarest),
        certain - rarest,
      );
      if (times < memory) seen[kind] = times + 1;
    },
  };
};

const rarest = 24;
