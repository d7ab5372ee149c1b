import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagsByParagraph, markedParagraphs } from '#testing/flag-leases.ts';

const folder = join(import.meta.dirname, '../../fixtures/flag-leases');

describe.each(readdirSync(folder))('the whole lease %s', (name) => {
  const file = readFileSync(join(folder, name), 'utf8');
  const found = flagsByParagraph(file);
  const paragraphs = markedParagraphs(file).filter(({ isFailing }) => !isFailing);

  it.each(paragraphs)('makes $makes by: $text', ({ text, makes, mayMake }) => {
    const seen = [...(found.get(text) ?? [])].filter((id) => !mayMake.includes(id));

    expect(seen.sort()).toEqual([...makes].sort());
  });
});
