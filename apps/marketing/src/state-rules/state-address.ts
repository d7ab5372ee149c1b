import { type StateRule, stateRules } from '@keyclause/lease-reader';

/** `/resources/state-rules/new-york` */
export const stateAddress = ({ name }: StateRule): string => `/resources/state-rules/${slugOf(name)}`;

export const stateOfSlug = (slug: string): StateRule | undefined =>
  stateRules.find(({ name }) => slugOf(name) === slug);

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
