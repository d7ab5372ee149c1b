import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { QuestionList } from '#reports/ask/question-list.tsx';
import { questionMax } from '#reports/report-address.ts';
import { leaseChoicesQuery } from '../comparison/compared-lease.ts';
import { toldApart } from '../namesakes.ts';
import { type AskAddress, readAskAddress, writeAskAddress } from './ask-address.ts';
import { LeaseChoice } from './lease-choice.tsx';
import { useAskedLeases } from './use-asked-leases.ts';

// It brings the engine of the answers with it.
const SetAnswer = lazy(async () => ({ default: (await loadScreen(() => import('./set-answer.tsx'))).SetAnswer }));

const examples = [
  'Which end in the next 6 months?',
  'Where is the deposit highest?',
  'Which allow dogs?',
  'How much is the rent?',
];

/** One question to many leases of the account, answered on this device from their stored reports. */
export const AskLeases = () => {
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const address = readAskAddress(query);
  const { data: choices = [] } = useQuery({ ...leaseChoicesQuery, select: toldApart });
  const [draft, setDraft] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  // A tick answers at once; the address, which the router changes a moment later, follows it.
  const [of, setOf] = useState(address.of);
  const leases = of === null ? choices : choices.filter((lease) => of.includes(lease.id));
  const { asked, rows, isAsking, error, retry } = useAskedLeases(leases, address.ask);

  const change = (next: AskAddress): void => setQuery((current) => writeAskAddress(current, next), { replace: true });
  const ask = (question: string): void => change({ ask: question, of });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const question = draft.trim();
    setIsEmpty(question === '');
    if (question === '' || leases.length === 0) return;
    ask(question);
    setDraft('');
  };

  if (choices.length < 2)
    return choices.length === 1 ? (
      <Hint>
        With two leases you can ask them both at once: which ends first, where the deposit is highest, who allows dogs.
      </Hint>
    ) : null;
  const isShort = rows.length < leases.length;
  return (
    <Panel aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h3" component="h2">
        Ask your leases
      </Typography>
      <form onSubmit={submit} noValidate>
        <Row>
          <OutlinedInput
            size="small"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            placeholder="Which end before June?"
            error={isEmpty}
            inputProps={{
              maxLength: questionMax,
              'aria-label': 'Ask your leases',
              'aria-describedby': `${id}-help`,
              'aria-invalid': isEmpty,
            }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          <Button type="submit" variant="outlined">
            Ask
          </Button>
        </Row>
        <Help id={`${id}-help`} data-error={isEmpty || leases.length === 0}>
          {isEmpty
            ? 'Write a question first.'
            : leases.length === 0
              ? 'Choose at least one lease.'
              : 'Answered on this device. Every answer shows its words.'}
        </Help>
      </form>
      <LeaseChoice
        leases={choices}
        of={of}
        onChange={(chosen) => {
          setOf(chosen);
          change({ ask: address.ask, of: chosen });
        }}
      />
      <Answers aria-live="polite" aria-busy={isAsking}>
        {error ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            The question could not be answered. {error.message}
          </Alert>
        ) : null}
        {isAsking && isShort ? (
          <ProgressLine
            label={`Asked ${rows.length} of ${leases.length}`}
            fraction={rows.length / Math.max(1, leases.length)}
          />
        ) : null}
        {address.ask !== null && asked && rows.length > 0 && !(isAsking && isShort) ? (
          <Suspense fallback={<ProgressLine label="Summing up" />}>
            <SetAnswer question={address.ask} asked={asked} rows={rows} />
          </Suspense>
        ) : null}
        {rows.some((row) => 'failure' in row) && !isAsking ? (
          <Button size="small" variant="outlined" onClick={retry} sx={{ mt: 1 }}>
            Ask again
          </Button>
        ) : null}
        {address.ask !== null && !isAsking ? (
          <Button size="small" sx={{ mt: 1 }} onClick={() => change({ ask: null, of })}>
            Close the answer
          </Button>
        ) : null}
      </Answers>
      {address.ask === null ? <QuestionList title="For example" questions={examples} onChoose={ask} /> : null}
    </Panel>
  );
};

const Panel = styled('section')({ marginTop: 40 });

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '24px 0 0',
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')({ display: 'flex', gap: 8, marginTop: 8, maxWidth: 640 });

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}));

const Answers = styled('div')({ margin: '16px 0', maxWidth: 960 });
