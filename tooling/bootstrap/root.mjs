import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. Everything that the bootstrap touches lies below it. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => join(root, ...parts);

const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const catalog = readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8');

/** The exact versions that everything here runs on, each taken from the one place where it is written. */
export const pins = {
  node: /^ {2}node: (\S+)$/m.exec(catalog)?.[1] ?? '24',
  pnpm: packageManager.replace('pnpm@', ''),
};

const isWindows = process.platform === 'win32';

export const toolchainBin = inRoot('.toolchain', 'node_modules', '.bin');
export const nodeBinary = isWindows
  ? inRoot('.toolchain', 'node_modules', 'node', 'bin', 'node.exe')
  : inRoot('.toolchain', 'node_modules', 'node', 'bin', 'node');
export const pnpmBinary = join(toolchainBin, isWindows ? 'pnpm.cmd' : 'pnpm');

/** The environment of everything that we start: the pinned tools come first, compile once, and none of them reports home. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [toolchainBin, inRoot('node_modules', '.bin'), process.env.PATH].join(isWindows ? ';' : ':'),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('.toolchain', 'compile-cache'),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  REACT_ROUTER_TELEMETRY_DISABLED: '1',
});
