import type { ChangedWords } from '@keyclause/contracts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { dayWords, today } from '../dates/day-words.ts';
import type { Reading } from '../reading.ts';
import { Section } from '../section.tsx';
import { type ChangedTerm, changedTermsOf } from './changed-terms.ts';
import { clauseWords, shortQuote, wordsBy } from './changed-words.ts';
import { documentTitleOf, doubtWords, type LeasePaper, papersOf, placeOf } from './document-order.ts';

type DocumentTimelineProps = {
  readonly reading: Reading;
  /** What the owner can do with one of the documents. */
  readonly actionsOf?: ((documentIndex: number) => ReactNode) | undefined;
};

/** The documents that make the lease, in the order in which they take effect, and what each of them changed. */
export const DocumentTimeline = ({ reading, actionsOf }: DocumentTimelineProps) => {
  const { report } = reading;
  const changes = useMemo(() => changedTermsOf(report), [report]);
  return (
    <Section
      title="Documents"
      note="The terms below are those that hold now. What begins later is listed with its day."
    >
      <Line>
        {papersOf(report).map((document) => (
          <li key={document.key}>
            <Head>
              <div>
                <Typography variant="h6" component="h3">
                  {documentTitleOf(document)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[whenWords(document), document.title ? document.name : ''].filter(Boolean).join(' · ')}
                </Typography>
              </div>
              {document.start === 0 ? actionsOf?.(document.index) : null}
            </Head>
            {document.doubt ? <Doubt severity="warning">{doubtWords[document.doubt]}</Doubt> : null}
            {placeOf(document) > 0 ? (
              <Changes reading={reading} changes={changes.get(document.key) ?? []} words={wordsBy(report, document)} />
            ) : null}
          </li>
        ))}
      </Line>
    </Section>
  );
};

const Doubt = styled(Alert)({ margin: '8px 0 4px' });

const whenWords = (document: LeasePaper): string => {
  const { datedOn, placedBy } = document;
  const day = datedOn ? dayWords(datedOn) : placeOf(document) > 0 ? 'No date found in it' : '';
  const place =
    placedBy === 'person' ? 'in the order that was set by hand' : placedBy === 'upload' ? 'placed as it was added' : '';
  return [day, place].filter(Boolean).join(', ');
};

type ChangesProps = {
  readonly reading: Reading;
  readonly changes: readonly ChangedTerm[];
  readonly words: readonly ChangedWords[];
};

const Changes = ({ reading, changes, words }: ChangesProps) =>
  changes.length === 0 && words.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      No term was found that it changes. Read its own words in the document.
    </Typography>
  ) : (
    <Terms>
      {changes.map((change) => (
        <li key={`${change.field} ${change.from}`}>
          <Link href={reading.hrefOf('summary', change.field, 0)} onClick={reading.onPlace}>
            {change.label}
          </Link>
          {changeWords(change)}
          {change.from === null ? null : isComing(change) ? change.from : <Former>{change.from}</Former>}
        </li>
      ))}
      {words.map((each) => (
        <WordsLine key={each.key} reading={reading} words={each} />
      ))}
    </Terms>
  );

const isComing = ({ inForceFrom }: ChangedTerm): boolean => inForceFrom !== null && inForceFrom > today();

const changeWords = (change: ChangedTerm): string => {
  const { from, to, inForceFrom } = change;
  const since = inForceFrom ? ` from ${dayWords(inForceFrom)}` : '';
  if (to === null) return ' is taken out: was ';
  if (from !== null && isComing(change)) return ` is ${to}${since}, and until then `;
  return from === null ? ` is added: ${to}${since}` : ` is ${to}${since || ' now'}: was `;
};

const WordsLine = ({ reading, words }: { readonly reading: Reading; readonly words: ChangedWords }) => {
  const { key, former, current } = words;
  return (
    <li>
      {clauseWords(words)}
      {current ? (
        <Link href={reading.hrefOf('summary', key, 0)} onClick={reading.onPlace}>
          “{shortQuote(current.quote)}”
        </Link>
      ) : (
        <Link href={reading.hrefOf('summary', key, 0)} onClick={reading.onPlace}>
          taken out
        </Link>
      )}
      {former ? (
        <>
          {', was '}
          <FormerLink href={reading.hrefOf('summary', key, 1)} onClick={reading.onPlace}>
            “{shortQuote(former.quote)}”
          </FormerLink>
        </>
      ) : (
        ' is added'
      )}
    </li>
  );
};

/** A value that holds no more, struck through and still easy to read. */
export const Former = styled('s')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textDecorationLine: 'line-through',
  textDecorationThickness: 1,
  overflowWrap: 'anywhere',
}));

const FormerLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textDecorationLine: 'line-through',
  overflowWrap: 'anywhere',
}));

const Line = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 20px 8px',
  padding: 0,
  '& > li': {
    position: 'relative',
    padding: '0 0 16px 20px',
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: 5,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > li:last-of-type': { borderLeftColor: 'transparent', paddingBottom: 8 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4px 12px',
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0 },
});

const Terms = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '4px 0 0',
  padding: '0 0 0 18px',
  overflowWrap: 'anywhere',
}));
