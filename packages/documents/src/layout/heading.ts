/** A short block in bold, in larger type or in capitals, that does not read as a sentence and leaves no blank to fill in. */
export const isHeadingText = (
  text: string,
  { isBold, isLarge }: { readonly isBold: boolean; readonly isLarge: boolean },
): boolean => {
  if (text.length > 160 || !/\p{L}{2}/u.test(text) || /[,;]$|_{3}/.test(text)) return false;
  const wordCount = text.split(/\s+/).length;
  if (wordCount > 16) return false;
  const isCapitals = text === text.toUpperCase() && !/\d{3}/.test(text);
  const isSentence = /\.$/.test(text) && wordCount > 7;
  return (isCapitals || isLarge || isBold) && !(isSentence && !isLarge);
};
