import { statfsSync } from 'node:fs';
import { root } from './root.mjs';

/** A fault that the reader can do something about: shown as one line, without a stack. */
export class Fault extends Error {}

const tellings = [
  [/ENOSPC|no space left on device/i, 'The disk is full. Free at least 2 GB and run the same command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network request|dns error|error sending request|fetch failed|META_FETCH_FAIL/i,
    'The package registry cannot be reached. Check the network or the proxy and run the same command again.',
    'Installing',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|lockfile.*(not up to date|out of date|outdated)/i,
    'pnpm-lock.yaml does not match the package.json files. Run npx pnpm install and commit the lockfile.',
    'Installing',
  ],
  [
    /EACCES|EPERM|permission denied|EROFS|read-only file system/i,
    'A file or folder of this project cannot be written. Check who owns the folder and run the same command again.',
  ],
];

/** Turns what a failed tool wrote into the one line that says what to do. */
export const tellingOf = (what, output, freeBytes = freeBytesOf(root)) => {
  // Tools wrap their lines, with a bar before each; and on a full disk they may fail over a file that was cut.
  const words = output.replace(/[\s│]+/g, ' ');
  const isKnown = ([pattern, , onlyOf]) => pattern.test(words) && (onlyOf === undefined || what.startsWith(onlyOf));
  const known = freeBytes < 64 * 1024 * 1024 ? tellings[0] : tellings.find(isKnown);
  if (known) return new Fault(`${what} failed. ${known[1]}`);

  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Fault(`${what} failed. The last lines say why:\n${lines.slice(-15).join('\n')}`);
};

const freeBytesOf = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Ends the process on a fault: a readable line for what we foresaw, the stack only for what we did not. */
export const endWith = (error) => {
  if (error instanceof Fault) process.stderr.write(`\n${error.message}\n`);
  else if (/ENOSPC|EACCES|EPERM|EROFS/.test(error?.code ?? '')) {
    process.stderr.write(`\n${tellingOf('Preparing', error.code).message}\n`);
  } else process.stderr.write(`\n${error?.stack ?? error}\n`);
  process.exit(1);
};
