import type { DescribedField } from '@keyclause/calculator';
import type { Fact, FactValue } from '@keyclause/contracts';
import { today } from '#reports/dates/day-words.ts';

export type LeaseInputs = {
  /** Null empties an input. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** For each input the words of the lease that it comes from. */
  readonly quotes: Readonly<Record<string, string>>;
};

type Reader = readonly [fact: string, read: (value: FactValue) => unknown];

const dollars = (value: FactValue): number | undefined =>
  typeof value === 'object' && 'cents' in value && typeof value.cents === 'number' ? value.cents / 100 : undefined;
const number = (value: FactValue): number | undefined => (typeof value === 'number' ? value : undefined);
const fraction = (value: FactValue): number | undefined => (typeof value === 'number' ? value / 100 : undefined);
const day = (value: FactValue): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
const yearly = (value: FactValue): number | undefined => {
  const monthly = dollars(value);
  return monthly === undefined ? undefined : Math.round(monthly * 1200) / 100;
};

/** Which fact of a lease fills which input, wherever an input of that name occurs. The first that the lease states is taken. */
const readers: Readonly<Record<string, readonly Reader[]>> = {
  monthlyRent: [['rent_monthly', dollars]],
  currentRent: [['rent_monthly', dollars]],
  renewalRent: [['rent_monthly', dollars]],
  rent: [['rent_monthly', dollars]],
  housing: [['rent_monthly', dollars]],
  grossRent: [['rent_monthly', dollars]],
  baseRent: [
    ['rent_annual', dollars],
    ['rent_monthly', yearly],
  ],
  annualRatePsf: [['rent_psf', dollars]],
  start: [['start_date', day]],
  end: [['end_date', day]],
  moveIn: [['start_date', day]],
  from: [['start_date', day]],
  to: [['end_date', day]],
  termMonths: [['term_months', number]],
  months: [['term_months', number]],
  freeMonths: [['free_rent_months', number]],
  deposit: [['security_deposit', dollars]],
  billingDay: [['rent_due_day', number]],
  graceDays: [['grace_days', number]],
  sf: [['rentable_sf', number]],
  tenantRsf: [['rentable_sf', number]],
  rentable: [['rentable_sf', number]],
  denominatorRsf: [['building_sf', number]],
  share: [['pro_rata_share_pct', fraction]],
};

/** What a lease says for the inputs of a calculator, with its words. What it does not say stays as it is. */
export const leaseInputs = (fields: readonly DescribedField[], facts: Readonly<Record<string, Fact>>): LeaseInputs => {
  const inputs: Record<string, unknown> = {};
  const quotes: Record<string, string> = {};
  for (const { name } of fields) {
    for (const [key, read] of readers[name] ?? []) {
      const term = facts[key] && termNow(facts[key]);
      const value = term?.value === null || term === undefined ? undefined : read(term.value);
      if (value === undefined) continue;
      inputs[name] = value;
      if (term?.quote) quotes[name] = term.quote;
      break;
    }
  }
  // First and last day and the months say the same twice; the days are what the lease states, and an older number must go.
  if ('start' in inputs && 'end' in inputs && fields.some(({ name }) => name === 'termMonths')) {
    inputs.termMonths = null;
    delete quotes.termMonths;
  }
  return { inputs, quotes };
};

/** What an amendment puts in force on a day to come is no input of today. The former terms are in order, the newest first. */
const termNow = (fact: Fact): { readonly value: FactValue | null; readonly quote: string | null } =>
  [fact, ...fact.superseded].find(({ inForceFrom }) => inForceFrom === undefined || inForceFrom <= today()) ?? fact;
