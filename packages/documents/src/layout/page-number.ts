const pageNumber =
  /^(?:[-–—\s]*\d{1,4}[-–—\s]*|page\s+\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|\d{1,4}\s*(?:of|\/)\s*\d{1,4})$/i;

/** "7", "- 7 -", "Page 7", "7 of 19", "Page 7 / 19". */
export const isPageNumber = (text: string): boolean => pageNumber.test(text.trim());
