import { rulesAsOf, type StateRule, stateRules } from '@keyclause/lease-reader';

export type StateInputs = {
  /** Null empties an input: what the state does not limit must not stay from another state. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Where it comes from, and how well that is known. */
  readonly words: string;
};

type Filled = {
  readonly inputs: StateInputs['inputs'];
  readonly citation: string | null;
  readonly status: string;
  readonly nothing: string;
};

const lateFee = ({ lateFee: rule }: StateRule): Filled => {
  // "Reasonable" and tiers are not one number; a made-up one would read like the law.
  const isNumber = !/^(?:reasonable|tiered)/.test(rule.kind);
  return {
    inputs: {
      capPct: isNumber ? rule.percent : null,
      capFlat: isNumber && rule.flatCents !== null ? rule.flatCents / 100 : null,
      ...(rule.combine === null ? {} : { combine: rule.combine }),
    },
    citation: rule.citation,
    status: rule.status,
    nothing: 'names no single number for late fees in our table.',
  };
};

const fillers: Readonly<Record<string, (rule: StateRule) => Filled>> = {
  late_fee: (rule) => ({
    ...lateFee(rule),
    inputs: { ...lateFee(rule).inputs, graceDays: rule.lateFee.graceDays ?? 0 },
  }),
  late_fee_cap: lateFee,
  deposit_cap: ({ deposit }) => ({
    inputs: { capMonths: deposit.capMonths, capFlat: null },
    citation: deposit.citation,
    status: deposit.capStatus,
    nothing: 'has no cap on deposits in our table.',
  }),
  rent_increase_check: ({ rentIncrease }) => ({
    inputs: { noticeDays: rentIncrease.noticeDays, capPct: null, plusCpiPct: null, mostPct: null },
    citation: rentIncrease.citation,
    status: rentIncrease.status,
    nothing: 'names no days of notice for a rent increase in our table.',
  }),
};

export const hasStateRule = (calculator: string): boolean => Object.hasOwn(fillers, calculator);

export const states: readonly { readonly code: string; readonly name: string }[] = stateRules.map(({ code, name }) => ({
  code,
  name,
}));

/** What the table of state rules says for a calculator, with its source; null for an unknown state or calculator. */
export const stateInputs = (calculator: string, code: string): StateInputs | null => {
  const rule = stateRules.find((each) => each.code === code);
  const fill = fillers[calculator];
  if (!rule || !fill) return null;
  const { inputs, citation, status, nothing } = fill(rule);
  const { combine: _, graceDays: __, ...limits } = inputs;
  const isEmpty = Object.values(limits).every((value) => value === null);
  const source = [citation, `compiled ${rulesAsOf}`, status].filter(Boolean).join('; ');
  return {
    inputs: { ...inputs, citation },
    words: isEmpty
      ? `${rule.name} ${nothing} (${source})`
      : `${rule.name}: ${source}. Exceptions may apply. This is not legal advice.`,
  };
};
