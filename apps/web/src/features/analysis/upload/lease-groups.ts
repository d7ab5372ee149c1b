export type Grouping = 'together' | 'apart';

/** Which files make which lease, in the order in which they were chosen. */
export const leaseGroups = <T>(files: readonly T[], grouping: Grouping): readonly (readonly T[])[] => {
  if (files.length === 0) return [];
  return grouping === 'together' ? [files] : files.map((file) => [file]);
};
