import type { DescribedField } from '@keyclause/calculator';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { scenarioNames } from '../form/scenarios.ts';
import type { Reckoning } from '../reckoning/use-reckoned.ts';
import { Explanation } from './explanation.tsx';
import { namedResult } from './result-words.ts';
import { ResultsTable } from './results-table.tsx';
import { StillReckoning } from './still-reckoning.tsx';

interface ResultPanelProps {
  readonly inputs: readonly DescribedField[];
  readonly fields: readonly DescribedField[];
  readonly reckoning: Reckoning;
  readonly active: number;
  readonly name: string;
}

/** What follows from the inputs. While the next answer is worked out the one before stays. */
export const ResultPanel = ({ inputs, fields, reckoning, active, name }: ResultPanelProps) => {
  const { reckoned, isPending, hasFailed, tryAgain } = reckoning;
  if (hasFailed)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        The calculator stopped before it had a result. Your numbers are still here: try again, or reload the page.
      </Alert>
    );
  return (
    <div aria-busy={isPending}>
      <StillReckoning isPending={isPending} />
      <Answers {...{ inputs, fields, reckoned, active, name }} />
    </div>
  );
};

type AnswersProps = Pick<ResultPanelProps, 'inputs' | 'fields' | 'active' | 'name'> & Pick<Reckoning, 'reckoned'>;

/** The answer first, then all results and what explains them. */
const Answers = memo(({ inputs, fields, reckoned, active, name }: AnswersProps) => {
  // A scenario that was just added has no answer of its own yet.
  const place = active < reckoned.length ? active : 0;
  const shown = reckoned[place];
  // The answer comes at once; what explains it may come a frame later, so that no frame waits for both.
  const later = useDeferredValue(reckoned);
  const [first] = fields;
  if (!shown || !first) return null;
  const { calculation, problems } = shown;
  const isCompared = reckoned.length > 1;
  const scenario = isCompared ? scenarioNames[place] : undefined;
  const answer = namedResult(first, [calculation?.results[first.name]]);
  return (
    <Panel>
      <div role="status">
        {calculation ? (
          <>
            <Typography color="textSecondary">
              {answer.title}
              {scenario === undefined ? '' : `, scenario ${scenario}`}
            </Typography>
            <Answer>{answer.words[0]}</Answer>
            {calculation.verdict ? <Verdict>{calculation.verdict}</Verdict> : null}
            {(calculation.notes ?? []).map((note) => (
              <Alert key={note} severity="info" sx={{ mt: 1 }}>
                {note}
              </Alert>
            ))}
          </>
        ) : (
          <>
            <Typography variant="h2">To get a result</Typography>
            <Problems>
              {problems.map(({ input, message }) => (
                <li key={`${input}-${message}`}>
                  {input === null ? message : <InputLink id={`input-${input.split('.')[0]}`}>{message}</InputLink>}
                </li>
              ))}
            </Problems>
          </>
        )}
      </div>
      {reckoned.some((each) => each.calculation) ? (
        <ResultsTable fields={fields} calculations={reckoned.map((each) => each.calculation)} />
      ) : null}
      <Explanation {...{ answer: first, inputs, fields, active, name }} reckoned={later} />
    </Panel>
  );
});

/** Goes to an input without changing the address, which may hold the numbers. */
const InputLink = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(id)?.focus();
    }}
  >
    {children}
  </a>
);

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  minWidth: 0,
  alignContent: 'start',
});

const Answer = styled('div')({
  fontSize: 'clamp(1.75rem, 5vw, 2.5rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const Verdict = styled('p')({ margin: '8px 0 0', fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.45 });

const Problems = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  paddingLeft: 20,
  display: 'grid',
  gap: 6,
  '& a': { color: theme.vars.palette.primary.main },
}));
