import type { FactPair, Standing } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';
import { datedWords } from '#reports/documents/changed-terms.ts';
import { FoldedList } from '#reports/folded-list.tsx';
import { FoundByModel } from '#reports/model/found-by-model.tsx';
import { Section } from '#reports/section.tsx';
import { fieldGroups, labelOf } from '#reports/summary/field-labels.ts';
import { SidePlace } from './side-place.tsx';
import type { Sides } from './sides.ts';

type FactTableProps = { readonly facts: readonly FactPair[]; readonly sides: Sides };

/** The terms of both leases in one table: what differs first, what is the same folded away. On a phone each term is a card. */
export const FactTable = ({ facts, sides }: FactTableProps) => {
  const ordered = [...facts].sort((one, other) => rankOf(one.field) - rankOf(other.field));
  const differing = ordered.filter(({ standing }) => standing !== 'same');
  const same = ordered.filter(({ standing }) => standing === 'same');
  return (
    <Section title="Terms">
      {differing.length === 0 ? null : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Term</th>
              <th scope="col">{sides.a.lease.title}</th>
              <th scope="col">{sides.b.lease.title}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((pair) => (
              <tr key={pair.field}>
                <th scope="row">
                  {labelOf(pair.field)} <small>{standingWords[pair.standing]}</small>
                </th>
                {(['a', 'b'] as const).map((side) => (
                  <td key={side} data-side={sides[side].lease.title}>
                    <span>{termIn(pair, side)}</span>
                    {isByModel(pair[side]) ? <FoundByModel /> : null}
                    <SidePlace side={sides[side]} tab="summary" itemKey={pair.field} place={placeOf(pair[side])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {same.length > 0 ? (
        <FoldedList title={same.length === 1 ? 'The same in both: 1 term' : `The same in both: ${same.length} terms`}>
          <ul>
            {same.map(({ field, a, b }) => (
              <li key={field}>
                {labelOf(field)}: {a?.display} {isByModel(a) || isByModel(b) ? <FoundByModel /> : null}
              </li>
            ))}
          </ul>
        </FoldedList>
      ) : null}
    </Section>
  );
};

const termIn = (pair: FactPair, side: 'a' | 'b'): string => {
  const fact = pair[side];
  return fact ? datedWords(fact) : 'Not stated';
};

const isByModel = (fact: FactPair['a']): boolean => fact?.method === 'model';

const standingWords: Readonly<Record<Standing, string>> = {
  same: 'Same',
  changed: 'Changed',
  only_a: 'Only in the first',
  only_b: 'Only in the second',
};

const placeOf = (fact: FactPair['a']) =>
  fact && fact.document !== null && fact.page !== null ? { document: fact.document, page: fact.page } : null;

const order = fieldGroups.flatMap(({ fields }) => fields.map(({ id }) => id));
const rankOf = (field: string): number => {
  const at = order.indexOf(field);
  return at === -1 ? order.length : at;
};

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '10px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& thead th:first-of-type': { paddingLeft: 20 },
  '& tbody th': { width: '28%', fontWeight: 600, paddingLeft: 20 },
  '& small': { display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& td > span': { marginRight: 8, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block', width: '100%' },
    '& tbody th': { borderBottom: 0, padding: '12px 20px 0' },
    '& td': { border: 0, padding: '6px 20px' },
    '& td::before': {
      content: 'attr(data-side)',
      display: 'block',
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
    '& tr': { padding: '0 0 8px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  },
}));
