/** Compares by code units. What a locale thinks of a hyphen differs between Node and browsers, and a report must not. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
