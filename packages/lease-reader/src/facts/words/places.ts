import type { Said } from '#flags/said.ts';
import type { Place } from './fact-features.ts';

/** A sentence with those before it, where they belong to the same clause. */
export const placesOf = (sentences: readonly Said[]): (Place & { readonly said: Said })[] =>
  sentences
    .map((said, at) => {
      const earlier = sentences
        .slice(Math.max(0, at - reach), at)
        .filter(({ clause, document }) => clause === said.clause && document === said.document);
      const last = earlier.at(-1);
      const edge = at < edgeLength ? 'top' : at >= sentences.length - edgeLength ? 'end' : undefined;
      return {
        said,
        before: last !== undefined && last.text.length < 400 ? last.text : '',
        subject: earlier.map(({ text }) => text.slice(0, 400)).join(' '),
        edge,
      } as const;
    })
    .filter(({ said }) => said.text.length >= 4 && said.text.length <= longest);

/** So many sentences back "it" may be named. */
const reach = 4;

/** The words of a longer sentence are about too much. */
const longest = 900;

/** Parties are named at the beginning and where they sign. */
const edgeLength = 12;
