import type { LeaseProgress } from '@keyclause/contracts';
import type { ReadingFailureCode } from '@keyclause/domain';
import type { LeaseResult } from '#features/leases/lease-result.ts';

/** What a process that reads leases is asked, one lease at a time. */
export type ReadRequest = {
  readonly files: readonly {
    readonly path: string;
    readonly name: string;
    readonly mediaType: string;
    /** Added to a lease that was there: it changes what stands before it. */
    readonly isLater?: boolean;
  }[];
  /** How later documents follow each other; by their days when absent. */
  readonly order?: 'dated' | 'given';
  readonly pagesMax: number;
};

/** What it answers. */
export type ReaderMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: LeaseProgress }
  | { readonly kind: 'result'; readonly result: LeaseResult }
  | {
      readonly kind: 'failure';
      readonly code: ReadingFailureCode;
      /** Which file it is about; null when it is about all of them. */
      readonly document: number | null;
      /** The file was refused by a rule, and nothing in the process broke: it can read the next lease. */
      readonly isOrderly: boolean;
      /** For the log only when the code is `internal`: what broke, without words of the document. */
      readonly reason?: string;
    };
