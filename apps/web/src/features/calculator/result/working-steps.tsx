import type { Calculation } from '@keyclause/calculator';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { proofWords } from './proof-words.ts';

interface WorkingStepsProps {
  readonly calculation: Calculation;
  /** Its name where several stand beside each other; each is opened on demand then. */
  readonly scenario?: string;
}

/** How the result came about: each step with its formula and the numbers in it, what was agreed, and what proves it. */
export const WorkingSteps = ({ calculation, scenario }: WorkingStepsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(scenario === undefined);
  const title = scenario === undefined ? 'Working' : `Working of scenario ${scenario}`;
  const what = scenario === undefined ? 'the working' : `the working of ${scenario}`;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Head>
        <Typography variant="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Hide ${what}` : `Show ${what}`}
        </Button>
      </Head>
      <div id={id} hidden={!isOpen}>
        <Working calculation={calculation} />
      </div>
    </section>
  );
};

/** The steps, what was agreed on, and what proves it. */
export const Working = ({ calculation }: { readonly calculation: Calculation }) => {
  const { working, conventions, provedBy } = calculation;
  return (
    <>
      <Steps>
        {working.map(({ label, formula, substitution, result }, index) => (
          // The same step may come twice, for two months of the same length.
          <li key={`${index}-${label}`}>
            <strong>{label}</strong>
            <Typography variant="body2" color="textSecondary">
              {formula}
            </Typography>
            <Sum>
              {substitution} = <b>{result}</b>
            </Sum>
          </li>
        ))}
      </Steps>
      <Typography variant="h3" sx={{ mt: 2 }}>
        What this counts on
      </Typography>
      <Conventions>
        {conventions.map((convention) => (
          <li key={convention}>{convention}</li>
        ))}
      </Conventions>
      <Typography variant="body2" color="textSecondary">
        {proofWords(provedBy)}
      </Typography>
    </>
  );
};

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Steps = styled('ol')({ margin: '8px 0 0', paddingLeft: 24, display: 'grid', gap: 12 });
const Sum = styled('div')({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const Conventions = styled('ul')({ margin: '4px 0 12px', paddingLeft: 24 });
