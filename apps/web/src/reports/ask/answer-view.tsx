import type { Answer } from '@keyclause/lease-reader/ask';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { reasoningWords } from '../dates/day-words.ts';
import { ItemPlaces } from '../item-places.tsx';
import type { Reading } from '../reading.ts';
import { AnswerWords, QuoteMark } from './answer-words.tsx';
import { answerKey } from './use-asking.ts';

type AnswerViewProps = { readonly reading: Reading; readonly question: string; readonly answer: Answer };

/** A question, what the lease says to it, and the words that say so. */
export const AnswerView = ({ reading, question, answer }: AnswerViewProps) => {
  const { source, reasoning, quotes } = answer;
  return (
    <Box data-answer>
      <Typography variant="body1" color="textSecondary" component="h2">
        {question}
      </Typography>
      <AnswerWords answer={answer} />
      {reasoning ? (
        <Typography variant="body2" color="textSecondary">
          {reasoningWords(reasoning)}
        </Typography>
      ) : null}
      {quotes.map((quote, at) => (
        <Whose key={`${quote.document} ${quote.start} ${quote.end}`}>
          <QuoteMark answer={answer} quote={quote} />
          <ItemPlaces reading={reading} tab="ask" itemKey={answerKey} evidence={[quote]} from={at} />
        </Whose>
      ))}
      {source === 'nothing' ? (
        <Typography variant="body2" color="textSecondary">
          Nothing in the document speaks of it. Ask for it in writing before you sign, or try other words.
        </Typography>
      ) : null}
    </Box>
  );
};

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p:not([class])': { ...theme.typography.body1, fontSize: '1rem', lineHeight: 1.6, margin: 0 },
}));

const Whose = styled('div')({ display: 'grid', justifyItems: 'start', gap: 4, '& > :last-child': { width: '100%' } });
