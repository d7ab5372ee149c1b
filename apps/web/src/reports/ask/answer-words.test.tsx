import type { Answer } from '@keyclause/lease-reader/ask';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerWords } from './answer-words.tsx';

const answer: Answer = {
  source: 'report',
  verdict: null,
  text: 'Rent is $1,200 a month.',
  reasoning: null,
  quotes: [],
  topic: 'rent_monthly',
  notes: ['The lease says two things: $1,200 and $1,300.'],
};

it('shows beside an answer that the lease says two things, and marks only what a model found', () => {
  const { rerender } = render(<AnswerWords answer={answer} />);
  expect(screen.getByText('Rent is $1,200 a month.')).toBeDefined();
  expect(screen.getByText('The lease says two things: $1,200 and $1,300.')).toBeDefined();
  expect(screen.queryByText('Found by the model')).toBeNull();

  rerender(<AnswerWords answer={{ ...answer, foundBy: 'model' }} />);
  expect(screen.getByText('Found by the model')).toBeDefined();
});

it('tells before the lease’s own words what must be known beside them', () => {
  render(
    <AnswerWords answer={{ ...answer, source: 'clauses', verdict: 'yes', notes: ['Two figures do not agree.'] }} />,
  );
  expect(screen.getByText('Two figures do not agree. In the lease’s words:', { exact: false })).toBeDefined();
});
