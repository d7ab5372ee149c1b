/** A word or sign of a normalised stretch, with its place in the original. `glue` joins it to the one before. */
export type Token = { word: string; glue: boolean; start: number; end: number; capital?: boolean };
