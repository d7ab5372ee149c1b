import type { Effect } from '@keyclause/lease-reader/compare';
import type { Viewpoint } from '#reports/report-address.ts';

/** A manager acts for the owner. */
export const effectsFor = (as: Viewpoint, effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((effect) => effect.for === (as === 'tenant' ? 'tenant' : 'landlord'));
