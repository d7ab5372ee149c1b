import { calculatorNamed, describedFields } from '@keyclause/calculator';
import { expect, it } from 'vitest';
import { namedResult } from './result-words.ts';

const field = (calculator: string, name: string) => {
  const found = describedFields(calculatorNamed(calculator)?.results ?? ({} as never)).find(
    (each) => each.name === name,
  );
  if (!found) throw new Error(`${calculator} has no result ${name}`);
  return found;
};

it('calls an amount below zero by its other name, without the sign', () => {
  const balance = field('cam_reconciliation', 'balance');
  expect(namedResult(balance, [5657.82])).toEqual({ title: 'Still to pay', words: ['$5,657.82'] });
  expect(namedResult(balance, [-12.5])).toEqual({ title: 'Back to you', words: ['$12.50'] });
  expect(namedResult(balance, [0])).toEqual({ title: 'Still to pay', words: ['$0.00'] });
});

it('keeps signs and both names where scenarios differ', () => {
  expect(namedResult(field('early_termination', 'saving'), [300, -200, undefined])).toEqual({
    title: 'Leaving saves (below zero: leaving costs more by)',
    words: ['$300.00', '−$200.00', 'Not asked for'],
  });
});

it('leaves an amount with one name as it is', () => {
  expect(namedResult(field('npv', 'npv'), [-200]).words).toEqual(['−$200.00']);
});
