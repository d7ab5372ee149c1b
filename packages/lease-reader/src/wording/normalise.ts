import { nameParties } from './name-parties.ts';
import { isNumberWord, numberOfWords } from './numbers.ts';
import type { PartyWords } from './parties.ts';
import { spanishWords } from './spanish.ts';
import type { Token } from './token.ts';

/**
 * A stretch of a lease in one vocabulary: lower case, `LL` for every landlord word, `TT` for every tenant word, `BB` for
 * both or either of them, numbers in figures, "not" for every contraction. `at` leads back to the original.
 */
export type Wording = {
  readonly text: string;
  /** Offset in the original where the token at this offset of `text` starts. */
  readonly startOf: (offset: number) => number;
  /** Offset in the original after the token that ends at or holds this offset of `text`. */
  readonly endOf: (offset: number) => number;
};

/** Rewrites `raw` into the common vocabulary. Offsets that come back are relative to `raw`. Linear in its length. */
export const normalise = (
  raw: string,
  parties: PartyWords,
  lastParty: 'LL' | 'TT' | null = null,
): Wording & { readonly lastParty: 'LL' | 'TT' | null } => {
  const tokens = joinBoth(joinNumbers(tokensOf(raw)));
  const named = nameParties(tokens, parties, lastParty);
  const pieces: string[] = [];
  const offsets: number[] = [];
  const joined = joinBoth(named.tokens);
  let length = 0;
  joined.forEach((token, index) => {
    if (index > 0 && !token.glue) {
      pieces.push(' ');
      length += 1;
    }
    offsets.push(length);
    pieces.push(token.word);
    length += token.word.length;
  });
  const indexAt = (offset: number) => {
    let low = 0;
    let high = offsets.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((offsets[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    text: pieces.join(''),
    startOf: (offset) => joined[indexAt(offset)]?.start ?? 0,
    endOf: (offset) => joined[indexAt(Math.max(0, offset - 1))]?.end ?? raw.length,
    lastParty: named.lastParty,
  };
};

const tokenPattern = /[A-Za-zÀ-ÿ]+(?:['’`][A-Za-z]+)*['’]?|\$?\d(?:[\d,]*\d)?(?:\.\d+)?|[^\sA-Za-zÀ-ÿ\d]/g;

const contractions: Readonly<Record<string, readonly string[]>> = {
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  "shan't": ['shall', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wouldnt: ['would', 'not'],
  shouldnt: ['should', 'not'],
  havent: ['have', 'not'],
  hasnt: ['has', 'not'],
  aint: ['is', 'not'],
  "ain't": ['is', 'not'],
  gotta: ['must'],
  gonna: ['will'],
  u: ['you'],
  ur: ['your'],
  youre: ['you', 'are'],
  ya: ['you'],
  thru: ['through'],
  im: ['i', 'am'],
  wanna: ['want', 'to'],
  theres: ['there', 'is'],
  hrs: ['hours'],
  hr: ['hour'],
  wks: ['weeks'],
  mos: ['months'],
  yrs: ['years'],
  thats: ['that', 'is'],
};

const plainSigns: ReadonlyMap<string, string> = new Map([
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['‘', "'"],
  ['’', "'"],
]);

const tokensOf = (raw: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of raw.matchAll(tokenPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const code = raw.charCodeAt(start);
    const capital = code >= 65 && code <= 90;
    let word = match[0].toLowerCase();
    // Most words have none of the signs that the expressions below look for; asking costs less than looking.
    const hasMark = /['’`]/.test(word);
    if (hasMark) word = word.replace(/[’`]/g, "'");
    const last = tokens.at(-1);
    const touching = last !== undefined && last.end === start;
    if (Object.hasOwn(spanishWords, word)) word = spanishWords[word] as string;
    if (code < 58 && /^\$?\d/.test(word)) {
      tokens.push({
        word: word
          .replaceAll(',', '')
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, ''),
        glue: touching && last.word === '$',
        start,
        end,
      });
      continue;
    }
    if (touching && /^(?:st|nd|rd|th)$/.test(word) && /^\d{1,3}$/.test(last.word)) {
      tokens[tokens.length - 1] = { ...last, word: `${last.word}${word}`, end };
      continue;
    }
    const initial = word.length === 1 && /[a-z]/.test(word) && raw.charAt(end) === '.';
    const split =
      (!initial && Object.hasOwn(contractions, word) ? contractions[word] : undefined) ??
      (hasMark && word.endsWith("n't") ? [word.slice(0, -3), 'not'] : null);
    if (split !== null) {
      for (const part of split) tokens.push({ word: part, glue: false, start, end });
      continue;
    }
    const next = raw.slice(end, end + 12);
    if (
      (word === 'ill' &&
        /^ (?:be|come|fix|take|let|do|put|change|keep|call|charge|send|give|have|not|get|need|show|sell)\b/.test(
          next,
        )) ||
      (word === 'well' && /^ (?:be|come|charge|change|keep|evict|take)\b/.test(next))
    ) {
      tokens.push(
        { word: word === 'ill' ? 'i' : 'we', glue: false, start, end },
        { word: 'will', glue: false, start, end },
      );
      continue;
    }
    // "The Community may …" is the landlord speaking; "the community" is where one lives.
    if (
      capital &&
      /^(?:Community|Company|Park|Management)(?:['’]s)?$/.test(match[0]) &&
      /^(?: (?:may|will|shall|can|must|reserves|has|does|is not)\b)/.test(next)
    )
      word = word.endsWith("'s") ? "landlord's" : 'landlord';
    else if (hasMark && /^(?:Community|Company|Park)['’]s$/.test(match[0])) word = "landlord's";
    const full = hasMark ? /^(.+)'(ll|re|ve|d|m)$/.exec(word) : null;
    if (full?.[1] !== undefined && full[2] !== undefined) {
      tokens.push({ word: full[1], glue: false, start, end });
      tokens.push({
        word: { ll: 'will', re: 'are', ve: 'have', d: 'would', m: 'am' }[full[2] as 'll' | 're' | 've' | 'd' | 'm'],
        glue: false,
        start,
        end,
      });
      continue;
    }
    if (word.length === 1) word = plainSigns.get(word) ?? word;
    // Hyphenated words stay one word; other signs stick to the word before them, as in prose.
    const glue = touching && (/^[.,;:)%!?/-]$/.test(word) || ['-', '(', '/', '$', '"'].includes(last.word));
    tokens.push({ word, glue, start, end, capital });
  }
  return tokens;
};

const ordinals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
    eleventh: '11th',
    twelfth: '12th',
    fifteenth: '15th',
  }),
);

/** "thirty (30) days" is "30 days", "five percent (5%)" is "5%", "one and one-half" is "1.5", "ninety and 50/100 dollars" is "90.5 dollars". */
const joinNumbers = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] as Token;
    const ordinal = ordinals.get(token.word);
    if (ordinal !== undefined && token.word !== 'second') {
      out.push({ ...token, word: ordinal });
      index += 1;
      continue;
    }
    if (isNumberWord(token.word)) {
      const words: string[] = [];
      let next = index;
      let end = token.end;
      while (next < tokens.length) {
        const here = tokens[next] as Token;
        if (isNumberWord(here.word)) {
          words.push(here.word);
          end = here.end;
          next += 1;
          continue;
        }
        const after = tokens[next + 1];
        const joins =
          here.word === '-' || (here.word === 'and' && words.some((word) => word === 'hundred' || word === 'thousand'));
        if (joins && after !== undefined && isNumberWord(after.word)) {
          next += 1;
          continue;
        }
        break;
      }
      let value = numberOfWords(words);
      const half = fractionAfter(tokens, next);
      if (value !== null && half !== null) {
        value = Math.round((value + half.value) * 100) / 100;
        end = tokens[half.next - 1]?.end ?? end;
        next = half.next;
      }
      if (value !== null) {
        out.push({ word: String(value), glue: token.glue, start: token.start, end });
        index = next;
        continue;
      }
    }
    if (token.word === 'percent' || (token.word === 'per' && tokens[index + 1]?.word === 'cent')) {
      const width = token.word === 'percent' ? 1 : 2;
      out.push({ word: '%', glue: true, start: token.start, end: tokens[index + width - 1]?.end ?? token.end });
      index += width;
      continue;
    }
    if (token.word === '(' && repeats(out, tokens, index)) {
      const close = closing(tokens, index);
      const last = extended(out, tokens[close]?.end);
      if (tokens.slice(index, close).some((inner) => inner.word === '%') && last !== undefined && last.word !== '%') {
        const next = tokens[close + 1];
        if (next?.word !== 'percent' && next?.word !== '%')
          out.push({ word: '%', glue: true, start: last.start, end: last.end });
      }
      index = close + 1;
      continue;
    }
    out.push(token);
    index += 1;
  }
  return out;
};

/** The last token, which now reaches to `end`. */
const extended = (out: Token[], end: number | undefined): Token | undefined => {
  const last = out.at(-1);
  if (last === undefined || end === undefined) return last;
  const longer = { ...last, end };
  out[out.length - 1] = longer;
  return longer;
};

const fractionAfter = (tokens: readonly Token[], index: number): { value: number; next: number } | null => {
  if (tokens[index]?.word !== 'and') return null;
  const [cents, slash, hundred] = tokens.slice(index + 1, index + 4).map(({ word }) => word);
  if (slash === '/' && hundred === '100' && /^(?:\d{1,2}|no|xx)$/.test(cents ?? ''))
    return { value: (Number(cents) || 0) / 100, next: index + 4 };
  const skip = /^(?:a|one|three)$/.test(tokens[index + 1]?.word ?? '') ? 2 : 1;
  const dash = tokens[index + skip]?.word === '-' ? 1 : 0;
  const word = tokens[index + skip + dash]?.word ?? '';
  const value = fractions[word] ?? null;
  return value === null ? null : { value, next: index + skip + dash + 1 };
};

const fractions: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quarters: 0.75 };

const closing = (tokens: readonly Token[], open: number): number => {
  for (let index = open + 1; index < Math.min(tokens.length, open + 8); index += 1)
    if (tokens[index]?.word === ')') return index;
  return open;
};

/** A bracket after a number in words that holds nothing but a figure. */
const repeats = (out: readonly Token[], tokens: readonly Token[], open: number): boolean => {
  const before = out.at(-1)?.word ?? '';
  if (!/^(?:\d[\d.]*(?:st|nd|rd|th)?|%|dollars?)$/.test(before)) return false;
  const close = closing(tokens, open);
  if (close === open) return false;
  const inner = tokens.slice(open + 1, close);
  return (
    inner.length > 0 &&
    inner.length <= 3 &&
    inner.every((token) => /^(?:\$?\d[\d.]*|%|\$|st|nd|rd|th)$/.test(token.word))
  );
};

const sideWords = new Set(['LL', 'TT']);

/** The words with which BB can begin. */
const bothOpen = new Set([...sideWords, 'both', 'either', 'each', 'neither', 'one', 'the', 'parties']);

/** "Landlord and Tenant", "either party", "both of us" become BB; "neither" stays in front of it. */
const joinBoth = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let index = 0;
  const word = (offset: number) => tokens[index + offset]?.word ?? '';
  const take = (count: number, text: string) => {
    const first = tokens[index] as Token;
    out.push({ word: text, glue: first.glue, start: first.start, end: tokens[index + count - 1]?.end ?? first.end });
    index += count;
  };
  while (index < tokens.length) {
    if (!bothOpen.has(word(0))) {
      out.push(tokens[index] as Token);
      index += 1;
    } else if (
      sideWords.has(word(0)) &&
      /^(?:and|or|nor)$/.test(word(1)) &&
      sideWords.has(word(2)) &&
      word(0) !== word(2)
    )
      take(3, 'BB');
    else if (/^(?:both|either|each|neither)$/.test(word(0)) && /^(?:party|parties|side|sides)$/.test(word(1))) both(2);
    else if (
      /^(?:both|either|each|neither|one)$/.test(word(0)) &&
      word(1) === 'of' &&
      /^(?:us|the|LL|them)$/.test(word(2))
    )
      both(word(3) === 'parties' ? 4 : 3);
    else if (word(0) === 'the' && word(1) === 'parties') take(2, 'BB');
    else if (word(0) === 'parties') take(1, 'BB');
    else {
      out.push(tokens[index] as Token);
      index += 1;
    }
  }
  return out;

  function both(count: number) {
    if (word(0) === 'neither') {
      const first = tokens[index] as Token;
      out.push(first);
      index += 1;
      take(count - 1, 'BB');
    } else take(count, 'BB');
  }
};
