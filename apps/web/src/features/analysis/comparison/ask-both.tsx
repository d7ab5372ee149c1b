import type { Answer } from '@keyclause/lease-reader/ask';
import { PageChip, QuoteLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { paths } from '#paths.ts';
import { AnswerWords, QuoteMark } from '#reports/ask/answer-words.tsx';
import { questionMax } from '#reports/report-address.ts';
import { Section } from '#reports/section.tsx';
import type { Side, Sides } from './sides.ts';

/** One question to both leases, the answers side by side. */
export const AskBoth = ({ sides }: { readonly sides: Sides }) => {
  const id = useId();
  const [draft, setDraft] = useState('');
  const [question, setQuestion] = useState<string | null>(null);
  const { data: answers, error } = useQuery({
    queryKey: ['answers', sides.a.lease.id, sides.b.lease.id, question],
    queryFn: async () => {
      const { askerOf } = await import('@keyclause/lease-reader/ask');
      return [askerOf(sides.a.report)(question ?? ''), askerOf(sides.b.report)(question ?? '')] as const;
    },
    enabled: question !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() !== '') setQuestion(draft.trim());
  };

  return (
    <Section title="Ask both">
      <Form onSubmit={submit}>
        <label htmlFor={id}>Your question</label>
        <OutlinedInput
          id={id}
          size="small"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          placeholder="What happens if I pay late?"
          inputProps={{ maxLength: questionMax }}
        />
        <Button type="submit" variant="outlined">
          Ask
        </Button>
      </Form>
      <Answers aria-live="polite">
        {error ? <Alert severity="error">The question could not be answered. {error.message}</Alert> : null}
        {answers && question !== null ? (
          <>
            <OneAnswer side={sides.a} answer={answers[0]} question={question} />
            <OneAnswer side={sides.b} answer={answers[1]} question={question} />
          </>
        ) : null}
      </Answers>
    </Section>
  );
};

type OneAnswerProps = { readonly side: Side; readonly answer: Answer; readonly question: string };

const OneAnswer = ({ side: { lease }, answer, question }: OneAnswerProps) => (
  <section>
    <h3>{lease.title}</h3>
    <AnswerWords answer={answer} />
    {answer.quotes.slice(0, 3).map((quote, at) => (
      <Fragment key={`${quote.document} ${quote.start}`}>
        <QuoteMark answer={answer} quote={quote} />
        <Place>
          <QuoteLine quote={quote.quote} />
          <PageChip
            page={quote.page}
            documentName={lease.title}
            href={`${paths.lease(lease.id)}?${new URLSearchParams({ ask: question, item: 'answer', ...(at > 0 ? { at: String(at) } : {}) })}`}
          />
        </Place>
      </Fragment>
    ))}
  </section>
);

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px 12px',
  '& label': { fontWeight: 600 },
  '& > :nth-of-type(1)': { minWidth: 0 },
  '& .MuiOutlinedInput-root': { flex: '1 1 220px', minWidth: 0, maxWidth: 520 },
  '@media print': { display: 'none' },
});

const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: '0 20px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: '4px 0 8px' },
  '& section': { minWidth: 0 },
}));

const Place = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 8,
  '& > blockquote': { flex: 1, minWidth: 0, whiteSpace: 'normal' },
});
