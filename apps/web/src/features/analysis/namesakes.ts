import type { Lease } from '@keyclause/contracts';

/** What tells a lease from those of the same name: its file, else the day on which it was added, else the time. Null for one that has its name alone. */
export const distinctionOf = (lease: Lease, leases: readonly Lease[]): string | null => {
  const namesakes = leases.filter(({ id, title }) => id !== lease.id && title === lease.title);
  if (namesakes.length === 0) return null;
  const way = ways.find((wordsOf) => namesakes.every((other) => wordsOf(other) !== wordsOf(lease)));
  return (way ?? secondWords)(lease);
};

/** The leases with names of which no two are alike: "Alder Street (added Nov 22, 2026)". */
export const toldApart = <Named extends Lease>(leases: readonly Named[]): Named[] =>
  leases.map((lease) => {
    const distinction = distinctionOf(lease, leases);
    return distinction === null ? lease : { ...lease, title: `${lease.title} (${distinction})` };
  });

const fileWords = ({ files }: Lease): string => {
  const [first] = files;
  return files.length > 1 ? `${first?.name} and ${files.length - 1} more` : (first?.name ?? '');
};

const addedAt = (timeStyle?: 'short' | 'medium') => {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', ...(timeStyle ? { timeStyle } : {}) });
  return ({ createdAt }: Lease): string => `added ${format.format(new Date(createdAt))}`;
};

const secondWords = addedAt('medium');
const ways = [fileWords, addedAt(), addedAt('short')];
