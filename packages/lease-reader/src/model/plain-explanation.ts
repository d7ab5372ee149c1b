import { plainTwins } from '../structure/flat-text.ts';
import { hasVerdict } from './has-verdict.ts';

const longest = 400;
/** So many words in a row of the instructions are no explanation of a lease. */
const runOfWords = 7;

/**
 * A model's words, when they can be shown as they are: plain text of moderate length, no markup, link, address or hidden character, no
 * number that the quote does not have, nothing of the instructions, no advice to sign and no judgement of the lease. Undefined otherwise: what is doubtful is left out, not mended.
 */
export const plainExplanation = (words: unknown, quote: string, instructions: string): string | undefined => {
  if (typeof words !== 'string' || words.length > longest * 2) return undefined;
  const text = words.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || text.length > longest || !text.isWellFormed()) return undefined;
  if (hidden.test(text) || markup.test(text) || links.test(text)) return undefined;
  const known = new Set(figuresIn(quote));
  if (figuresIn(text).some((figure) => !known.has(figure))) return undefined;
  return hasVerdict(text) || repeats(text, instructions) ? undefined : text;
};

// Controls, invisible and bidirectional format characters, private use, tags.
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
const markup = /[<>`{}\\|]|\]\s*\(|\*\*|__|^#/;
const links = /:\/\/|www\.|@|javascript:|data:|\b[\p{L}\p{N}-]+\.[\p{L}]{2,}(?:\b|\/)/iu;

const figuresIn = (text: string): string[] =>
  (plainTwins(text).match(/\p{N}[\p{N},.]*/gu) ?? []).map((figure) =>
    figure.replaceAll(',', '').replace(/\.(?:0+)?$/, ''),
  );

const repeats = (text: string, instructions: string): boolean => {
  const spoken = wordsIn(text);
  const given = ` ${wordsIn(instructions).join(' ')} `;
  return spoken.some(
    (_, at) => at + runOfWords <= spoken.length && given.includes(` ${spoken.slice(at, at + runOfWords).join(' ')} `),
  );
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
