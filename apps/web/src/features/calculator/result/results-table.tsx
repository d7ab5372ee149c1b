import type { Calculation, DescribedField } from '@keyclause/calculator';
import { styled } from '@mui/material/styles';
import { scenarioNames } from '../form/scenarios.ts';
import { namedResult } from './result-words.ts';
import { scrollable } from './scrollable.ts';

interface ResultsTableProps {
  readonly fields: readonly DescribedField[];
  /** One for each scenario; null where its inputs make no calculation. */
  readonly calculations: readonly (Calculation | null)[];
}

/** Every result, a column for each scenario. */
export const ResultsTable = ({ fields, calculations }: ResultsTableProps) => {
  const shown = fields.filter(
    ({ name, kind }) => kind !== 'list' && calculations.some((each) => each?.results[name] !== undefined),
  );
  const isCompared = calculations.length > 1;
  return (
    <Frame aria-label="Results" {...scrollable}>
      <table>
        {isCompared ? (
          <thead>
            <tr>
              <th scope="col">Result</th>
              {calculations.map((_, index) => (
                <th key={scenarioNames[index]} scope="col">
                  Scenario {scenarioNames[index]}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {shown.map((field) => {
            const { title, words } = namedResult(
              field,
              calculations.map((calculation) => calculation?.results[field.name]),
            );
            return (
              <tr key={field.name}>
                <th scope="row">{title}</th>
                {calculations.map((calculation, index) => (
                  <td key={scenarioNames[index]}>{calculation ? words[index] : 'No result yet'}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tr:first-of-type > *': { borderTop: 0 },
  '& th': { fontWeight: 450, color: theme.vars.palette.text.secondary },
  '& td, & thead th:not(:first-of-type)': {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    paddingRight: 0,
    paddingLeft: 12,
  },
  '& td': { fontWeight: 600 },
}));
