import type { Calculation, DescribedField } from '@keyclause/calculator';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useMemo, useState } from 'react';
import { scenarioNames } from '../form/scenarios.ts';
import { Chart } from '../result/chart.tsx';
import { resultWords } from '../result/result-words.ts';
import { comparedSeries, comparisonLines } from './comparison-lines.ts';

interface ComparisonChartProps {
  /** The result that answers the question. */
  readonly answer: DescribedField;
  readonly calculations: readonly (Calculation | null)[];
  readonly paperWidth?: number;
}

/** All scenarios in one picture: a line each over time, or a bar each where there is no schedule. */
export const ComparisonChart = memo(({ answer, calculations, paperWidth }: ComparisonChartProps) => {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const series = useMemo(() => comparedSeries(calculations.filter((each) => each !== null)), [calculations]);
  const drawnSeries = series[chosen] ?? series[0];
  const drawn = useMemo(
    () => (drawnSeries ? comparisonLines(calculations, drawnSeries) : null),
    [calculations, drawnSeries],
  );
  if (!drawnSeries || !drawn) return <AnswerBars answer={answer} calculations={calculations} />;

  const title = `${drawnSeries.label}: the scenarios compared`;
  const isChoice = series.length > 1 && paperWidth === undefined;
  return (
    <Chart
      title={title}
      kind="line"
      drawn={drawn}
      choice={
        isChoice ? (
          <Choice>
            <label htmlFor={id}>Show</label>
            <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {series.map(({ label }, index) => (
                <option key={label} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </Choice>
        ) : null
      }
      {...(paperWidth === undefined ? {} : { paperWidth })}
    />
  );
});

const AnswerBars = ({ answer, calculations }: Pick<ComparisonChartProps, 'answer' | 'calculations'>) => {
  const id = useId();
  const values = calculations.map((each) => each?.results[answer.name]);
  const largest = Math.max(...values.map((value) => (typeof value === 'number' ? Math.abs(value) : 0)));
  if (largest === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {answer.title}: the scenarios compared
      </Typography>
      <Bars>
        {values.map((value, index) => (
          <li key={scenarioNames[index]}>
            <span>
              Scenario {scenarioNames[index]}:{' '}
              <b>{value === undefined ? 'No result yet' : resultWords(answer, value)}</b>
            </span>
            {typeof value === 'number' ? <i style={{ width: `${(100 * Math.abs(value)) / largest}%` }} /> : null}
          </li>
        ))}
      </Bars>
    </section>
  );
};

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '8px 0',
  fontSize: '0.875rem',
  '& select': {
    minHeight: 40,
    padding: '6px 10px',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.line.strong}`,
    borderRadius: theme.shape.borderRadius,
  },
}));

const Bars = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 10,
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    display: 'block',
    height: 14,
    marginTop: 4,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));
