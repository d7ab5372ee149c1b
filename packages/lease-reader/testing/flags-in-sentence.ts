import { detect } from '#flags/detect.ts';
import { readingOf } from '#flags/reading.ts';
import { leaseTextOf } from '#structure/lease-text.ts';
import { placedText } from './placed-text.ts';

const numbers = {
  rentCents: 150_000,
  depositCents: 150_000,
  termMonths: 12,
  graceDays: null,
  entryHours: null,
  tenantCount: 2,
  yearBuilt: null,
  monthToMonth: false,
};

/** The flags (`RF03`) of a text alone, read as of a lease of twelve months at $1,500 with two tenants. */
export const flagsInSentence = (
  text: string,
  { kind, state }: { readonly kind: 'residential' | 'commercial'; readonly state: string | null },
): string[] => {
  const lease = { ...leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]), kind, state };
  return detect({ ...readingOf(lease, {}), numbers }).map(({ id }) => id.slice(0, 4));
};
