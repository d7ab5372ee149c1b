import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Prints the gzipped JavaScript that each first route needs, and fails when one is over its limit. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const limitKiB = 200;
const dist = new URL('../dist/', import.meta.url);
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);

const screens: Readonly<Record<string, string>> = {
  '/login': 'src/features/sign-in/login-page.tsx',
  '/register': 'src/features/sign-in/register-page.tsx',
  '/profile': 'src/features/profile/profile-page.tsx',
  '/dashboard': 'src/features/dashboard/dashboard-page.tsx',
};

const withImports = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
};

const gzippedKiB = (key: string): number => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return gzipSync(readFileSync(new URL(chunk.file, dist))).length / 1024;
};

for (const [path, screen] of Object.entries(screens)) {
  const chunks = [...new Set([...withImports('index.html'), ...withImports(screen)])];
  const sizeKiB = chunks.reduce((sum, key) => sum + gzippedKiB(key), 0);
  console.log(`${path.padEnd(12)} ${sizeKiB.toFixed(1).padStart(7)} KiB gzip in ${chunks.length} files`);
  if (sizeKiB > limitKiB) process.exitCode = 1;
}
