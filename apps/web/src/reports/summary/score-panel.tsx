import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FoldedList } from '../folded-list.tsx';
import { uncountedWords } from '../model/model-words.ts';
import type { Reading } from '../reading.ts';
import { gradeWords } from './grade-words.ts';

/** The score, drawn as what is left of 100 when each part has taken its points. */
export const ScorePanel = ({ reading }: { readonly reading: Reading }) => {
  const { score, documents, state, kind } = reading.report;
  const uncounted = uncountedWords(reading.report);
  const taken = score.parts.filter(({ points }) => points < 0);
  const pageCount = documents.reduce((sum, document) => sum + document.pageCount, 0);

  return (
    <Panel>
      <Figure>
        <Typography variant="h1" component="p" sx={{ fontSize: '2.5rem', fontVariantNumeric: 'tabular-nums' }}>
          {score.value}
          <Typography component="span" color="textSecondary">
            {' '}
            of 100 · grade {score.grade}
          </Typography>
        </Typography>
        <Track aria-hidden>
          <span style={{ width: `${score.value}%` }} data-grade={score.grade} />
        </Track>
        <Typography>{gradeWords(reading.report)}</Typography>
        {uncounted ? <Typography color="textSecondary">{uncounted}</Typography> : null}
        <Typography variant="body2" color="textSecondary">
          {kind === 'commercial' ? 'Commercial lease' : 'Residential lease'}
          {state ? ` · ${state}` : ''} · {pageCount} {pageCount === 1 ? 'page' : 'pages'}
        </Typography>
      </Figure>
      {taken.length > 0 ? (
        <FoldedList title="What took points off">
          <Parts>
            <tbody>
              {taken
                .toSorted((a, b) => a.points - b.points)
                .map(({ label, points, flagKeys: [flagKey] }) => (
                  <tr key={label}>
                    <th scope="row">
                      {flagKey === undefined ? label : <Link href={reading.hrefOf('flags', flagKey, 0)}>{label}</Link>}
                    </th>
                    <td>
                      <Bar style={{ width: `${Math.min(100, -points * 4)}%` }} aria-hidden />
                    </td>
                    <td>{points}</td>
                  </tr>
                ))}
            </tbody>
          </Parts>
        </FoldedList>
      ) : null}
    </Panel>
  );
};

const Panel = styled('section')({});

const Figure = styled('div')({ display: 'grid', gap: 8, padding: '20px 20px 16px' });

const Track = styled('div')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.line.main,
  '& span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.severity.fine.main,
  },
  '& [data-grade="C"]': { backgroundColor: theme.vars.palette.severity.medium.main },
  '& [data-grade="D"]': { backgroundColor: theme.vars.palette.severity.high.main },
  '& [data-grade="F"]': { backgroundColor: theme.vars.palette.severity.critical.main },
}));

const Parts = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  padding: '0 20px 14px',
  color: theme.vars.palette.text.primary,
  '& th': { width: '55%', textAlign: 'left', fontWeight: 400, padding: '4px 0' },
  '& td:last-child': { width: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 8,
  borderRadius: '0 4px 4px 0',
  backgroundColor: theme.vars.palette.severity.high.main,
}));
