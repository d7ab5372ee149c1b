import type { Detector } from '../detector.ts';
import { businessNets } from './business-nets.ts';
import { commercial } from './commercial.ts';
import { condition } from './condition.ts';
import { control } from './control.ts';
import { controlNets } from './control-nets.ts';
import { deposits } from './deposits.ts';
import { eviction } from './eviction.ts';
import { fees } from './fees.ts';
import { lateness } from './lateness.ts';
import { liability } from './liability.ts';
import { moneyNets } from './money-nets.ts';
import { rent } from './rent.ts';
import { rightsNets } from './rights-nets.ts';
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
  ...condition,
  ...fees,
  ...deposits,
  ...lateness,
  ...rent,
  ...term,
  ...control,
  ...tenancy,
  ...commercial,
  ...spoken,
  ...rightsNets,
  ...moneyNets,
  ...controlNets,
  ...businessNets,
  ...turnsOfHomes,
  ...turnsOfBusiness,
];
