import type { FactValue } from '#report.ts';
import type { StoredReport } from '#stored-report.ts';
import { namedRoles } from '#structure/named-roles.ts';
import { partyWordsOf } from '#wording/parties.ts';
import type { Side } from './side-of-word.ts';
import type { SideNames } from './verdict-features.ts';

/** The words by which a lease speaks of its two sides: its own ("Operator", "we") and the names of the parties. */
export const namesOf = ({ clauses, facts }: StoredReport): SideNames => {
  const text = clauses.map(({ quote }) => quote).join('\n');
  const count = (word: RegExp): number => (text.match(word) ?? []).length;
  const known = namedRoles(text, {
    landlord: count(/\b(?:landlord|lessor|owner)\b/gi),
    tenant: count(/\b(?:tenant|lessee|resident)\b/gi),
  });
  const { landlord, tenant, names, me, you } = partyWordsOf(text, known, {
    landlord: namesIn(facts['landlord']?.value),
    tenant: namesIn(facts['tenants']?.value),
  });
  const named = (words: readonly string[], side: Side): [string, Side][] =>
    words.flatMap((word) => word.split(' ').slice(-1)).map((word) => [word, side]);
  return new Map([
    ...named([...landlord, ...names.landlord], 'landlord'),
    ...named([...tenant, ...names.tenant], 'tenant'),
    ...named('i me my mine we us our ours'.split(' '), me),
    ...named('you your yours'.split(' '), you),
  ]);
};

const namesIn = (value: FactValue | null | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap((each) => namesIn(each)) : [];
