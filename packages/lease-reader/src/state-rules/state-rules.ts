import table from '#reference/state-columns.json' with { type: 'json' };

/** What one state asks of residential leases, as the reference table compiled it. Never verified by a lawyer: show `status`. */
export type StateRule = {
  readonly code: string;
  readonly name: string;
  readonly deposit: {
    readonly capMonths: number | null;
    /** Longest time the rule gives the landlord to return a deposit, notes included. */
    readonly returnDays: number | null;
    /** The number as the table has it, which `stateNotesOf` explains. */
    readonly returnDaysStated: number | null;
    readonly citation: string | null;
    readonly capStatus: string;
    readonly returnStatus: string;
  };
  readonly lateFee: {
    readonly kind: string;
    readonly percent: number | null;
    readonly flatCents: number | null;
    readonly combine: 'greater' | 'lesser' | null;
    readonly graceDays: number | null;
    readonly citation: string | null;
    readonly status: string;
  };
  readonly entry: { readonly noticeHours: number | null; readonly citation: string | null; readonly status: string };
  readonly rentIncrease: {
    readonly noticeDays: number | null;
    readonly citation: string | null;
    readonly status: string;
  };
  readonly endMonthToMonth: {
    readonly landlordDays: number | null;
    readonly tenantDays: number | null;
    readonly citation: string | null;
    readonly status: string;
  };
  readonly prohibitedTerms: { readonly citation: string | null; readonly status: string };
};

/** The year in which the table was compiled. */
export const rulesAsOf: string = /^\d{4}/.exec(table.compiled)?.[0] ?? table.compiled;

/** The rule of a state or D.C. by its USPS code; null for an unknown code. */
export const stateRuleOf = (code: string | null): StateRule | null =>
  code === null ? null : (rules.get(code) ?? null);

/**
 * Months of rent a landlord may hold, with the exceptions that the table gives in words: a year of tenancy, the kind of
 * tenancy, furniture. Null when the state has no cap or an exception may apply.
 */
export const depositCapMonths = (
  rule: StateRule,
  lease: {
    readonly termMonths: number | null;
    readonly monthToMonth: boolean;
    readonly furnished: boolean;
    readonly rentCents: number | null;
  },
): number | null => {
  const cap = rule.deposit.capMonths;
  if (cap === null) return null;
  if (rule.code === 'KS') return lease.furnished ? 1.5 : cap;
  if (rule.code === 'NC') return lease.monthToMonth ? 1.5 : cap;
  if (rule.code === 'NM') return lease.termMonths !== null && lease.termMonths >= 12 ? null : cap;
  if (rule.code === 'DE') return lease.termMonths !== null && lease.termMonths < 12 ? null : cap;
  if (rule.code === 'AK') return lease.rentCents !== null && lease.rentCents > 200_000 ? null : cap;
  return cap;
};

/** Months that a landlord may go on holding after the first year, where that is less (Pennsylvania); else null. */
export const depositCapAfterFirstYear = (rule: StateRule): number | null => (rule.code === 'PA' ? 1 : null);

/** Most that a single late fee may be, in cents; null when the state only asks that it be reasonable. */
export const lateFeeCapCents = (rule: StateRule, rentCents: number): number | null => {
  const { percent, flatCents, combine, kind } = rule.lateFee;
  if (kind.startsWith('reasonable') || kind.startsWith('tiered')) return null;
  const share = percent === null ? null : (rentCents * percent) / 100;
  if (share !== null && flatCents !== null)
    return combine === 'greater' ? Math.max(share, flatCents) : Math.min(share, flatCents);
  return share ?? flatCents;
};

/**
 * Days of grace after the day on which rent is due that the state asks for all tenants; a rule for some tenants only is left out.
 * Oregon and Tennessee count that day among theirs: a fee from the fifth of the month keeps to four days.
 */
export const graceDaysOf = (rule: StateRule): number | null => {
  const days = rule.code === 'NJ' ? null : rule.lateFee.graceDays;
  return days !== null && (rule.code === 'OR' || rule.code === 'TN') ? days - 1 : days;
};

/** The longer periods that the table gives in its notes, where the plain number is the shorter branch of a rule. */
const longestReturn: Readonly<Record<string, number | null>> = {
  AK: 30,
  AZ: 20,
  CO: 60,
  FL: 30,
  HI: 14,
  ID: 30,
  KY: 60,
  MT: 30,
  NC: 60,
  SD: 45,
  TN: null,
  VT: 60,
  WY: 60,
  DC: 75,
};

type Row = (typeof table.states)[number];

const ruleOf = (row: Row): StateRule => ({
  code: row.code,
  name: row.name,
  deposit: {
    capMonths: row.deposit.cap_months,
    returnDays: row.code in longestReturn ? (longestReturn[row.code] ?? null) : row.deposit.return_days,
    returnDaysStated: row.deposit.return_days,
    citation: row.deposit.statute ?? null,
    capStatus: row.deposit.cap_status ?? 'unverified',
    returnStatus: row.deposit.return_status ?? 'unverified',
  },
  lateFee: {
    kind: row.late_fee.type,
    percent: row.late_fee.percent,
    flatCents: row.late_fee.flat_usd === null ? null : row.late_fee.flat_usd * 100,
    combine: row.late_fee.combine === 'greater' || row.late_fee.combine === 'lesser' ? row.late_fee.combine : null,
    graceDays: row.late_fee.grace_days,
    citation: row.late_fee.statute ?? null,
    status: row.late_fee.status ?? 'unverified',
  },
  entry: {
    noticeHours: row.entry.notice_hours,
    citation: row.entry.basis ?? null,
    status: row.entry.status ?? 'unverified',
  },
  rentIncrease: {
    noticeDays: row.rent_increase_notice.days,
    citation: row.rent_increase_notice.statute ?? null,
    status: row.rent_increase_notice.status ?? 'unverified',
  },
  endMonthToMonth: {
    landlordDays: row.terminate_month_to_month.landlord_days,
    tenantDays: row.terminate_month_to_month.tenant_days,
    citation: row.terminate_month_to_month.statute ?? null,
    status: row.terminate_month_to_month.status ?? 'unverified',
  },
  prohibitedTerms: {
    citation: row.prohibited_lease_terms_statute.cite,
    status: /text seen/.test(row.prohibited_lease_terms_statute.cite ?? '') ? 'statute text seen' : 'unverified',
  },
});

/** The fifty states and D.C., by name. */
export const stateRules: readonly StateRule[] = table.states.map(ruleOf);

const rules: ReadonlyMap<string, StateRule> = new Map(stateRules.map((rule) => [rule.code, rule]));
