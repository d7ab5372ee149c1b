/**
 * How numbered and bulleted lines begin: "1.", "2.3", "12)", "(a)", "IV.", "A.", "•".
 * A bare "2.3" must be followed by a space and have a part after the point, so that an amount does not count.
 */
const marker =
  /^(?:[•●▪◦‣■□☐☒○*\u2013\u2014-]|\(?(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,5})\)|(?:\d{1,2}|[A-Z]|[IVXLC]{1,6}|[a-z])\.(?!\d)|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?:[a-z]|\([a-z]\))?)\s/;

export const startsWithMarker = (line: string): boolean => marker.test(line);
