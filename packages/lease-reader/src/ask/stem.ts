import { stemmer } from 'stemmer';

/** The stem of a word in small letters: "scuffs" and "scuffed" have the same, which the bare algorithm leaves apart by a doubled letter. */
export const stemOf = (word: string): string => stemmer(word).replace(/([bdfgmnprt])\1$/, '$1');
