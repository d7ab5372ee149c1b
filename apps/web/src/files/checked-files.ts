import { readingFailureWords, uploadLimits } from '@keyclause/domain';
import { checkFile } from './check-file.ts';

export type CheckedFile = {
  readonly file: File /** In words; null when it can be read. */;
  readonly fault: string | null;
};

/** Each file with what is wrong with it. Files above the number of one lease are named as such. */
export const checkedFiles = (files: readonly File[]): Promise<readonly CheckedFile[]> =>
  Promise.all(
    files.map(async (file, index) => {
      if (index >= uploadLimits.files) return { file, fault: `One lease takes at most ${uploadLimits.files} files.` };
      const code = await checkFile(file);
      return { file, fault: code ? readingFailureWords(code) : null };
    }),
  );
