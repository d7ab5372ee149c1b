import type { Comparison } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';
import type { Viewpoint } from '#reports/report-address.ts';
import { effectsFor } from './effects-for.ts';

type ComparisonCountsProps = { readonly comparison: Comparison; readonly as: Viewpoint };

/** The comparison in six figures. */
export const ComparisonCounts = ({ comparison: { facts, clauses, flags, effects }, as }: ComparisonCountsProps) => {
  const mine = effectsFor(as, effects);
  const count = (pairs: readonly { readonly standing: string }[], ...standings: readonly string[]): number =>
    pairs.filter(({ standing }) => standings.includes(standing)).length;
  const figures: readonly (readonly [string, number])[] = [
    [
      as === 'manager' ? 'Better for the owner' : 'Better for you',
      mine.filter(({ direction }) => direction === 'better').length,
    ],
    [
      as === 'manager' ? 'Worse for the owner' : 'Worse for you',
      mine.filter(({ direction }) => direction === 'worse').length,
    ],
    ['Terms that differ', count(facts, 'changed', 'only_a', 'only_b')],
    ['Clauses that differ', count(clauses, 'changed', 'only_a', 'only_b')],
    ['New red flags', count(flags, 'only_b')],
    ['Red flags gone', count(flags, 'only_a')],
  ];
  return (
    <Figures>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
};

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
  gap: 12,
  margin: '16px 0 8px',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '12px 16px',
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
