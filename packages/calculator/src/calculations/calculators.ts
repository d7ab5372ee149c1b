import {
  debtToIncome,
  incomeRequired3x,
  incomeRequired40x,
  maxRent3x,
  maxRent40x,
  maxRentShare,
  rentToIncome,
  voucherShare,
} from '../affordability/affordability.ts';
import { fivePercentRule, futureValue, grossRentMultiplier, monthlyOwnerCost, priceToRent } from '../buying/buying.ts';
import { rentOrBuy } from '../buying/rent-or-buy.ts';
import { depositCap, depositInterestCompound, depositInterestSimple } from '../deposits/deposits.ts';
import { equivalentAnnualOccupancyCost } from '../effective-rent/equivalent-annual-occupancy-cost.ts';
import { netEffectiveRent } from '../effective-rent/net-effective-rent.ts';
import { netEffectiveRentPsf } from '../effective-rent/net-effective-rent-psf.ts';
import { netEffectiveRentPv } from '../effective-rent/net-effective-rent-pv.ts';
import { cpiIndex, cpiIndexCapped, cpiIndexDecrease, cpiIndexPartial, cpiPercent } from '../escalation/cpi.ts';
import { escalationSchedule } from '../escalation/rent-schedule.ts';
import { loadFactor, rentPerUsable } from '../floor-area/floor-area.ts';
import { lateFee, lateFeeCap, lateFeeCapNy } from '../late-fees/late-fees.ts';
import { ifrs16Initial, rouInitialAndDepreciation } from '../lease-accounting/initial-measurement.ts';
import {
  ifrs16ModifyConsideration,
  ifrs16ModifyDecrease,
  ifrs16ModifyExtend,
} from '../lease-accounting/modification.ts';
import { ifrs16IndexRemeasure, ifrs16ReassessTerm } from '../lease-accounting/reassessment.ts';
import { ifrs16SaleLeaseback } from '../lease-accounting/sale-and-leaseback.ts';
import {
  asc842FinanceSchedule,
  asc842OperatingPeriod,
  asc842OperatingSchedule,
  ifrs16Schedule,
} from '../lease-accounting/schedules.ts';
import {
  buyoutPercent,
  earlyTermination,
  holdover,
  unamortisedStraightLine,
  unamortisedWithInterest,
} from '../leaving/leaving.ts';
import { camReconciliation } from '../operating-costs/cam-reconciliation.ts';
import { expenseStop, grossUp, grossUpFactor, proRata } from '../operating-costs/operating-costs.ts';
import { percentageRent, percentageRentMonthly } from '../percentage-rent/percentage-rent.ts';
import { leasePv, leasePvStepped } from '../present-value/lease-pv.ts';
import { proration } from '../proration/proration.ts';
import { prorationAcrossMonths } from '../proration/proration-across-months.ts';
import { renewalOrMove } from '../renewal/renewal-or-move.ts';
import { rentIncreaseCheck } from '../rent-increase/rent-increase-check.ts';
import { straightLine } from '../straight-line/straight-line.ts';
import { totalCost } from '../total-cost/total-cost.ts';
import { irr, npv, xirr } from '../yields/internal-rate.ts';
import { capRate, cashOnCash, dscrNoi, dscrPitia, netOperatingIncome, noiCap } from '../yields/yields.ts';

/** Every calculator, in the order in which a person is offered them. */
export const calculators = [
  totalCost,
  proration,
  prorationAcrossMonths,
  netEffectiveRent,
  netEffectiveRentPv,
  netEffectiveRentPsf,
  equivalentAnnualOccupancyCost,
  escalationSchedule,
  cpiPercent,
  cpiIndex,
  cpiIndexPartial,
  cpiIndexCapped,
  cpiIndexDecrease,
  straightLine,
  camReconciliation,
  proRata,
  expenseStop,
  grossUp,
  grossUpFactor,
  percentageRent,
  percentageRentMonthly,
  loadFactor,
  rentPerUsable,
  lateFee,
  lateFeeCap,
  lateFeeCapNy,
  depositInterestSimple,
  depositInterestCompound,
  depositCap,
  rentIncreaseCheck,
  earlyTermination,
  buyoutPercent,
  unamortisedStraightLine,
  unamortisedWithInterest,
  holdover,
  renewalOrMove,
  rentToIncome,
  maxRentShare,
  incomeRequired3x,
  maxRent3x,
  incomeRequired40x,
  maxRent40x,
  debtToIncome,
  voucherShare,
  ifrs16Schedule,
  ifrs16Initial,
  asc842OperatingSchedule,
  asc842FinanceSchedule,
  asc842OperatingPeriod,
  leasePv,
  leasePvStepped,
  rouInitialAndDepreciation,
  ifrs16ReassessTerm,
  ifrs16ModifyExtend,
  ifrs16ModifyDecrease,
  ifrs16ModifyConsideration,
  ifrs16IndexRemeasure,
  ifrs16SaleLeaseback,
  rentOrBuy,
  priceToRent,
  fivePercentRule,
  monthlyOwnerCost,
  futureValue,
  capRate,
  noiCap,
  netOperatingIncome,
  cashOnCash,
  dscrNoi,
  dscrPitia,
  grossRentMultiplier,
  irr,
  xirr,
  npv,
] as const;

export type CalculatorName = (typeof calculators)[number]['name'];
