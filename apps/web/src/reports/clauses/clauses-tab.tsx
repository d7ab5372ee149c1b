import type { Clause } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import { isOpen, type Reading } from '../reading.ts';
import { Note } from '../section.tsx';
import { type ClauseNode, clauseTreeOf } from './clause-tree.ts';

/** The lease clause by clause, each in plain words above its own. */
export const ClausesTab = ({ reading }: { readonly reading: Reading }) => {
  const { clauses } = reading.report;
  const tree = useMemo(() => clauseTreeOf(clauses), [clauses]);
  return clauses.length > 0 ? (
    <Branch reading={reading} nodes={tree} />
  ) : (
    <Note style={{ paddingTop: 20 }}>No clause was recognised in this lease.</Note>
  );
};

const Branch = ({ reading, nodes }: { readonly reading: Reading; readonly nodes: readonly ClauseNode[] }) => (
  <List>
    {nodes.map(({ clause, children }) => (
      <li key={clause.key}>
        <ClauseItem reading={reading} clause={clause} />
        {children.length > 0 ? <Branch reading={reading} nodes={children} /> : null}
      </li>
    ))}
  </List>
);

const ClauseItem = ({ reading, clause }: { readonly reading: Reading; readonly clause: Clause }) => {
  const item = { reading, tab: 'clauses', itemKey: clause.key } as const;
  return (
    <ItemDisclosure
      isOpen={isOpen(reading, 'clauses', clause.key)}
      onToggle={() => reading.toggle('clauses', clause.key)}
      aside={<ItemPage {...item} place={clause} />}
      summary={
        <Line>
          <Head>
            {clause.number ? <span>{clause.number}</span> : null}
            <b>{clause.heading ?? clause.name}</b>
            {clause.heading && clause.id !== 'other' ? <Kind>{clause.name}</Kind> : null}
          </Head>
          <Typography component="span" color="textSecondary">
            {clause.plain}
          </Typography>
        </Line>
      }
    >
      <ItemPlaces {...item} evidence={[clause]} />
    </ItemDisclosure>
  );
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 64px' },
  '& &': { marginLeft: 20, borderLeft: `1px solid ${theme.vars.palette.divider}` },
}));

const Line = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });

const Head = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > span:first-of-type': { fontVariantNumeric: 'tabular-nums' },
}));

const Kind = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
