import type { Said } from '#flags/said.ts';
import type { Place } from './fact-features.ts';

/** A sentence with the one before it, where that belongs to the same clause. */
export const placesOf = (sentences: readonly Said[]): (Place & { readonly said: Said })[] =>
  sentences
    .map((said, at) => {
      const last = sentences[at - 1];
      const isNear = last !== undefined && last.clause === said.clause && last.document === said.document;
      const edge = at < edgeLength ? 'top' : at >= sentences.length - edgeLength ? 'end' : undefined;
      return { said, before: isNear && last.text.length < 400 ? last.text : '', edge } as const;
    })
    .filter(({ said }) => said.text.length >= 4 && said.text.length <= longest);

/** The words of a longer sentence are about too much. */
const longest = 900;

/** Parties are named at the beginning and where they sign. */
const edgeLength = 12;
