import type { Detector } from '../detector.ts';
import { control } from './control.ts';
import { fees } from './fees.ts';
import { lateness } from './lateness.ts';
import { rent } from './rent.ts';
import { tenancy } from './tenancy.ts';
import { term } from './term.ts';
import { upkeep } from './upkeep.ts';
import { waivers } from './waivers.ts';

/** Every detector that judges one sentence at a time: what hangs on numbers, and a few wordings that are too short to be weighed. */
export const detectors: readonly Detector[] = [
  ...waivers,
  ...upkeep,
  ...fees,
  ...lateness,
  ...rent,
  ...term,
  ...control,
  ...tenancy,
];
