import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWeighed, piecesOf } from './sentence-pieces.ts';

const textsOf = (text: string): string[] => piecesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the pieces of a text', () => {
  it('are the whole of a short one', () => {
    expect(textsOf('TT pays; LL mends.')).toEqual(['TT pays; LL mends.']);
  });

  it('part a long one where it parts itself', () => {
    const duty = `TT shall at its own cost keep ${'the walls and the floors and '.repeat(5)}the doors in good order; `;
    const lien =
      'provided, however, that LL shall have a lien upon all goods of TT within the premises for every sum that is due; ';
    const rest = `and TT shall give notice ${'of each thing that breaks '.repeat(8)}to LL.`;

    expect(textsOf(`${duty}${lien}${rest}`)).toEqual([duty, lien, rest]);
  });

  it('make up the text, in order and none too long to be weighed, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 0, maxLength: 3000, unit: fc.constantFrom('a', ' ', ';', ',', '(', ')', '.', 'and ') }),
        (text) => {
          const pieces = textsOf(text);
          expect(pieces.join('')).toBe(text);
          expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(
            text.length <= longestWeighed ? text.length : longestWeighed + longestWeighed,
          );
        },
      ),
    );
  });
});
