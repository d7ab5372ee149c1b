import { type Comparison, compareReports } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Viewpoint } from '#reports/report-address.ts';
import { ViewpointSelect } from '#reports/viewpoint-select.tsx';
import { toldApart } from '../namesakes.ts';
import { AskBoth } from './ask-both.tsx';
import { ClauseChanges } from './clause-changes.tsx';
import { ComparisonCounts } from './comparison-counts.tsx';
import { EffectList } from './effect-list.tsx';
import { FactTable } from './fact-table.tsx';
import { FlagChanges } from './flag-changes.tsx';
import type { Side } from './sides.ts';

type ComparisonReportProps = {
  readonly a: Side;
  readonly b: Side;
  readonly as: Viewpoint;
  readonly onViewpoint: (as: Viewpoint) => void;
};

/** What changed from the first lease to the second: the sum of it first, then term by term and word by word. */
export const ComparisonReport = ({ a, b, as, onViewpoint }: ComparisonReportProps) => {
  const comparison = useMemo(() => compareReports(a.report, b.report), [a.report, b.report]);
  const [first = a.lease, second = b.lease] = toldApart([a.lease, b.lease]);
  const sides = { a: { ...a, lease: first }, b: { ...b, lease: second } };
  return (
    <>
      <Head>
        <p>
          From <strong>{first.title}</strong> to <strong>{second.title}</strong>
        </p>
        <ViewpointSelect value={as} onChange={onViewpoint} />
      </Head>
      <ComparisonCounts comparison={comparison} as={as} />
      <Panel>
        <EffectList effects={comparison.effects} isModelLeftOut={differsByModel(comparison)} as={as} sides={sides} />
        <AskBoth sides={sides} />
        <FactTable facts={comparison.facts} sides={sides} />
        <FlagChanges flags={comparison.flags} sides={sides} />
        <ClauseChanges clauses={comparison.clauses} sides={sides} />
      </Panel>
    </>
  );
};

const differsByModel = ({ facts, flags }: Comparison): boolean =>
  [
    ...facts.map(({ standing, a, b }) => standing !== 'same' && [a, b].some((fact) => fact?.method === 'model')),
    ...flags.map(({ standing, a, b }) => standing !== 'same' && [a, b].some((flag) => flag?.foundBy === 'model')),
  ].some(Boolean);

const Panel = styled('div')(({ theme }) => ({
  marginTop: 16,
  paddingBottom: 12,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { border: 0 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '@media print': { '& > :last-child': { display: 'none' } },
});
