import { resolve } from 'node:path';
import type { FileStore } from '#adapters/files/file-store.ts';
import { checkFileStore, openFileStore } from '#adapters/files/open-file-store.ts';
import { type Config, readConfig } from '#config.ts';
import { StartError } from '#database/start-error.ts';
import { findWorkspace, versionOf } from '../workspace.ts';

export type OperatorCommand = {
  readonly config: Config;
  readonly version: string;
  /** The archive that the command line names. */
  readonly path: string;
  readonly files: FileStore;
};

/** What the commands that take the name of an archive have in common. Relative names count from where the command was typed. */
export const openOperatorCommand = async (name: string, here: string): Promise<OperatorCommand> => {
  const [given, ...rest] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (given === undefined || rest.length > 0) throw new StartError(`Name one file: pnpm ${name} FILE`);
  const config = readConfig(findWorkspace(here));
  const files = await openFileStore(config.files, config.dataDirectory);
  const fault = await checkFileStore(files);
  if (fault !== undefined) throw new StartError(fault);
  return { config, version: versionOf(config.workspace), path: resolve(given), files };
};

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
