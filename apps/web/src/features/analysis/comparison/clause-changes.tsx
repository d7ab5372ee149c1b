import type { ClausePair } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';
import { FoldedList } from '#reports/folded-list.tsx';
import { Section } from '#reports/section.tsx';
import { SidePlace } from './side-place.tsx';
import type { Sides } from './sides.ts';
import { WordDifference } from './word-difference.tsx';

type ClauseChangesProps = { readonly clauses: readonly ClausePair[]; readonly sides: Sides };

/** Clauses matched by meaning: what changed word by word, then what only one of the two has. */
export const ClauseChanges = ({ clauses, sides }: ClauseChangesProps) => {
  const changed = clauses.filter(({ standing }) => standing === 'changed');
  const same = clauses.filter(({ standing }) => standing === 'same').length;
  return (
    <Section title="Clauses">
      <List>
        {changed.map((pair) =>
          pair.a && pair.b ? (
            <li key={`${pair.a.key} ${pair.b.key}`}>
              <Head>
                <h3>{clauseTitle(pair.a)}</h3>
                <SidePlace side={sides.a} tab="clauses" itemKey={pair.a.key} place={pair.a} />
                <SidePlace side={sides.b} tab="clauses" itemKey={pair.b.key} place={pair.b} />
              </Head>
              {sharedOf(pair.changes) < inlineMin ? (
                <Beside>
                  {(['a', 'b'] as const).map((side) => (
                    <div key={side}>
                      <span>{sides[side].lease.title}</span>
                      <p>{shortened(pair[side]?.quote ?? '')}</p>
                    </div>
                  ))}
                </Beside>
              ) : (
                <WordDifference changes={pair.changes} />
              )}
            </li>
          ) : null,
        )}
      </List>
      {(['a', 'b'] as const).map((side) => {
        const own = clauses.flatMap((pair) => (pair.standing === `only_${side}` && pair[side] ? [pair[side]] : []));
        return own.length === 0 ? null : (
          <FoldedList key={side} title={`Only in ${sides[side].lease.title}: ${own.length}`}>
            <ul>
              {own.map((clause) => (
                <li key={clause.key}>
                  <strong>{clauseTitle(clause)}</strong>{' '}
                  <SidePlace side={sides[side]} tab="clauses" itemKey={clause.key} place={clause} />
                  <br />
                  {shortened(clause.quote)}
                </li>
              ))}
            </ul>
          </FoldedList>
        );
      })}
      {same > 0 ? <Same>{same === 1 ? 'One clause is' : `${same} clauses are`} the same, word for word.</Same> : null}
    </Section>
  );
};

const clauseTitle = ({ number, heading, name }: NonNullable<ClausePair['a']>): string =>
  [number, heading ?? name].filter(Boolean).join(' ');

/** Below this share of words in common the two are easier to read one beside the other. */
const inlineMin = 0.5;

const sharedOf = (changes: ClausePair['changes']): number => {
  const lengthOf = (...sides: readonly string[]): number =>
    changes.reduce((sum, change) => sum + (sides.includes(change.in) ? change.text.length : 0), 0);
  return lengthOf('both') / Math.max(1, lengthOf('both', 'a'), lengthOf('both', 'b'));
};

const quoteMax = 700;
const shortened = (quote: string): string => (quote.length > quoteMax ? `${quote.slice(0, quoteMax)} …` : quote);

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 20px',
  '& > li': { padding: '12px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 4,
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0, flex: '1 1 200px', minWidth: 0 },
}));

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { minWidth: 0, paddingLeft: 12, borderLeft: `3px solid ${theme.vars.palette.divider}` },
  '& span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p': { ...theme.typography.body1, margin: 0, lineHeight: 1.6, overflowWrap: 'anywhere' },
}));

const Same = styled('p')(({ theme }) => ({ padding: '8px 20px', color: theme.vars.palette.text.secondary }));
