/** What came of a model's claims, counted while they are joined. */
export type Tally = { added: number; confirmed: number; disputed: number };
