import { displayOf } from '../facts/display.ts';
import type { Facts } from '../facts/facts.ts';

/** By type of clause, the fields that a reader looks for there, with the words that lead in their value. */
const fields: Readonly<Record<string, readonly (readonly [field: string, lead: string])[]>> = {
  parties: [
    ['landlord', 'Landlord'],
    ['tenants', 'Tenant'],
  ],
  premises: [['premises_address', 'Place']],
  term: [
    ['start_date', 'Starts'],
    ['end_date', 'Ends'],
  ],
  rent: [['rent_monthly', 'Rent']],
  late_charges: [
    ['late_fee', 'Late fee'],
    ['grace_days', 'Grace'],
  ],
  security_deposit: [
    ['security_deposit', 'Deposit'],
    ['deposit_return_days', 'Comes back within'],
  ],
  holdover: [['holdover', 'Staying on']],
  default_remedies: [['cure_days', 'Time to put it right']],
  assignment_sublet: [['sublet', 'Handing it on']],
  entry: [['entry_notice_hours', 'Notice']],
  renewal: [['renewal', 'At the end']],
  early_termination: [['early_termination', 'Leaving early']],
  occupancy_guests: [['guest_limit_days', 'Guests stay up to']],
  utilities: [
    ['utilities_tenant', 'Tenant pays'],
    ['utilities_landlord', 'Landlord pays'],
  ],
};

/** A reading below it carries "Check this" on the page. */
const likely = 0.6;

type Stretch = { readonly document: number; readonly start: number; readonly end: number };

/** The terms that a clause of a type states, former ones among them: "Ends: May 31, 2026." */
export const statedTerms = (facts: Facts, type: string, clause: Stretch): readonly string[] =>
  (fields[type] ?? []).flatMap(([field, lead]) => {
    const fact = facts[field];
    const isIn = ({ document, start }: { readonly document: number | null; readonly start: number | null }): boolean =>
      document === clause.document && start !== null && clause.start <= start && start < clause.end;
    if (!fact || (fact.method === 'weighed' && fact.confidence < likely)) return [];
    // A clause that says two things is told by its own words.
    const values = [
      [fact, ...fact.more].find(isIn) && fact.value,
      ...[...fact.superseded, ...fact.conflicts].filter(isIn).map((other) => other.value),
    ].filter((value) => value !== undefined && value !== null);
    const [value] = values;
    return value === undefined || value === null || values.length > 1
      ? []
      : [`${lead}: ${lowered(displayOf(field, value)).replace(/\.$/, '')}.`];
  });

/** Words of ours go on in a line; names and months keep their capital. */
const lowered = (words: string): string =>
  /^(?:With|Prohibited|Allowed|Not|Renews|Option|None|Becomes)\b/.test(words)
    ? `${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words;
