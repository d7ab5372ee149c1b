import type { LegalBasis } from '../report.ts';
import { rulesAsOf, type StateRule, stateRuleOf } from '../state-rules/state-rules.ts';
import { flagRowOf } from './flag-table.ts';

/**
 * The law behind a flag, for the lease's state where the tables name it: the state's row for deposits, late fees, entry and rent
 * increases, else the part of the table's citation that names the state or is federal. Null when nothing but judgement stands behind it.
 */
export const legalBasisOf = (id: string, state: string | null): LegalBasis | null => {
  const row = flagRowOf(id);
  const rule = stateRuleOf(state);
  const stated = rule === null ? null : statedRule(id, rule);
  if (stated !== null) return { ...stated, asOf: rulesAsOf };
  if (/^no statute/.test(row.legalBasis)) return null;
  const own = partFor(row.legalBasis, state);
  if (own !== null) return { citation: own, status: statusFor(row.basisStatus, own, state), asOf: rulesAsOf };
  if (rule !== null && row.kind === 'unlawful' && rule.prohibitedTerms.citation !== null)
    return {
      citation: `${rule.name}, terms a residential lease may not hold: ${rule.prohibitedTerms.citation}`,
      status: rule.prohibitedTerms.status,
      asOf: rulesAsOf,
    };
  if (/^state-rules\.json/.test(row.legalBasis)) return null;
  return {
    citation: `Elsewhere: ${row.legalBasis}`,
    status: `${row.basisStatus}; unverified for this lease's state`,
    asOf: rulesAsOf,
  };
};

const statedRule = (id: string, rule: StateRule): { citation: string; status: string } | null => {
  const cite = (citation: string | null, status: string) => (citation === null ? null : { citation, status });
  if (id === 'RF14_deposit_over_cap') return cite(rule.deposit.citation, rule.deposit.capStatus);
  if (
    id === 'RF15_deposit_late_return' ||
    id === 'RF16_deposit_nonrefundable' ||
    id === 'RF17_deposit_discretion' ||
    id === 'RF66_no_wear_tear'
  )
    return cite(
      rule.deposit.citation,
      id === 'RF15_deposit_late_return' ? rule.deposit.returnStatus : 'unverified for this point',
    );
  if (id === 'RF18_late_fee_high' || id === 'RF19_late_fee_daily' || id === 'RF20_no_grace')
    return cite(rule.lateFee.citation, rule.lateFee.status);
  if (id === 'RF33_entry_no_notice') return cite(rule.entry.citation, rule.entry.status);
  if (id === 'RF26_rent_increase_midterm') return cite(rule.rentIncrease.citation, rule.rentIncrease.status);
  if (id === 'RF72_termination_asym') return cite(rule.endMonthToMonth.citation, rule.endMonthToMonth.status);
  return null;
};

const marks: Readonly<Record<string, RegExp>> = {
  CA: /\bCal\b|\bCA\b/,
  CO: /\bC\.?R\.?S\b|\bCO\b/,
  FL: /\bFla\b|\bFL\b/,
  IA: /\bIowa\b/,
  MD: /\bMd\b/,
  MI: /\bMCL\b/,
  NY: /\bNY\b/,
  OR: /\bORS\b|\bOR\b/,
  VA: /\bVa\b/,
  WA: /\bRCW\b|\bWA\b/,
  WI: /\bWI\b/,
  MA: /\bMA\b/,
  NC: /\bNC\b/,
  GA: /\bGA\b/,
};

const federal = /\bU\.?S\.?C\b|\bCFR\b/;

const partFor = (basis: string, state: string | null): string | null => {
  const parts = basis.split(/;\s*/);
  const mark = state === null ? undefined : marks[state];
  const own = mark === undefined ? undefined : parts.find((part) => mark.test(part));
  const found = own ?? parts.find((part) => federal.test(part));
  return found === undefined ? null : found.trim();
};

const statusFor = (status: string, part: string, state: string | null): string => {
  if (/unverified/.test(part)) return 'unverified';
  const read = /statute text read \(([^)]*)\)/.exec(status)?.[1];
  if (read === undefined) return status;
  return state !== null && new RegExp(`\\b${state}\\b`).test(read) ? 'statute text read' : 'unverified';
};
