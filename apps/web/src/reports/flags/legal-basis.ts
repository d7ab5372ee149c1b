import type { Flag } from '@keyclause/contracts';

/** The law behind a flag, with how well it was checked: a rule that was not checked says so. */
export const basisWords = (basis: Flag['legalBasis']): string => {
  if (!basis) return 'No rule of law behind this one: it is a matter of fairness and of common practice.';
  const asOf = basis.asOf ? `, as of ${basis.asOf}` : '';
  // How well a rule was checked stands in the words of its status, once.
  const citation = basis.citation.replaceAll(/\s*\((?:unverified|single-source)[^)]*\)/g, '');
  return `${citation.replace(/\.?$/, '.')} ${statusWords(basis.status)}${asOf}. This explains the rule; it is not legal advice.`;
};

/** How well the tables say that a rule was checked, in plain words. */
const statusWords = (status: string): string => {
  const [how] = degrees.find(([, pattern]) => pattern.test(status)) ?? [unchecked];
  if (!/for this lease's state/.test(status)) return how;
  return how === unchecked ? 'Not checked for the state of this lease' : `${how}, but not for the state of this lease`;
};

const unchecked = 'Not checked against the law itself';

const degrees: readonly (readonly [words: string, status: RegExp])[] = [
  ['Our sources do not agree on this', /conflict|contested/],
  ['Not checked for this point', /unverified for this point/],
  ['Checked against the text of the law', /text (?:read|seen)|read statute/],
  ['Several sources agree', /corroborated/],
  [
    'Told by one source, and not checked against the law itself',
    /single-source|^(?:source confidence )?(?:high|medium|low)$/,
  ],
  ['Told by a guide to the law, and not checked against the law itself', /secondary source/],
];
