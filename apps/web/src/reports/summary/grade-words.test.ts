// @vitest-environment node
import type { Flag, LeaseReport } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { uncountedWords } from '../model/model-words.ts';
import { gradeWords } from './grade-words.ts';

const withFlags = (grade: LeaseReport['score']['grade'], ...flags: readonly Partial<Flag>[]) =>
  ({ score: { value: 90, grade, parts: [] }, flags }) as unknown as LeaseReport;

it('does not say that little needs a word while a grave flag stands, whoever found it', () => {
  expect(gradeWords(withFlags('A', { severity: 'low' }))).toBe('Balanced. Little in it needs a word.');
  expect(gradeWords(withFlags('A', { severity: 'critical', foundBy: 'model' }))).toBe(
    'Mostly balanced, but one red flag is critical. Read it first.',
  );
  expect(gradeWords(withFlags('B', { severity: 'high' }, { severity: 'critical' }))).toBe(
    'Mostly balanced, but 2 red flags are high or critical. Read them first.',
  );
  expect(gradeWords(withFlags('F', { severity: 'high' }))).toBe('Very one-sided. Read the red flags first.');
});

it('says that the score leaves out what only the model found', () => {
  expect(uncountedWords(withFlags('A', { severity: 'high' }))).toBeNull();
  expect(uncountedWords(withFlags('A', { foundBy: 'model' }))).toBe(
    'A red flag that only the model found is not counted in the score.',
  );
  expect(uncountedWords(withFlags('A', { foundBy: 'model' }, { foundBy: 'model' }))).toBe(
    '2 red flags that only the model found are not counted in the score.',
  );
});
