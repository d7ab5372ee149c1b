import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';
import { business } from './snippets/business.ts';
import { control } from './snippets/control.ts';
import { home } from './snippets/home.ts';
import { money } from './snippets/money.ts';
import { rights } from './snippets/rights.ts';

describe.each([...rights, ...home, ...money, ...control, ...business])(
  '$id $state',
  ({ id, kind, state, says, benign }) => {
    it.each(says)('is told by: %s', (text) => {
      expect(flagsInSentence(text, { kind: kind ?? 'residential', state: state ?? null })).toContain(id.slice(0, 4));
    });

    it.each(benign)('is not told by: %s', (text) => {
      expect(flagsInSentence(text, { kind: kind ?? 'residential', state: state ?? null })).not.toContain(
        id.slice(0, 4),
      );
    });
  },
);
