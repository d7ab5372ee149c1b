import { join } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '..', '..', '..');

export const inRoot = (...parts: string[]): string => join(root, ...parts);
