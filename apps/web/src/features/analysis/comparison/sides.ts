import type { Lease, LeaseReport } from '@keyclause/contracts';

/** A lease that is compared, with its report. */
export type Side = { readonly lease: Lease; readonly report: LeaseReport };

export type Sides = { readonly a: Side; readonly b: Side };
