/** Where the analysis of a lease stands. `queued` and `reading` end in one of the others. */
export const leaseStatuses = ['queued', 'reading', 'ready', 'failed', 'cancelled'] as const;
export type LeaseStatus = (typeof leaseStatuses)[number];

export const isLeaseSettled = (status: LeaseStatus): boolean =>
  status === 'ready' || status === 'failed' || status === 'cancelled';

/** How long a deleted lease can be brought back before its rows and files go. */
export const undoDeleteSeconds = 60;
