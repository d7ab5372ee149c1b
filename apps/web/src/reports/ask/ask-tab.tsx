import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { Reading } from '../reading.ts';
import { questionMax } from '../report-address.ts';
import { AnswerView } from './answer-view.tsx';
import { QuestionList } from './question-list.tsx';
import type { Asking } from './use-asking.ts';

type AskTabProps = { readonly reading: Reading; readonly asking: Asking };

/** Questions about this lease. The answers come from the report and the lease's own words, and each shows where. */
export const AskTab = ({ reading, asking }: AskTabProps) => {
  const { question, answer, error, suggestions, earlier } = asking;
  const id = useId();
  const [draft, setDraft] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = draft.trim();
    setIsEmpty(asked === '');
    if (asked === '') return;
    asking.ask(asked);
    setDraft('');
  };

  return (
    <Frame>
      <form onSubmit={submit} noValidate>
        <Typography component="label" htmlFor={id} variant="body1" sx={{ fontWeight: 600 }}>
          Ask about this lease
        </Typography>
        <Row>
          <OutlinedInput
            id={id}
            size="small"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            placeholder="Can I paint the walls?"
            error={isEmpty}
            inputProps={{ maxLength: questionMax, 'aria-describedby': `${id}-help`, 'aria-invalid': isEmpty }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          <Button type="submit" variant="contained">
            Ask
          </Button>
        </Row>
        <Help id={`${id}-help`} data-error={isEmpty}>
          {isEmpty ? 'Write a question first.' : 'Answered on this device. Every answer shows its words.'}
        </Help>
      </form>
      <div aria-live="polite" aria-busy={question !== null && !answer && !error}>
        {error ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={asking.retry}>
                Try again
              </Button>
            }
          >
            The question could not be answered. {error.message}
          </Alert>
        ) : question !== null && answer ? (
          <AnswerView key={question} reading={reading} question={question} answer={answer} />
        ) : null}
      </div>
      <QuestionList
        title="This lease answers"
        questions={suggestions.filter((one) => one !== question && !earlier.includes(one))}
        onChoose={asking.ask}
      />
      <QuestionList title="Asked before" questions={earlier} onChoose={asking.ask} />
    </Frame>
  );
};

const Frame = styled('div')({ display: 'grid', gap: 24, padding: '20px 20px 0', maxWidth: '76ch' });

const Row = styled('div')({ display: 'flex', gap: 8, marginTop: 8 });

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}));
