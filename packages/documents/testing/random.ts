/** Numbers that look random and are the same each time for the same seed (a linear congruential generator, Numerical Recipes). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    bytes: (count: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: count }, () => below(256)),
  };
};
