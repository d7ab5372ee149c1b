import { join } from 'node:path';
import { StartError } from '#database/start-error.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import { type FileStore, FilesRefusedError, FilesUnavailableError } from './file-store.ts';
import type { FilesSettings } from './files-settings.ts';

/** Opens the file store that the settings ask for. What another store needs is not loaded. */
export const openFileStore = async (settings: FilesSettings, dataDirectory: string): Promise<FileStore> => {
  const staging = join(dataDirectory, 'staging');
  switch (settings.kind) {
    case 'disk':
      return openDiskFileStore(join(dataDirectory, 'files'));
    case 's3':
      return (await import('./s3-file-store.ts')).openS3FileStore(settings, staging);
    case 'firebase':
      return (await import('./firebase-file-store.ts')).openFirebaseFileStore(settings, staging);
  }
};

/**
 * Asks the store once at the start. Raises a StartError when the settings are wrong; gives a line for the operator when it does not
 * answer, which may pass: until then the process says that it is not ready.
 */
export const checkFileStore = async (files: Pick<FileStore, 'check'>): Promise<string | undefined> => {
  try {
    await files.check();
    return undefined;
  } catch (error) {
    if (error instanceof FilesRefusedError) throw new StartError(`Configuration: ${error.message}`, { cause: error });
    if (error instanceof FilesUnavailableError) return `${error.message}. Uploads and downloads wait for it.`;
    throw error;
  }
};
