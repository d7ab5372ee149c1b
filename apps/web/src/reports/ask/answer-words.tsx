import type { Answer, AnswerQuote } from '@keyclause/lease-reader/ask';
import Chip from '@mui/material/Chip';
import { foundByModel } from '../model/model-words.ts';
import { verdictWords, withoutVerdict } from './verdict-words.ts';

/** What an answer says, before its quotes: yes or no, the words, whose they are, and what must be known beside them. */
export const AnswerWords = ({ answer }: { readonly answer: Answer }) => {
  const { source, verdict, text, notes, foundBy } = answer;
  const isLeasesOwn = source === 'clauses';
  return (
    <>
      <p>
        {verdict ? <strong>{verdictWords[verdict]}</strong> : null}
        {isLeasesOwn ? [...notes, 'In the lease’s words:'].join(' ') : withoutVerdict(text, verdict)}
        {foundBy ? (
          <>
            {' '}
            <ModelMark />
          </>
        ) : null}
      </p>
      {isLeasesOwn || notes.length === 0 ? null : <p>{notes.join(' ')}</p>}
    </>
  );
};

/** Above a quote that a model took for an answer, where the answer itself is the reader's. */
export const QuoteMark = ({ answer, quote }: { readonly answer: Answer; readonly quote: AnswerQuote }) =>
  quote.foundBy && !answer.foundBy ? <ModelMark /> : null;

const ModelMark = () => <Chip component="span" size="small" variant="outlined" label={foundByModel.chip} />;
