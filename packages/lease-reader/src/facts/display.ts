import { formatDay, formatMoney } from '@keyclause/domain';
import type { FactValue } from '../report.ts';
import { isMoney } from './facts.ts';
import { besideSpaces } from './parking.ts';

/** A fact's value in words for people. */
export const displayOf = (field: string, value: FactValue | null): string => {
  if (value === null) return 'Not stated';
  if (isMoney(value)) return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberDisplay(field, value);
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? formatDay(value)
      : (labels[value] ?? (inWords.has(field) ? upperFirst(value) : value));
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
  const figure = figures.format(value);
  return unit ? `${figure}${unit === '%' ? '%' : ` ${value === 1 ? unit.replace(/s$/, '') : unit}`}` : figure;
};

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const objectDisplay = (field: string, value: { readonly [key: string]: FactValue | null }): string => {
  const parts: string[] = [];
  if (field === 'rent_schedule')
    return `${displayOf('', value['monthly'] ?? null)} a month from ${displayOf('', value['from'] ?? null)} to ${displayOf('', value['to'] ?? null)}`;
  if (field === 'other_fees')
    return `${displayOf('', value['name'] ?? null)} ${displayOf('', value['amount'] ?? null)} ${labels[String(value['frequency'])] ?? value['frequency']}`;
  for (const [key, part] of Object.entries(value)) {
    if (part === null || (Array.isArray(part) && part.length === 0)) continue;
    const shown = displayOf('', part);
    const said = (partWords[`${field}.${key}`] ?? partWords[key])?.(part, shown, value);
    if (said !== undefined) {
      if (said !== '') parts.push(said);
    } else if (key === 'type' || key === 'text') parts.push(shown);
    else parts.push(`${key.replace(/_/g, ' ')} ${lowerFirst(shown)}`);
  }
  return parts.length === 0 ? 'Not stated' : parts.join(', ');
};

/** Told in words of the lease or of ours, which here begin a line. */
const inWords: ReadonlySet<string> = new Set(['permitted_use', 'property_type', 'maintenance_tenant']);

const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const counted = (value: FactValue, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`;

type Parts = { readonly [key: string]: FactValue | null };

/** A part of a fact of several parts as people say it, by its name or by field and name; an empty string leaves it out. */
const partWords: Readonly<Record<string, (part: FactValue, shown: string, value: Parts) => string>> = {
  percent: (part) => `${part}%`,
  per_day: (_, shown) => `${shown} a day`,
  cap: (part, shown) => `at most ${typeof part === 'number' ? `${part}%` : shown}`,
  flat: (_, shown) => shown,
  notice_days: (part) => `${part} ${part === 1 ? "day's" : "days'"} notice`,
  'renewal.then': (_, shown) => `then ${lowerFirst(shown)}`,
  term_months: (part) => `for ${counted(part, 'month')}`,
  count: (part) => (part === 1 ? 'once' : part === 2 ? 'twice' : `${part} times`),
  rent_basis: (_, shown) => `rent: ${shown}`,
  'parking.text': (part) => besideSpaces(String(part)),
  'parking.spaces': (part) => (part === 0 ? 'No space' : counted(part, 'space')),
  'parking.fee_monthly': (part, shown) => (isMoney(part) && part.cents === 0 ? 'no charge' : `${shown} a month`),
  'early_termination.allowed': (part) => (part === true ? 'Allowed' : 'Not allowed'),
  'early_termination.fee': (part, shown) => (isMoney(part) && part.cents === 0 ? 'no fee' : `fee ${shown}`),
  'holdover.rent_percent': (part) => `${part}% of the rent`,
  'holdover.becomes': (_, shown) => `becomes ${lowerFirst(shown)}`,
  'cure_days.monetary': (part) => `${counted(part, 'day')} for money owed`,
  'cure_days.other': (part) => `${counted(part, 'day')} for anything else`,
  'escalation.value': (part, shown, { type }) => (type === 'percent' ? `${part}% a year` : shown),
  'escalation.floor': (part) => `at least ${part}%`,
  'escalation.type': (part, shown) => (part === 'percent' ? '' : shown),
  'cam.cap_percent': (part) => `may rise ${part}% a year at most`,
  'cam.cumulative': (part) =>
    part === true ? 'the cap adds up over the years' : 'the cap does not add up over the years',
  'cam.admin_fee_percent': (part) => `${part}% fee for administration`,
  'cam.audit_right': (part) => (part === true ? 'the tenant may audit' : 'the tenant may not audit'),
  'cam.audit_window_days': (part) => `within ${counted(part, 'day')}`,
  'percentage_rent.percent': (part) => `${part}% of sales`,
  'percentage_rent.breakpoint': (_, shown) => `above ${shown}`,
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
  cpi: 'By the consumer price index',
  steps: 'In steps',
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
  ROFR: 'Right of first refusal',
  ROFO: 'Right of first offer',
  expansion: 'Expansion',
  purchase: 'Purchase',
  contraction: 'Contraction',
  termination: 'Termination',
};
