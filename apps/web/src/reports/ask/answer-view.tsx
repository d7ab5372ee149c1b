import type { Answer } from '@keyclause/lease-reader/ask';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ItemPlaces } from '../item-places.tsx';
import type { Reading } from '../reading.ts';
import { answerKey } from './use-asking.ts';
import { verdictWords, withoutVerdict } from './verdict-words.ts';

type AnswerViewProps = { readonly reading: Reading; readonly question: string; readonly answer: Answer };

/** A question, what the lease says to it, and the words that say so. */
export const AnswerView = ({ reading, question, answer }: AnswerViewProps) => {
  const { source, verdict, text, reasoning, quotes } = answer;
  return (
    <Box data-answer>
      <Typography variant="body1" color="textSecondary" component="h2">
        {question}
      </Typography>
      <Words>
        {verdict ? <strong>{verdictWords[verdict]}</strong> : null}
        {source === 'clauses' ? 'In the lease’s words:' : withoutVerdict(text, verdict)}
      </Words>
      {reasoning ? (
        <Typography variant="body2" color="textSecondary">
          {reasoning}
        </Typography>
      ) : null}
      <ItemPlaces reading={reading} tab="ask" itemKey={answerKey} evidence={quotes} />
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
}));

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  fontSize: '1rem',
  lineHeight: 1.6,
  margin: 0,
}));
