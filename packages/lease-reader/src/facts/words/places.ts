import type { Said } from '#flags/said.ts';

/** A sentence with the one before it, where that belongs to the same clause. */
export const placesOf = (sentences: readonly Said[]): { readonly said: Said; readonly before: string }[] =>
  sentences
    .map((said, at) => {
      const last = sentences[at - 1];
      const isNear = last !== undefined && last.clause === said.clause && last.document === said.document;
      return { said, before: isNear && last.text.length < 400 ? last.text : '' };
    })
    .filter(({ said }) => said.text.length >= 4 && said.text.length <= longest);

/** The words of a longer sentence are about too much. */
const longest = 900;
