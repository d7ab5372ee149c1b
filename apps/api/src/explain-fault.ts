import { StartError } from './database/start-error.ts';

/** Why a program ends, in words for the person who started it; a stack only for what nobody foresaw. */
export const explainFault = (error: unknown): string => {
  if (error instanceof StartError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return 'The disk is full. Free some space and start again.';
  }
  if (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EACCES' || error.code === 'EROFS') &&
    'path' in error
  ) {
    return `${String(error.path)} cannot be written. Check who owns it, or set DATA_DIR to another folder.`;
  }
  return `Keyclause could not go on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

/** Ends the process with the reason. */
export const endWith = (error: unknown): never => {
  process.stderr.write(`${explainFault(error)}\n`);
  process.exit(1);
};
