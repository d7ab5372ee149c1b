/**
 * What a text must hold for a pattern to stand in it: a stretch of letters, all of several needs, or one of several.
 * `null` asks for nothing. In a stretch, letters are small, `0` is any digit and a space any sign that is no letter,
 * digit or underscore, the edge of the text among them.
 */
export type Need = string | { readonly all: readonly Need[] } | { readonly any: readonly Need[] } | null;

/**
 * Derives the need of a regular expression without the flags `u` and `v` from its source. A text without it cannot match;
 * a text with it may. What the derivation does not know asks for nothing, so it is never wrong, only less sharp.
 */
export const neededBy = (source: string): Need => settled(new Source(source).alternatives());

/** What a part of a pattern matches. Stretches hold `|` for a word boundary until they are `closed`. */
type Part = {
  /** All stretches that the part can match; null when they are too many to list. */
  readonly whole: readonly string[] | null;
  /** Stretches of which one begins, and of which one ends, whatever it matches; the same as `whole` where that is known. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** What it needs beside them. */
  readonly need: Need;
};

const exactly = (whole: readonly string[], need: Need = null): Part => ({ whole, first: whole, last: whole, need });

const nothing = exactly(['']);
const anything: Part = { whole: null, first: [''], last: [''], need: null };

/** More stretches than these are not listed: to look for them would take longer than the pattern itself. */
const most = 48;

const crossed = (before: readonly string[], after: readonly string[]): readonly string[] | null => {
  if (before.length * after.length > most) return null;
  const across: string[] = [];
  for (const one of before) for (const other of after) across.push(one + other);
  return across;
};

const inTurn = (before: Part, after: Part): Part => {
  const need = allOf([before.need, after.need]);
  const across = crossed(before.last, after.first);
  if (across === null)
    return {
      whole: null,
      first: before.first,
      last: after.last,
      need: allOf([
        need,
        before.whole === null ? anyOf(before.last) : null,
        after.whole === null ? anyOf(after.first) : null,
      ]),
    };
  if (before.whole !== null && after.whole !== null) return exactly(across, need);
  if (before.whole !== null) return { ...after, first: across, need };
  if (after.whole !== null) return { ...before, last: across, need };
  return { whole: null, first: before.first, last: after.last, need: allOf([need, anyOf(across)]) };
};

const oneOf = (parts: readonly Part[]): Part => {
  if (parts.length === 1) return parts[0] ?? nothing;
  const first = parts.flatMap((part) => part.first);
  const last = parts.flatMap((part) => part.last);
  if (first.length <= most && parts.every(({ whole }) => whole !== null)) return exactly([...new Set(first)]);
  const tellsMore = parts.some(({ whole, need, last }) => need !== null || (whole === null && anyOf(last) !== null));
  return {
    whole: null,
    first: first.length <= most ? first : [''],
    last: last.length <= most ? last : [''],
    need: tellsMore || first.length > most ? either(parts.map(settled)) : null,
  };
};

const repeated = (part: Part, least: number, greatest: number): Part => {
  if (least === 1 && greatest === 1) return part;
  if (least === 0) return greatest === 1 && part.whole !== null ? exactly(['', ...part.whole]) : anything;
  return { ...part, whole: null };
};

/** The need of a part that stands alone. */
const settled = ({ whole, first, last, need }: Part): Need =>
  whole === null ? allOf([anyOf(first), need, anyOf(last)]) : allOf([anyOf(whole), need]);

const allOf = (needs: readonly Need[]): Need => {
  if (needs.every((need) => need === null)) return null;
  const telling = needs
    .flatMap((need) => (need !== null && typeof need === 'object' && 'all' in need ? need.all : [need]))
    .filter((need) => need !== null);
  return telling.length > 1 ? { all: telling } : (telling[0] ?? null);
};

const either = (needs: readonly Need[]): Need => (needs.includes(null) ? null : { any: needs });

const anyOf = (stretches: readonly string[]): Need => {
  const closed = [...new Set(stretches.map(closedStretch))];
  // A space stands in every text.
  if (closed.some((stretch) => stretch.trim() === '')) return null;
  const shortest = closed.filter((one) => !closed.some((other) => other !== one && one.includes(other)));
  return shortest.length === 1 ? (shortest[0] ?? null) : { any: shortest };
};

/** A word boundary beside a letter at the edge of a stretch is a sign that is none. */
const closedStretch = (stretch: string): string =>
  stretch.includes('|')
    ? stretch
        .replace(/^\|+(?=\w)/, ' ')
        .replace(/(?<=\w)\|+$/, ' ')
        .replaceAll('|', '')
    : stretch;

/** Reads the source of a regular expression. */
class Source {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the end or the bracket that closes a group. */
  alternatives(): Part {
    const parts: Part[] = [];
    let part = nothing;
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined || sign === ')' || sign === '|') {
        parts.push(part);
        if (sign !== '|') return oneOf(parts);
        part = nothing;
        this.#at += 1;
      } else {
        const words = this.#next(plainWords)?.[0];
        part = inTurn(part, words === undefined ? this.#repeatedAtom() : exactly([words.toLowerCase()]));
      }
    }
  }

  /** What a sticky pattern reads from here on, taken. */
  #next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  #repeatedAtom(): Part {
    const atom = this.#atom();
    return repeated(atom, ...this.#times());
  }

  #atom(): Part {
    const sign = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#set();
    if (sign === '\\') return this.#escape();
    if (sign === '.') return anything;
    if (sign === '^' || sign === '$') return nothing;
    return exactly([folded(sign)]);
  }

  #group(): Part {
    const [mark = ''] = this.#next(opening) ?? [];
    const inner = this.alternatives();
    this.#at += 1;
    if (mark === '?!' || mark === '?<!') return nothing;
    return mark === '?=' || mark === '?<=' ? exactly([''], settled(inner)) : inner;
  }

  #set(): Part {
    const inside = this.#next(setSigns)?.[0].slice(0, -1) ?? '';
    if (inside.startsWith('^')) return anything;
    const letters = new Set<string>();
    for (const [, from = '', to] of inside.matchAll(/(\\?.)(?:-(\\?.))?/gs)) {
      if (/^\\[\dcux]/.test(from) || (to !== undefined && !/^\d\d$/.test(from + to))) return anything;
      const [letter] = (from.startsWith('\\') ? escaped(from.slice(1)) : exactly([folded(from)])).whole ?? [];
      if (letter === undefined || letter === '' || letter === '|') return anything;
      letters.add(letter);
    }
    return exactly([...letters]);
  }

  #escape(): Part {
    const sign = this.#text[this.#at] ?? '';
    if (this.#next(longEscape) !== null) return anything;
    this.#at += 1;
    return escaped(sign);
  }

  /** The quantifier at this place: how often at least and at most. */
  #times(): readonly [least: number, greatest: number] {
    const match = this.#next(quantifier);
    if (match === null) return [1, 1];
    const [, sign, least = '0', comma, greatest] = match;
    if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
    return [
      Number(least),
      comma === '' ? Number(least) : greatest === '' ? Number.POSITIVE_INFINITY : Number(greatest),
    ];
  }
}

/** Letters that stand for themselves, up to one that is repeated. */
const plainWords = /[A-Za-z ]+(?![?*+{])/y;
const opening = /\?(?:[ims]*(?:-[ims]+)?:|<?[=!]|<\w+>)/y;
const setSigns = /(?:[^\]\\]|\\.)*\]/sy;
const longEscape = /u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+/iy;
const quantifier = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/y;

const escaped = (sign: string): Part => {
  if (sign === 'b') return exactly(['|']);
  if (sign === 'B') return nothing;
  if (sign === 'd') return exactly(['0']);
  if (sign === 's' || sign === 'W') return exactly([' ']);
  if (sign === 'w' || sign === 'D' || sign === 'S' || sign === 'p' || sign === 'P') return anything;
  return exactly([/[nrtfv0]/.test(sign) ? ' ' : folded(sign)]);
};

/** A sign as stretches write it. */
export const folded = (sign: string): string => {
  const small = sign >= 'A' && sign <= 'Z' ? sign.toLowerCase() : sign;
  if (small >= '0' && small <= '9') return '0';
  return (small >= 'a' && small <= 'z') || small === '_' ? small : ' ';
};
