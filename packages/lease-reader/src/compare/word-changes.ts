import { diffArrays } from 'diff';
import { datesIn } from '../values/dates.ts';
import type { WordChange } from './comparison.ts';

/** Beyond this many changed words the two are shown one after the other. */
const editsMax = 1500;

/** The words of two clauses, told apart: in each place first what `a` has, then what `b` has. The same words are found whichever comes first. */
export const wordChanges = (a: string, b: string): readonly WordChange[] =>
  inPhrases(a > b ? partsOf(b, a).map(turned) : partsOf(a, b));

const partsOf = (a: string, b: string): readonly WordChange[] => {
  const parts = diffArrays(tokensOf(a), tokensOf(b), { maxEditLength: editsMax });
  if (!parts)
    return [
      { in: 'a', text: a },
      { in: 'b', text: b },
    ];
  return parts.map(({ value, added, removed }) => ({ in: removed ? 'a' : added ? 'b' : 'both', text: value.join('') }));
};

/** Words, spaces and signs; an amount, a number or a date is one of them, so that "$2,100.00" changes as a whole. */
const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  let from = 0;
  for (const { start, end } of [...datesIn(text), { start: text.length, end: text.length }]) {
    tokens.push(...(text.slice(from, start).match(token) ?? []), ...(start < end ? [text.slice(start, end)] : []));
    from = end;
  }
  return tokens;
};

const token = /(?:\$ ?)?\d+(?:[.,:/]\d+)*%?|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\s+|./gsu;

/** Changes with nothing but a space between them are one change. */
const inPhrases = (parts: readonly WordChange[]): WordChange[] => {
  const phrases: WordChange[] = [];
  let [ours, theirs] = ['', ''];
  const close = (): void => {
    if (ours !== '') phrases.push({ in: 'a', text: ours });
    if (theirs !== '') phrases.push({ in: 'b', text: theirs });
    [ours, theirs] = ['', ''];
  };
  for (const [at, part] of parts.entries()) {
    const isBetween = ours !== '' || theirs !== '';
    const next = parts[at + 1];
    if (part.in === 'both' && isBetween && part.text.trim() === '' && next && next.in !== 'both') {
      ours += part.text;
      theirs += part.text;
    } else if (part.in === 'both') {
      close();
      phrases.push(part);
    } else if (part.in === 'a') ours += part.text;
    else theirs += part.text;
  }
  close();
  return phrases;
};

export const turned = ({ in: where, text }: WordChange): WordChange => ({
  in: where === 'a' ? 'b' : where === 'b' ? 'a' : 'both',
  text,
});
