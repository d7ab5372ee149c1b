import { formatDay, formatMoney } from '@keyclause/domain';
import type { FactValue } from '../report.ts';
import { isMoney } from './facts.ts';

/** A fact's value in words for people. */
export const displayOf = (field: string, value: FactValue | null): string => {
  if (value === null) return 'Not stated';
  if (isMoney(value)) return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberDisplay(field, value);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : (labels[value] ?? value);
  if (Array.isArray(value))
    return value.length === 0
      ? 'None'
      : value
          .map((part: FactValue) => displayOf(field, part))
          .join(field === 'rent_schedule' || field === 'other_fees' ? '; ' : ', ');
  return objectDisplay(field, value as { readonly [key: string]: FactValue | null });
};

const numberDisplay = (field: string, value: number): string => {
  if (field === 'rent_due_day') return `${ordinal(value)} of the month`;
  if (field === 'year_built' || field === 'base_year_or_stop') return String(value);
  const unit = units[field];
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return unit ? `${figure}${unit === '%' ? '%' : ` ${value === 1 ? unit.replace(/s$/, '') : unit}`}` : figure;
};

const objectDisplay = (field: string, value: { readonly [key: string]: FactValue | null }): string => {
  const parts: string[] = [];
  if (field === 'rent_schedule')
    return `${displayOf('', value['monthly'] ?? null)} a month from ${displayOf('', value['from'] ?? null)} to ${displayOf('', value['to'] ?? null)}`;
  if (field === 'other_fees')
    return `${displayOf('', value['name'] ?? null)} ${displayOf('', value['amount'] ?? null)} ${labels[String(value['frequency'])] ?? value['frequency']}`;
  for (const [key, part] of Object.entries(value)) {
    if (part === null || (Array.isArray(part) && part.length === 0)) continue;
    const shown =
      /percent/.test(key) && typeof part === 'number'
        ? `${part}%`
        : /days/.test(key) && typeof part === 'number'
          ? `${part} days`
          : displayOf('', part);
    parts.push(
      key === 'type' || key === 'text'
        ? shown
        : `${key.replace(/_/g, ' ')} ${shown.charAt(0).toLowerCase()}${shown.slice(1)}`,
    );
  }
  return parts.length === 0 ? 'Not stated' : parts.join(', ');
};

const ordinal = (value: number): string => {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
};

const units: Record<string, string> = {
  term_months: 'months',
  notice_to_terminate_days: 'days',
  grace_days: 'days',
  deposit_return_days: 'days',
  guest_limit_days: 'days',
  entry_notice_hours: 'hours',
  free_rent_months: 'months',
  rentable_sf: 'square feet',
  building_sf: 'square feet',
  pro_rata_share_pct: '%',
};

const labels: Record<string, string> = {
  fixed: 'Fixed term',
  month_to_month: 'Month to month',
  with_consent: 'With consent',
  prohibited: 'Prohibited',
  allowed: 'Allowed',
  landlord_only: 'Landlord only',
  tenant_only: 'Tenant only',
  prevailing_party: 'Prevailing party',
  none: 'None',
  auto: 'Renews automatically',
  option: 'Option to renew',
  modified_gross: 'Modified gross',
  nnn: 'Triple net',
  absolute_net: 'Absolute net',
  gross: 'Gross',
  one_time: 'once',
  monthly: 'a month',
  yearly: 'a year',
  per_event: 'each time',
  daily: 'a day',
  at_move_out: 'at move-out',
};
