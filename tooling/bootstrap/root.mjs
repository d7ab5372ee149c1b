import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. Everything that the bootstrap touches lies below it. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => join(root, ...parts);

const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The exact versions that everything here runs on. pnpm's is the one of package.json, so that it is written once. */
export const pins = { node: '24.21.0', pnpm: packageManager.replace('pnpm@', '') };

const isWindows = process.platform === 'win32';

export const toolchainBin = inRoot('.toolchain', 'node_modules', '.bin');
export const nodeBinary = isWindows
  ? inRoot('.toolchain', 'node_modules', 'node', 'bin', 'node.exe')
  : inRoot('.toolchain', 'node_modules', 'node', 'bin', 'node');
export const pnpmBinary = join(toolchainBin, isWindows ? 'pnpm.cmd' : 'pnpm');

/** The environment of everything that we start: the pinned tools come first, and none of them reports home. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [toolchainBin, inRoot('node_modules', '.bin'), process.env.PATH].join(isWindows ? ';' : ':'),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  REACT_ROUTER_TELEMETRY_DISABLED: '1',
});
