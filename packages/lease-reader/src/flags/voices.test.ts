import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from '../structure/lease-text.ts';
import { detect } from './detect.ts';
import { readingOf } from './reading.ts';
import { voices } from './snippets/voices.ts';

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

const reading = (text: string) => leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]);

describe.each(voices)('a lease in this voice: $name', ({ lines }) => {
  // Who "we" and "you" are is read from the whole lease, not from one sentence.
  const { parties } = readingOf(reading(lines.map(([text]) => text).join('\n\n')), {});

  it.each(lines)('%s makes %j', (text, flags) => {
    const lease = { ...reading(text), kind: 'residential' as const, state: null };
    const found = detect({ ...readingOf(lease, {}, parties), numbers }).map(({ id }) => id.slice(0, 4));

    expect(found).toEqual(flags);
  });
});
