import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import type { Difference } from './differences.ts';

/** What is different in each scenario, and what that changes. */
export const DifferencesList = memo(({ differences }: { readonly differences: readonly Difference[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        Compared with scenario A
      </Typography>
      {differences.map(({ scenario, inputs, results }) => (
        <div key={scenario}>
          <Typography variant="h3" sx={{ mt: 1.5 }}>
            Scenario {scenario}
          </Typography>
          {inputs.length === 0 ? (
            <p>The same numbers as in scenario A. Change one of them to see what it does.</p>
          ) : (
            <Sentences>
              <Quiet>What you put in: {inputs.join(' ')}</Quiet>
              {(results ?? ['There is no result to compare yet.']).map((words) => (
                <li key={words}>{words}</li>
              ))}
              {results?.length === 0 ? <li>The results are the same as in scenario A.</li> : null}
            </Sentences>
          )}
        </div>
      ))}
    </section>
  );
});

const Sentences = styled('ul')({ margin: '4px 0 0', paddingLeft: 20, display: 'grid', gap: 4 });
const Quiet = styled('li')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
