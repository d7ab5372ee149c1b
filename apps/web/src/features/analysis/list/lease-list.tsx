import type { Lease } from '@keyclause/contracts';
import { breakpointTokens } from '@keyclause/theme';
import { styled } from '@mui/material/styles';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { LeaseCard } from './lease-card.tsx';
import type { LeaseSort } from './lease-list-query.ts';
import { LeaseRow } from './lease-row.tsx';
import type { LeaseActions } from './use-lease-actions.ts';

type LeaseListProps = {
  readonly leases: readonly Lease[];
  readonly sort: LeaseSort;
  readonly onSort: (sort: LeaseSort) => void;
  readonly actions: LeaseActions;
};

/** Leases as a table on a desk and as cards on a phone. */
export const LeaseList = ({ leases, sort, onSort, actions }: LeaseListProps) => {
  const isWide = useMediaQuery(`(min-width:${breakpointTokens.md}px)`, { noSsr: true });
  const listRef = useRef<HTMLDivElement>(null);

  const remove = (lease: Lease): void => {
    if (listRef.current) focusAfterRemoval(listRef.current, lease.id);
    void actions.remove(lease);
  };
  const handlers = { onRename: actions.rename, onRemove: remove, onCancel: actions.cancel };

  return (
    <div ref={listRef}>
      {isWide ? (
        <Table>
          <thead>
            <tr>
              {columns.map(({ label, sorts, isFigure }) => (
                <th
                  key={label}
                  scope="col"
                  data-figure={isFigure}
                  aria-sort={
                    sorts?.includes(sort) ? (descending.includes(sort) ? 'descending' : 'ascending') : undefined
                  }
                >
                  {sorts ? (
                    <TableSortLabel
                      active={sorts.includes(sort)}
                      direction={descending.includes(sort) ? 'desc' : 'asc'}
                      onClick={() => onSort(nextSort(sorts, sort))}
                    >
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </th>
              ))}
              <th scope="col">
                <span className="hidden-word">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {leases.map((lease) => (
              <LeaseRow key={lease.id} lease={lease} {...handlers} />
            ))}
          </tbody>
        </Table>
      ) : (
        <Cards>
          {leases.map((lease) => (
            <LeaseCard key={lease.id} lease={lease} {...handlers} />
          ))}
        </Cards>
      )}
    </div>
  );
};

type Column = { readonly label: string; readonly sorts?: readonly LeaseSort[]; readonly isFigure?: boolean };

const columns: readonly Column[] = [
  { label: 'Lease', sorts: ['title'] },
  { label: 'Score', sorts: ['score'] },
  { label: 'Red flags' },
  { label: 'Monthly rent', isFigure: true },
  { label: 'Ends', sorts: ['end'] },
  { label: 'Added', sorts: ['newest', 'oldest'] },
];

const descending: readonly LeaseSort[] = ['newest', 'score'];

const nextSort = (sorts: readonly LeaseSort[], current: LeaseSort): LeaseSort =>
  sorts.find((candidate) => candidate !== current) ?? sorts[0] ?? current;

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& th': {
    ...theme.typography.caption,
    position: 'sticky',
    top: 72,
    zIndex: 1,
    padding: '12px 12px',
    textAlign: 'left',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { borderTopLeftRadius: 20, paddingLeft: 20 },
  '& th:last-of-type': { borderTopRightRadius: 20 },
  '& td': { padding: '12px 12px', verticalAlign: 'top', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& td:first-of-type': { paddingLeft: 20 },
  '& tr:last-of-type > td': { borderBottom: 0 },
  '& [data-figure="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .hidden-word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));

const Cards = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
