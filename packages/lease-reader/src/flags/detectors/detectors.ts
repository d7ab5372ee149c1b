import type { Detector } from '../detector.ts';
import { control } from './control.ts';
import { deposits } from './deposits.ts';
import { eviction } from './eviction.ts';
import { fees } from './fees.ts';
import { lateness } from './lateness.ts';
import { liability } from './liability.ts';
import { nets } from './nets.ts';
import { rent } from './rent.ts';
import { spoken } from './spoken.ts';
import { tenancy } from './tenancy.ts';
import { term } from './term.ts';
import { turnsOfBusiness, turnsOfHomes } from './turns.ts';
import { waivers } from './waivers.ts';

/** Every detector that judges one sentence at a time. */
export const detectors: readonly Detector[] = [
  ...waivers,
  ...eviction,
  ...liability,
  ...fees,
  ...deposits,
  ...lateness,
  ...rent,
  ...term,
  ...control,
  ...tenancy,
  ...spoken,
  ...nets,
  ...turnsOfHomes,
  ...turnsOfBusiness,
];
