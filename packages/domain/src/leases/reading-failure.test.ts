import { expect, it } from 'vitest';
import { readingFailureWords } from './reading-failure.ts';

it('says what to do, also for a code that it does not know', () => {
  expect(readingFailureWords('pdf_encrypted')).toContain('without the password');
  expect(readingFailureWords('toString')).toBe(readingFailureWords('internal'));
});
