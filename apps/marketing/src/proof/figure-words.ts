import type { MeasuredSet } from './proof-file.ts';

export const countWords = (count: number): string => count.toLocaleString('en-US');

/** A share as a percentage to one place; a dash where there was nothing to share. */
export const shareWords = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

/** `start_date` as people read it. */
export const fieldName = (id: string): string => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A trap that the table of flags does not know stands in the gold as `OTHER:` and a word. */
export const flagName = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  id.startsWith('OTHER:') ? `A trap that our table of flags does not name: ${id.slice('OTHER:'.length)}` : title;

const collections = {
  'own-leases': 'Leases of our own',
  'indirect-leases': 'Leases that say things indirectly',
  'ordinary-leases': 'Leases in everyday printed wording',
  'us-leases': 'Residential leases',
} as const;
const formats = { txt: 'text', docx: 'Word files', pdf: 'PDF files', 'scan.pdf': 'scans' } as const;

export const setName = ({ collection, format, part }: MeasuredSet): string =>
  `${collections[collection]}, ${formats[format]}, ${part}`;

/** The rows with the most faults, worst first; a row without one is not among them. */
export const weakest = <Row>(rows: readonly Row[], faultsOf: (row: Row) => number, most: number): Row[] =>
  rows
    .filter((row) => faultsOf(row) > 0)
    .toSorted((a, b) => faultsOf(b) - faultsOf(a))
    .slice(0, most);

/** The name of a source and its address, without the notes of those who looked it up. */
export const sourceOf = (source: string): { readonly name: string; readonly url: string | null } => {
  const url = /https?:\/\/[^\s)]+/.exec(source)?.[0] ?? null;
  if (url === null) return { name: source, url };
  const before = source.slice(0, source.indexOf(url)).replace(/[\s(]+$/, '');
  return { name: before === '' ? new URL(url).host.replace(/^www\./, '') : before, url };
};
