import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from '../structure/lease-text.ts';
import { detect } from './detect.ts';
import { readingOf } from './reading.ts';
import { business } from './snippets/business.ts';
import { control } from './snippets/control.ts';
import { home } from './snippets/home.ts';
import { money } from './snippets/money.ts';
import { rights } from './snippets/rights.ts';
import type { Snippets } from './snippets/snippet.ts';

const rent = {
  rentCents: 150_000,
  depositCents: 150_000,
  termMonths: 12,
  graceDays: null,
  entryHours: null,
  tenantCount: 2,
  yearBuilt: null,
  monthToMonth: false,
};

const flagsIn = (
  text: string,
  { kind = 'residential', state = null }: { readonly kind?: Snippets['kind']; readonly state?: string | null },
) => {
  const lease = {
    ...leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]),
    kind: kind ?? 'residential',
    state,
  };
  return detect({ ...readingOf(lease, {}), numbers: rent }).map(({ id }) => id);
};

describe.each([...rights, ...home, ...money, ...control, ...business])(
  '$id $state',
  ({ id, kind, state, says, benign }) => {
    it.each(says)('is told by: %s', (text) => {
      expect(flagsIn(text, { kind: kind ?? 'residential', state: state ?? null })).toContain(id);
    });

    it.each(benign)('is not told by: %s', (text) => {
      expect(flagsIn(text, { kind: kind ?? 'residential', state: state ?? null })).not.toContain(id);
    });
  },
);
