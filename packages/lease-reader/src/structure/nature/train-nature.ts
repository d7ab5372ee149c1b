import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { natureFeatures } from './nature-features.ts';

/** A document of which the kind is known. */
export type NatureExample = { readonly text: string; readonly kind: 'residential' | 'commercial' | 'other' };

/** What words say about whether a document is the lease of a home, of a business, or none; `short` are whole leases of a few lines. */
export const trainNature = (examples: readonly NatureExample[], short: readonly NatureExample[] = []): WordTable => {
  const rows = [
    ...short.map(({ text, kind }) => ({
      features: natureFeatures(text),
      type: types.indexOf(kind),
      weight: weightOfShort,
    })),
    ...examples.flatMap(({ text, kind }) => {
      const type = types.indexOf(kind);
      const weight = weights[kind];
      return [
        { features: natureFeatures(text), type, weight },
        // A part of a document is judged as well as the whole: people upload single pages.
        ...piecesOf(text, 200).map((piece) => ({ features: natureFeatures(piece), type, weight: weight * 0.25 })),
        ...piecesOf(text, 60).map((piece) => ({ features: natureFeatures(piece), type, weight: weight * 0.04 })),
        ...[120, 300, 600].map((length) => ({
          features: natureFeatures(text.slice(0, length)),
          type,
          weight: weight * 0.5,
        })),
      ];
    }),
  ];
  return { madeFrom: natureFingerprintOf([...examples, ...short]), ...trainWords(rows, types, training) };
};

/** Tells whether a table was made from these examples. */
export const natureFingerprintOf = (examples: readonly NatureExample[]): number =>
  fingerprintOf(examples.map(({ text, kind }) => ({ id: kind, text })));

const types: readonly NatureExample['kind'][] = ['residential', 'commercial', 'other'];

/** Homes are most of the examples, and what is no lease has more ways to be than there are examples of it. */
const weights: Readonly<Record<NatureExample['kind'], number>> = { residential: 1, commercial: 2.5, other: 4 };

/** Their openings are all alike. */
const weightOfShort = 0.6;

const piecesOf = (text: string, wordsOfPiece: number): string[] => {
  const words = text.split(/\s+/);
  const pieces: string[] = [];
  for (let at = 0; at + wordsOfPiece / 2 < words.length; at += wordsOfPiece)
    pieces.push(words.slice(at, at + wordsOfPiece).join(' '));
  return pieces;
};

const training = { rounds: 300, shrinking: 3e-5, leastWeight: 1, furtherRounds: 100, steps: 3, leastExamples: 3 };
