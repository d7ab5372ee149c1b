import type { Clause } from '@keyclause/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import { isOpen, type Reading } from '../reading.ts';
import { Note } from '../section.tsx';
import { clauseMarksOf } from './clause-marks.ts';
import { type ClauseNode, clauseTreeOf, pathTo } from './clause-tree.ts';

/** The lease clause by clause, each in plain words above its own. A long lease shows the parts of a clause when they are asked for. */
export const ClausesTab = ({ reading }: { readonly reading: Reading }) => {
  const { report } = reading;
  const { clauses } = report;
  const { item } = reading.address;
  const tree = useMemo(() => clauseTreeOf(clauses), [clauses]);
  const marks = useMemo(() => clauseMarksOf(report), [report]);
  const path = useMemo(() => pathTo(clauses, item), [clauses, item]);
  return clauses.length > 0 ? (
    <Branch reading={reading} nodes={tree} path={path} marks={marks} startsUnfolded={clauses.length <= unfoldedMax} />
  ) : (
    <Note style={{ paddingTop: 20 }}>No clause was recognized in this lease.</Note>
  );
};

// More at once than this, and opening one becomes slow.
const unfoldedMax = 150;
const shownAtFirst = 100;

type BranchProps = {
  readonly reading: Reading;
  readonly nodes: readonly ClauseNode[];
  /** The open clause and the clauses that it stands in. */
  readonly path: ReadonlySet<string>;
  readonly marks: ReadonlyMap<string, string>;
  readonly startsUnfolded: boolean;
};

const Branch = ({ nodes, ...tree }: BranchProps) => {
  const [limit, setLimit] = useState(shownAtFirst);
  const openIndex = nodes.findIndex(({ clause }) => tree.path.has(clause.key));
  const shown = nodes.slice(0, Math.max(limit, openIndex + 1));
  const rest = nodes.length - shown.length;
  return (
    <List>
      {shown.map((node) => (
        <Node key={node.clause.key} node={node} {...tree} />
      ))}
      {rest > 0 ? (
        <li>
          <More data-item onClick={() => setLimit(shown.length + shownAtFirst)}>
            Show {Math.min(rest, shownAtFirst)} more of {rest} clauses
          </More>
        </li>
      ) : null}
    </List>
  );
};

const Node = ({ node, ...tree }: Omit<BranchProps, 'nodes'> & { readonly node: ClauseNode }) => {
  const { clause, children } = node;
  const { reading, path, marks, startsUnfolded } = tree;
  const [isUnfolded, setIsUnfolded] = useState(startsUnfolded);
  const holdsOpen = children.some((child) => path.has(child.clause.key));
  return (
    <li>
      <ClauseItem reading={reading} clause={clause} mark={marks.get(clause.key)} />
      {children.length > 0 && !(startsUnfolded || holdsOpen) ? (
        <More data-item aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Hide its parts' : `Show its ${children.length} ${children.length === 1 ? 'part' : 'parts'}`}
        </More>
      ) : null}
      {children.length > 0 && (isUnfolded || holdsOpen) ? <Branch nodes={children} {...tree} /> : null}
    </li>
  );
};

type ClauseItemProps = { readonly reading: Reading; readonly clause: Clause; readonly mark: string | undefined };

const ClauseItem = ({ reading, clause, mark }: ClauseItemProps) => {
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
            {mark ? <Kind>{mark}</Kind> : null}
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

const More = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: '100%',
  padding: '8px 20px 10px 40px',
  textAlign: 'left',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&.Mui-focusVisible': { outlineOffset: -2 },
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
