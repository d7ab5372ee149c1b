import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs session cookies, made once and kept in the data folder for its owner only. */
export const authSecretIn = (dataDirectory: string): string => {
  const path = join(dataDirectory, 'auth-secret');
  const fresh = `${path}.${process.pid}`;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  }
  try {
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
};
