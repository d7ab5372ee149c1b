import { createHash } from 'node:crypto';

/** Stands for a set of files: the same files in the same order, with the same ones added later, whatever they are called. */
export const contentKeyOf = (
  files: readonly { readonly sha256: string; readonly isLater?: boolean }[],
  order: 'dated' | 'given' = 'dated',
): string => {
  const lines = files.map(({ sha256, isLater }) => (isLater ? `later ${sha256}` : sha256));
  return createHash('sha256')
    .update([...(order === 'given' ? ['given'] : []), ...lines].join('\n'))
    .digest('hex');
};
