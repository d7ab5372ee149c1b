import type { FactValue } from '#report.ts';
import { inDays } from '#values/durations.ts';
import { usd } from '../candidate.ts';
import { isBox } from './address-spots.ts';
import type { ValueKind, ValueSpot } from './value-spots.ts';

/** What a value of a sentence may be: a field, or a part of one. */
export type ValueType = {
  /** "late_fee.flat", or the field alone. */
  readonly id: string;
  readonly field: string;
  readonly part: string | null;
  readonly kind: ValueKind;
  /** The value as the field takes it; null when it can not be one. */
  readonly read: (spot: ValueSpot, lease: KnownTerms) => FactValue | null;
};

/** What is known of the lease by then. */
export type KnownTerms = { readonly rentCents: number | null; readonly dueDay: number };

const money =
  (least: number, most: number) =>
  (spot: ValueSpot): FactValue | null => {
    const cents = Number(spot.value);
    return cents >= least * 100 && cents <= most * 100 ? usd(cents) : null;
  };

const numberWithin =
  (least: number, most: number) =>
  ({ value }: ValueSpot): FactValue | null =>
    Number(value) >= least && Number(value) <= most ? Number(value) : null;

const days =
  (least: number, most: number) =>
  ({ value, unit }: ValueSpot): FactValue | null => {
    if (unit === null || unit === 'hour') return null;
    const count = unit === 'night' ? Number(value) : inDays({ amount: Number(value), unit });
    return count >= least && count <= most ? count : null;
  };

const months =
  (most: number) =>
  ({ value, unit }: ValueSpot): FactValue | null => {
    const count = unit === 'year' ? Number(value) * 12 : unit === 'month' ? Number(value) : 0;
    return count >= 1 && count <= most ? count : null;
  };

const hours = ({ value, unit }: ValueSpot): FactValue | null => {
  const each = unit === 'hour' ? 1 : unit === 'day' ? 24 : unit === 'week' ? 168 : 0;
  const count = Number(value) * each;
  return count >= 1 && count <= 240 ? count : null;
};

const same = ({ value }: ValueSpot): FactValue => value;

const type = (id: string, kind: ValueKind, read: ValueType['read']): ValueType => {
  const [field = id, part = null] = id.split('.');
  return { id, field, part, kind, read };
};

export const valueTypes: readonly ValueType[] = [
  type('rent_monthly', 'money', money(50, 5_000_000)),
  type('rent_annual', 'money', money(600, 50_000_000)),
  type('rent_psf', 'money', money(1, 400)),
  type('prorated_rent', 'money', (spot, { rentCents }) =>
    rentCents !== null && Number(spot.value) > rentCents ? null : money(1, 100_000)(spot),
  ),
  type('late_fee.flat', 'money', money(1, 10_000)),
  type('late_fee.per_day', 'money', money(1, 1000)),
  type('returned_check_fee', 'money', money(5, 500)),
  type('security_deposit', 'money', money(20, 5_000_000)),
  type('last_month_rent', 'money', money(50, 100_000)),
  type('pet_deposit', 'money', money(10, 5000)),
  type('pet_fee', 'money', money(10, 5000)),
  type('pet_rent', 'money', money(3, 1000)),
  type('liability_minimum', 'money', money(5000, 50_000_000)),
  type('letter_of_credit', 'money', money(1000, 50_000_000)),
  type('tenant_improvement_allowance', 'money', money(500, 50_000_000)),
  type('percentage_rent.breakpoint', 'money', money(10_000, 500_000_000)),
  type('early_termination.fee', 'money', money(20, 1_000_000)),
  type('other_fees', 'money', money(1, 5000)),
  type('holdover.per_day', 'money', money(5, 50_000)),
  type('late_fee.percent', 'percent', numberWithin(0.5, 30)),
  type('escalation.value', 'percent', numberWithin(0.5, 20)),
  type('escalation.cap', 'percent', numberWithin(0.5, 20)),
  type('escalation.floor', 'percent', numberWithin(0.5, 20)),
  type('cam.cap_percent', 'percent', numberWithin(0.5, 20)),
  type('cam.admin_fee_percent', 'percent', numberWithin(0.5, 25)),
  type('holdover.rent_percent', 'percent', numberWithin(101, 400)),
  type('percentage_rent.percent', 'percent', numberWithin(0.5, 30)),
  type('pro_rata_share_pct', 'percent', numberWithin(0.01, 100)),
  type('term_months', 'span', months(1200)),
  type('notice_to_terminate_days', 'span', days(1, 400)),
  type('renewal.notice_days', 'span', days(7, 800)),
  type('renewal.term_months', 'span', months(360)),
  type('early_termination.notice_days', 'span', days(1, 400)),
  type('grace_days', 'span', days(1, 31)),
  type('deposit_return_days', 'span', days(3, 120)),
  type('guest_limit_days', 'span', days(1, 90)),
  type('entry_notice_hours', 'span', hours),
  type('cure_days.monetary', 'span', days(1, 90)),
  type('cure_days.other', 'span', days(1, 120)),
  type('cam.audit_window_days', 'span', days(10, 1500)),
  type('free_rent_months', 'span', months(60)),
  type('rent_due_day', 'day', numberWithin(1, 31)),
  type('grace_days', 'day', ({ value }, { dueDay }) => {
    const free = Number(value) - dueDay;
    return free >= 0 && free <= 12 ? free : null;
  }),
  type('lease_date', 'date', same),
  type('start_date', 'date', same),
  type('end_date', 'date', same),
  type('rent_commencement_date', 'date', same),
  type('year_built', 'year', numberWithin(1700, 2100)),
  type('base_year_or_stop', 'year', ({ value }) => String(value)),
  type('rentable_sf', 'area', numberWithin(80, 5_000_000)),
  type('building_sf', 'area', numberWithin(200, 20_000_000)),
  type('governing_law', 'state', same),
  type('utilities_tenant', 'service', same),
  type('utilities_landlord', 'service', same),
  type('landlord', 'name', same),
  type('tenants', 'name', same),
  type('occupants', 'name', same),
  type('manager', 'name', same),
  type('guarantor', 'name', same),
  type('unit', 'unit', same),
  type('premises_address', 'address', (spot) => (isBox(spot) ? null : spot.value)),
  type('landlord_notice_address', 'address', same),
];

export const valueKinds: readonly ValueKind[] = [...new Set(valueTypes.map(({ kind }) => kind))];

export const typesOfKind = (kind: ValueKind): readonly ValueType[] => valueTypes.filter((each) => each.kind === kind);
