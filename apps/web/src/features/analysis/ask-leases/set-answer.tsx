import { type SetQuestion, sumUp } from '@keyclause/lease-reader/ask';
import { PageChip, QuoteLine } from '@keyclause/ui';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { paths } from '#paths.ts';
import { AnswerWords, QuoteMark } from '#reports/ask/answer-words.tsx';
import type { AskedLease } from './use-asked-leases.ts';

type Answered = Extract<AskedLease, { readonly answer: unknown }>;
type SetAnswerProps = { readonly question: string; readonly asked: SetQuestion; readonly rows: readonly AskedLease[] };

/** What several leases say to one question: a sentence that sums up, then each lease with the words that say so. */
export const SetAnswer = ({ question, asked, rows }: SetAnswerProps) => {
  const answered = rows.filter((row): row is Answered => 'answer' in row);
  const failed = rows.filter((row) => 'failure' in row);
  const { text, order, matches } = sumUp(
    asked,
    answered.map(({ lease, answer, figure }) => ({ title: lease.title, answer, figure })),
  );
  return (
    <section data-set-answer>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </Typography>
      {answered.length > 0 ? <Sum>{text}</Sum> : null}
      <List>
        {order.map((at) => {
          const row = answered[at];
          return row ? (
            <Row key={row.lease.id} row={row} each={asked.each} isMatch={matches?.includes(at) ?? false} />
          ) : null;
        })}
        {failed.map(({ lease, failure }) => (
          <li key={lease.id}>
            <Link href={paths.lease(lease.id)}>{lease.title}</Link>
            <Typography color="error">Its report could not be opened. {failure}</Typography>
          </li>
        ))}
      </List>
    </section>
  );
};

type RowProps = { readonly row: Answered; readonly each: string; readonly isMatch: boolean };

const Row = ({ row: { lease, answer }, each, isMatch }: RowProps) => {
  // Where a lease says two things, both are shown.
  const quotes = answer.quotes.slice(0, answer.notes.length > 0 ? 2 : 1);
  return (
    <li data-match={isMatch}>
      <Link href={paths.lease(lease.id)}>{lease.title}</Link>
      <AnswerWords answer={answer} />
      {quotes.map((quote, at) => (
        <Fragment key={`${quote.document} ${quote.start}`}>
          <QuoteMark answer={answer} quote={quote} />
          <Place>
            <QuoteLine quote={quote.quote} linesMax={3} />
            <PageChip
              page={quote.page}
              documentName={lease.title}
              href={`${paths.lease(lease.id)}?${new URLSearchParams({ ask: each, item: 'answer', ...(at > 0 ? { at: String(at) } : {}) })}`}
            />
          </Place>
        </Fragment>
      ))}
    </li>
  );
};

const Sum = styled('p')(({ theme }) => ({ ...theme.typography.body1, fontSize: '1rem', margin: '4px 0 12px' }));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { padding: '12px 16px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li[data-match="true"]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.marker.open}` },
  '& a': { fontWeight: 600 },
  '& > .MuiChip-root': { margin: '8px 0 4px' },
  '& p': { ...theme.typography.body1, margin: '2px 0 6px' },
}));

const Place = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  '& + &': { marginTop: 8 },
  '& > blockquote': { flex: 1, minWidth: 0 },
});
