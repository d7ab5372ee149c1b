import type { Box } from '../placed-document.ts';
import type { GrayImage } from './gray-image.ts';

/** A word as the recogniser saw it; box in pixels, confidence 0 to 1. */
export type RecognisedWord = { readonly text: string; readonly confidence: number; readonly box: Box };
export type RecognisedLine = { readonly box: Box; readonly words: readonly RecognisedWord[] };

export type RecogniseLines = (image: GrayImage) => Promise<readonly RecognisedLine[]>;
