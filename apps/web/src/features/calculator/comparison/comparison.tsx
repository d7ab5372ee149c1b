import type { DescribedField } from '@keyclause/calculator';
import { memo, useMemo } from 'react';
import type { Reckoned } from '../reckoning/reckon.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import { differencesFrom } from './differences.ts';
import { DifferencesList } from './differences-list.tsx';

interface ComparisonProps {
  /** The result that answers the question. */
  readonly answer: DescribedField;
  readonly inputs: readonly DescribedField[];
  readonly results: readonly DescribedField[];
  readonly reckoned: readonly Reckoned[];
  /** In CSS pixels, on paper. */
  readonly paperWidth?: number;
}

/** Scenarios against the first of them: in words, then in one picture. */
export const Comparison = memo(({ answer, inputs, results, reckoned, paperWidth }: ComparisonProps) => {
  const calculations = useMemo(() => reckoned.map(({ calculation }) => calculation), [reckoned]);
  const differences = useMemo(() => differencesFrom({ inputs, results }, reckoned), [inputs, results, reckoned]);
  return (
    <>
      <DifferencesList differences={differences} />
      <ComparisonChart
        answer={answer}
        calculations={calculations}
        {...(paperWidth === undefined ? {} : { paperWidth })}
      />
    </>
  );
});
