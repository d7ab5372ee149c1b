/** Without what XML cannot hold: a document with one such character does not open at all. */
export const plainCharacters = (text: string): string =>
  Array.from(text.toWellFormed(), (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isAllowed = code >= 0x20 || character === '\t' || character === '\n' || character === '\r';
    return isAllowed && code !== 0xfffe && code !== 0xffff ? character : ' ';
  }).join('');
