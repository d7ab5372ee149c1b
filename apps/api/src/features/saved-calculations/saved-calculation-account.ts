import type { SavedCalculationRepository } from './saved-calculations.repository.ts';

/** Saved calculations go with the account, in its download and at its end. */
export const exportSavedCalculationsOf = (rows: SavedCalculationRepository) =>
  async function* (uid: string): AsyncGenerator<{ path: string; content: Uint8Array[] }> {
    const saved = await rows.list(uid);
    if (saved.length === 0) return;
    yield { path: 'calculations.json', content: [Buffer.from(`${JSON.stringify(saved, null, 2)}\n`, 'utf8')] };
  };

export const removeSavedCalculationsOf =
  (rows: SavedCalculationRepository) =>
  (uid: string): Promise<void> =>
    rows.removeOwner(uid);
