import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runTool } from './child.mjs';
import { inRoot, pins, pnpmBinary } from './root.mjs';

const stampFile = inRoot('node_modules', '.keyclause-install');

export const arePackagesReady = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf() && existsSync(inRoot('node_modules', '.pnpm'));

/** Installs exactly what the lockfile names. The stamp is taken away first and written last. */
export const installPackages = async () => {
  rmSync(stampFile, { force: true });
  await runTool('Installing the packages', pnpmBinary, ['install', '--frozen-lockfile', '--reporter=append-only']);
  writeFileSync(stampFile, stampOf());
};

/** Changes with the lockfile, with any package.json, and with the pinned tools. */
const stampOf = () => {
  const hash = createHash('sha256').update(JSON.stringify(pins));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    if (existsSync(inRoot(file))) hash.update(file).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
};

const manifests = () => {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(inRoot(group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`),
  );
  return ['package.json', ...[...folders, 'e2e'].sort().map((folder) => `${folder}/package.json`)];
};
