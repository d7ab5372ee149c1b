import type { LocalProgress } from './read-in-browser.ts';

/** What is happening, in the reader's words. */
export const localProgressWords = (progress: LocalProgress): string => {
  if (progress.stage === 'opening') return `Opening ${progress.fileName}`;
  if (progress.stage === 'reading') return 'Finding the terms and the traps';
  const verb = progress.stage === 'ocr' ? 'Reading the picture of page' : 'Reading page';
  const of = progress.fileCount > 1 ? ` of ${progress.fileName}` : '';
  return `${verb} ${progress.page} of ${progress.pageCount}${of}`;
};

/** 0 to 1 over all files; undefined while it cannot be told. */
export const localProgressShare = (progress: LocalProgress): number | undefined =>
  progress.stage === 'text' || progress.stage === 'ocr'
    ? (progress.fileNumber - 1 + progress.page / Math.max(1, progress.pageCount)) / progress.fileCount
    : undefined;
