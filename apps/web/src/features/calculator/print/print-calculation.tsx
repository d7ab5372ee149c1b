import type { AnyCalculator, DescribedField, Schedule } from '@keyclause/calculator';
import { styled } from '@mui/material/styles';
import { dayWords, today } from '#reports/dates/day-words.ts';
import { Paper } from '#reports/print/paper.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import { scenarioNames } from '../form/scenarios.ts';
import type { Reckoned } from '../reckoning/reckon.ts';
import { CalculationChart } from '../result/calculation-chart.tsx';
import { inputWords } from '../result/input-words.ts';
import { cellWords, namedResult } from '../result/result-words.ts';
import { ResultsTable } from '../result/results-table.tsx';
import { Working } from '../result/working-steps.tsx';

interface PrintCalculationProps {
  readonly calculator: AnyCalculator;
  readonly results: readonly DescribedField[];
  readonly fields: readonly DescribedField[];
  readonly reckoned: readonly Reckoned[];
}

// The narrower of A4 and Letter, less the margins of the page.
const paperWidth = 660;

/** The whole calculation for paper: what went in, what came out, every step of it and every line of the schedule. */
export const PrintCalculation = ({ calculator, results, fields, reckoned }: PrintCalculationProps) => (
  <Paper>
    <h1>{calculator.question}</h1>
    <p>Keyclause, {dayWords(today())}. Worked out from the numbers below; it explains and does not advise.</p>

    <h2>What went in</h2>
    <InputsTable fields={fields} reckoned={reckoned} />

    {reckoned.some(({ calculation }) => calculation) ? (
      <>
        <h2>What came out</h2>
        <ResultsTable fields={results} calculations={reckoned.map(({ calculation }) => calculation)} />
      </>
    ) : null}
    {reckoned.length > 1 && results[0] ? (
      <Comparison answer={results[0]} inputs={fields} results={results} reckoned={reckoned} paperWidth={paperWidth} />
    ) : null}
    {reckoned.map((each, index) => (
      <Scenario
        key={scenarioNames[index]}
        title={reckoned.length > 1 ? `Scenario ${scenarioNames[index]}` : null}
        answer={results[0]}
        reckoned={each}
      />
    ))}
  </Paper>
);

const InputsTable = ({ fields, reckoned }: Pick<PrintCalculationProps, 'fields' | 'reckoned'>) => {
  const lines = fields
    .map((field) => ({ field, words: reckoned.map(({ inputs }) => inputWords(field, inputs)) }))
    .filter(({ words }) => words.some((each) => each.length > 0));
  return (
    <Inputs>
      {reckoned.length > 1 ? (
        <thead>
          <tr>
            <th scope="col">Input</th>
            {reckoned.map((_, index) => (
              <th scope="col" key={scenarioNames[index]}>
                Scenario {scenarioNames[index]}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {lines.map(({ field, words }) => (
          <tr key={field.name}>
            <th scope="row">{field.title}</th>
            {words.map((each, index) => (
              <td key={scenarioNames[index]}>{each.length > 0 ? each.join('\n') : 'Not given'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Inputs>
  );
};

interface ScenarioProps {
  readonly title: string | null;
  readonly answer: DescribedField | undefined;
  readonly reckoned: Reckoned;
}

const Scenario = ({ title, answer, reckoned: { calculation, problems } }: ScenarioProps) => (
  <section>
    {title ? <h2>{title}</h2> : null}
    {calculation === null ? <p>No result yet. {problems.map(({ message }) => message).join(' ')}</p> : null}
    {calculation ? (
      <>
        {title && answer ? <p>{answerLine(answer, calculation.results[answer.name])}</p> : null}
        {calculation.verdict ? (
          <p>
            <strong>{calculation.verdict}</strong>
          </p>
        ) : null}
        {(calculation.notes ?? []).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {calculation.chart && calculation.schedule ? (
          <Figure>
            <CalculationChart chart={calculation.chart} schedule={calculation.schedule} paperWidth={paperWidth} />
          </Figure>
        ) : null}
        <h2>Working</h2>
        <Working calculation={calculation} />
        {calculation.schedule ? <WholeSchedule schedule={calculation.schedule} /> : null}
      </>
    ) : null}
  </section>
);

const answerLine = (answer: DescribedField, value: Parameters<typeof namedResult>[1][number]): string => {
  const { title, words } = namedResult(answer, [value]);
  return `${title}: ${words[0]}`;
};

const WholeSchedule = ({ schedule: { columns, rows } }: { readonly schedule: Schedule }) => (
  <>
    <h2>Schedule of {rows.length} lines</h2>
    <Lines>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((column, place) => (
              <td key={column.key}>{cellWords(column, row[place])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Lines>
  </>
);

const Figure = styled('div')({ breakInside: 'avoid' });

const Inputs = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '3pt 0', borderTop: '0.5pt solid #999', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 'normal' },
  '& td, & thead th:not(:first-of-type)': {
    paddingLeft: '8pt',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td': { fontWeight: 600, whiteSpace: 'pre-line' },
  '& tr': { breakInside: 'avoid' },
});

const Lines = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '8pt',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '1.5pt 0 1.5pt 6pt', borderTop: '0.5pt solid #bbb', textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  // The names of the columns stand at the top of every sheet.
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
});
