/** What a method was checked against. */
export const proofWords = (provedBy: readonly string[]): string =>
  provedBy.length > 0
    ? `Checked against published examples: ${provedBy.join(', ')}.`
    : 'No published example was found for this one. It is checked against its own rules only.';
