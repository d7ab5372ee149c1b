import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds the workspace, found from the sources and from the bundles alike; what is deployed is a workspace of its own. */
export const findWorkspace = (from: string): string =>
  existsSync(join(from, 'pnpm-workspace.yaml')) || dirname(from) === from ? from : findWorkspace(dirname(from));

export const versionOf = (workspace: string): string => {
  const { version = '0.0.0' }: { version?: string } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  return version;
};
