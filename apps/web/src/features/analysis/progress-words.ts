import type { Lease, LeaseProgress } from '@keyclause/contracts';

/** What is happening to a lease, in the reader's words. */
export const progressWords = ({
  status,
  progress,
  files,
}: Pick<Lease, 'status' | 'progress'> & { readonly files: readonly { readonly name: string }[] }): string => {
  if (status === 'queued' || !progress || progress.stage === 'waiting') return 'Waiting for its turn';
  if (progress.stage === 'reading') return 'Finding the terms and the traps';
  if (progress.stage === 'saving') return 'Putting the report together';
  if (progress.pageCount === 0) return 'Opening the file';
  const verb = progress.stage === 'ocr' ? 'Reading the picture of page' : 'Reading page';
  const file = progress.documentCount > 1 ? files[progress.document]?.name : undefined;
  return `${verb} ${progress.page} of ${progress.pageCount}${file ? ` of ${file}` : ''}`;
};

/** 0 to 1 over the whole lease; undefined while it cannot be told. Reading the pages is nearly all of the work. */
export const progressShare = (progress: LeaseProgress | null): number | undefined => {
  if (!progress || progress.stage === 'waiting') return undefined;
  if (progress.stage === 'reading') return 0.92;
  if (progress.stage === 'saving') return 0.98;
  if (progress.pageCount === 0) return undefined;
  return (0.9 * (progress.document + progress.page / progress.pageCount)) / progress.documentCount;
};
