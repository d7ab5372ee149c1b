import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flagSentencesOf } from '#testing/flag-sentences.ts';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const file = new URL('../../fixtures/flag-sentences/development.txt', import.meta.url);

describe.each(flagSentencesOf(readFileSync(file, 'utf8')))('$id $kind', (group) => {
  const standing = (sentences: readonly string[]) => sentences.filter((text) => !group.failing.has(text));

  it.each(standing(group.says))('is told by: %s', (text) => {
    expect(flagsInSentence(text, group)).toContain(group.id);
  });

  it.each(standing(group.benign))('is not told by: %s', (text) => {
    expect(flagsInSentence(text, group)).not.toContain(group.id);
  });
});
