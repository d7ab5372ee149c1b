import type { Flag, MissingProtection } from '@keyclause/contracts';
import type { Viewpoint } from '../report-address.ts';

type Explained = Pick<Flag | MissingProtection, 'why' | 'hurts'>;

/** Why a term matters, said to the reader: "you" is the side that it hurts, so anybody else reads of that side by name. */
export const whyFor = (as: Viewpoint, { why, hurts }: Explained): string => {
  if (hurts === 'both' || hurts === as) return why;
  const party = `the ${hurts}`;
  return why
    .replace(/\byou're\b/gi, 'you are')
    .replace(/\byour\b/gi, `${party}'s`)
    .replace(/\b(to|for|from|on|against|with|by) you\b/gi, `$1 ${party}`)
    .replace(/\byou ([a-z]+)\b/gi, (_, verb: string) => `${party} ${verbOf(verb.toLowerCase())}`)
    .replace(/(^|[.!?] )the (tenant|landlord)\b/g, '$1The $2');
};

/** The form of a verb after one name. */
const verbOf = (verb: string): string => {
  if (unchanged.has(verb)) return verb;
  return (
    irregular[verb] ??
    (/(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s'))
  );
};

const unchanged: ReadonlySet<string> = new Set(
  'can could may might must shall should will would cannot never only still also'.split(' '),
);

const irregular: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was' };
