import type { Flag } from '@keyclause/contracts';

/** The law behind a flag, with how well it was checked: an unverified rule says so. */
export const basisWords = (basis: Flag['legalBasis']): string => {
  if (!basis) return 'No rule of law behind this one: it is a matter of fairness and of common practice.';
  const asOf = basis.asOf ? `, as of ${basis.asOf}` : '';
  return `${basis.citation.replace(/\.?$/, '.')} Status: ${basis.status}${asOf}. This explains the rule; it is not legal advice.`;
};
