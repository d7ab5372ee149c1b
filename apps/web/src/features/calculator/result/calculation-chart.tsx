import type { Chart as ChartOfSchedule, Schedule } from '@keyclause/calculator';
import { memo, useMemo } from 'react';
import { Chart } from './chart.tsx';
import { chartLines } from './chart-lines.ts';

interface CalculationChartProps {
  readonly chart: ChartOfSchedule;
  readonly schedule: Schedule;
  /** Its name where several stand beside each other. */
  readonly scenario?: string | undefined;
  readonly paperWidth?: number;
}

/** The shape of a schedule. */
export const CalculationChart = memo(({ chart, schedule, scenario, paperWidth }: CalculationChartProps) => {
  const drawn = useMemo(() => chartLines(schedule, chart), [schedule, chart]);
  return (
    <Chart
      title={scenario === undefined ? chart.title : `${chart.title}, scenario ${scenario}`}
      kind={chart.kind}
      drawn={drawn}
      {...(paperWidth === undefined ? {} : { paperWidth })}
    />
  );
});
