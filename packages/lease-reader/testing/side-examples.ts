import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fixtures = join(import.meta.dirname, '../fixtures');

/** The invented leases and sentences from which we learn what the two sides of a lease do: none of them is held back. */
export const sideExamples = (): string[] =>
  ['own-leases/development', 'us-leases', 'flag-leases', 'flag-words', 'flag-words/sentences'].flatMap((folder) =>
    readdirSync(join(fixtures, folder))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) =>
        readFileSync(join(fixtures, folder, file), 'utf8').replace(/^(?:(?:! )?\S+ \| |[+-] |RF\d\d$)/gm, ''),
      ),
  );
