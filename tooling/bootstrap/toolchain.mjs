import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from './child.mjs';
import { Fault } from './fault.mjs';
import { inRoot, nodeBinary, pins, pnpmBinary, toolEnvironment } from './root.mjs';

const folder = inRoot('.toolchain');
const stampFile = join(folder, 'stamp');
const stamp = () => `${JSON.stringify(pins)} ${process.platform}-${process.arch}`;

export const requireNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 12)) return;
  throw new Fault(
    `This is Node ${version}. Install Node 20.12 or newer (https://nodejs.org) and run the same command again.`,
  );
};

export const isToolchainReady = () =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp() &&
  existsSync(nodeBinary) &&
  existsSync(pnpmBinary);

/** Puts the pinned Node and pnpm into .toolchain. The stamp is written last, so an interrupted install is done again. */
export const installToolchain = async () => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'keyclause-toolchain',
      private: true,
      dependencies: pins,
      // npm 11 and later run install scripts only where they are allowed by name; these two fetch the binary of this platform.
      allowScripts: { [`node@${pins.node}`]: true, [`pnpm@${pins.pnpm}`]: true },
    }),
  );

  const [npm, ...npmArgs] = npmCommand();
  const install = ['install', '--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await runTool('Installing Node and pnpm', npm, [...npmArgs, ...install], { cwd: folder, env: npmEnvironment() });

  const installed = spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (installed !== `v${pins.node}`) {
    throw new Fault(
      `Installing Node ${pins.node} left ${installed ?? 'no program that starts'} in .toolchain. Delete .toolchain and run the same command again; on a system without glibc, install Node ${pins.node} yourself.`,
    );
  }
  writeFileSync(stampFile, stamp());
};

/** The npm that belongs to the Node which runs us: the one that started us, else the one on the path. */
const npmCommand = () => {
  const runner = process.env.npm_execpath;
  if (runner && /npm-cli\.c?js$/.test(runner) && existsSync(runner)) return [process.execPath, runner];
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  return existsSync(beside) ? [process.execPath, beside] : ['npm'];
};

/** npm exports its own prefix and script state to its children; a second npm must not take them for its own. */
const npmEnvironment = () =>
  Object.fromEntries(
    Object.entries({ ...toolEnvironment(), PATH: process.env.PATH }).filter(
      ([name]) =>
        !/^npm_(config_(local_prefix|prefix|ignore_scripts|omit|include|production|global)|lifecycle|package)/i.test(
          name,
        ),
    ),
  );
