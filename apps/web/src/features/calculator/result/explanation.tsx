import type { DescribedField } from '@keyclause/calculator';
import { memo } from 'react';
import { Comparison } from '../comparison/comparison.tsx';
import { scenarioNames } from '../form/scenarios.ts';
import type { Reckoned } from '../reckoning/reckon.ts';
import { CalculationChart } from './calculation-chart.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { WorkingSteps } from './working-steps.tsx';

interface ExplanationProps {
  /** The result that answers the question. */
  readonly answer: DescribedField;
  readonly inputs: readonly DescribedField[];
  readonly fields: readonly DescribedField[];
  readonly reckoned: readonly Reckoned[];
  readonly active: number;
  /** Of the calculator. */
  readonly name: string;
}

/** The scenarios compared, the chart, the working and the schedule. */
export const Explanation = memo(({ answer, inputs, fields, reckoned, active, name }: ExplanationProps) => {
  const place = active < reckoned.length ? active : 0;
  const calculation = reckoned[place]?.calculation;
  const isCompared = reckoned.length > 1;
  const scenario = isCompared ? scenarioNames[place] : undefined;
  return (
    <>
      {isCompared ? <Comparison answer={answer} inputs={inputs} results={fields} reckoned={reckoned} /> : null}
      {calculation?.chart && calculation.schedule && (!isCompared || calculation.chart.series.length > 1) ? (
        <CalculationChart chart={calculation.chart} schedule={calculation.schedule} scenario={scenario} />
      ) : null}
      {isCompared
        ? reckoned.map((each, index) =>
            each.calculation ? (
              <WorkingSteps
                key={scenarioNames[index]}
                calculation={each.calculation}
                scenario={scenarioNames[index] ?? ''}
              />
            ) : null,
          )
        : calculation && <WorkingSteps calculation={calculation} />}
      {calculation?.schedule ? <ScheduleTable schedule={calculation.schedule} name={name} scenario={scenario} /> : null}
    </>
  );
});
