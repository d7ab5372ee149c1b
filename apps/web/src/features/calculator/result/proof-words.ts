/** What a method was checked against. */
export const proofWords = (provedBy: readonly string[]): string =>
  `Checked against published examples: ${provedBy.join(', ')}.`;
