import { formatDay } from '@keyclause/domain';
import { displayOf } from '../facts/display.ts';
import type { FactValue } from '../report.ts';
import type { StoredFact } from '../stored-report.ts';

/** A term as it stands in a sentence: "not allowed", "allowed with 60 days' notice", "$1,500". */
export const termWords = ({ value, display, inForceFrom, superseded }: Term): string => {
  const words = valueWords({ value, display });
  // A rent that an amendment puts in force on a day is not yet that of the lease before it.
  return inForceFrom && superseded?.[0] ? `${words} from ${formatDay(inForceFrom)}` : words;
};

type Term = Pick<StoredFact, 'value' | 'display'> & Partial<Pick<StoredFact, 'inForceFrom' | 'superseded'>>;

const valueWords = ({ value, display }: Pick<StoredFact, 'value' | 'display'>): string => {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'object' && value !== null && 'allowed' in value) {
    const { allowed, notice_days, fee } = value as { readonly [key: string]: FactValue };
    return allowed === false ? 'not allowed' : `allowed${conditionsOf(notice_days, fee)}`;
  }
  return typeof value === 'string' && states.has(value) ? lowered(display) : display;
};

/** "with 60 days' notice and a fee of $500", or nothing where the lease names no condition. */
const conditionsOf = (notice: FactValue | undefined, fee: FactValue | undefined): string => {
  const said = [
    ...(typeof notice === 'number' ? [`${notice} ${notice === 1 ? "day's" : "days'"} notice`] : []),
    ...(fee === null || fee === undefined ? [] : [isNothing(fee) ? 'no fee' : `a fee of ${displayOf('', fee)}`]),
  ];
  return said.length === 0 ? '' : ` with ${said.join(' and ')}`;
};

const isNothing = (fee: FactValue): boolean =>
  typeof fee === 'object' && fee !== null && 'cents' in fee && fee.cents === 0;

const lowered = (words: string): string => words.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** Values that are words of the reader's own and not of the lease. */
const states: ReadonlySet<string> = new Set([
  'allowed',
  'with_consent',
  'prohibited',
  'none',
  'landlord_only',
  'tenant_only',
  'prevailing_party',
  'fixed',
  'month_to_month',
]);
