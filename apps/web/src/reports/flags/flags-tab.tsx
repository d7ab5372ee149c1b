import type { Severity } from '@keyclause/contracts';
import { SeverityMark, severityWords } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { FoldedList } from '../folded-list.tsx';
import type { Reading } from '../reading.ts';
import { Note, Section } from '../section.tsx';
import { ViewpointSelect } from '../viewpoint-select.tsx';
import { FlagItem } from './flag-item.tsx';
import { missingBeyondFlags } from './missing-beyond-flags.ts';
import { orderFor, viewpointWords } from './point-of-view.ts';
import { repeatedPlaces } from './repeated-places.ts';
import { unflaggedClauses } from './unflagged-clauses.ts';

const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** What to worry about, in the order that matters to the reader; then what is missing; then what nothing was found against. */
export const FlagsTab = ({ reading }: { readonly reading: Reading }) => {
  const { report, address, change } = reading;
  const { as, severity } = address;
  const { flags } = report;
  const missing = useMemo(() => missingBeyondFlags(report), [report]);
  const isWanted = (item: { readonly severity: Severity }): boolean => severity === null || item.severity === severity;
  const shownFlags = useMemo(() => orderFor(as, flags), [as, flags]).filter(isWanted);
  const shownMissing = useMemo(() => orderFor(as, missing), [as, missing]).filter(isWanted);
  const places = useMemo(() => repeatedPlaces(report), [report]);
  const fine = useMemo(() => unflaggedClauses(report), [report]);

  return (
    <>
      {flags.length > 0 ? (
        <Filter>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={severity ?? 'all'}
            onChange={(_, value: Severity | 'all' | null) => change({ severity: value === 'all' ? null : value })}
            aria-label="Show by severity"
          >
            <ToggleButton value="all">All {flags.length}</ToggleButton>
            {severities.map((name) => {
              const count = flags.filter((item) => item.severity === name).length;
              return count > 0 ? (
                <ToggleButton key={name} value={name}>
                  <SeverityMark severity={name} label={`${severityWords[name]} ${count}`} />
                </ToggleButton>
              ) : null;
            })}
          </ToggleButtonGroup>
        </Filter>
      ) : null}
      <OnPhone>
        <ViewpointSelect value={as} onChange={(viewpoint) => change({ as: viewpoint })} />
      </OnPhone>
      <Note>{viewpointWords[as].intro}</Note>
      {shownFlags.map((flag) => (
        <FlagItem
          key={flag.key}
          reading={reading}
          itemKey={flag.key}
          flag={flag}
          evidence={[flag, ...flag.more]}
          where={places.get(flag.key)}
        />
      ))}
      {shownFlags.length === 0 ? (
        <Note>{severity === null ? 'No red flag was found in this lease.' : `No ${severity} red flag was found.`}</Note>
      ) : null}
      {shownMissing.length > 0 ? (
        <Section
          title={`Missing from this lease: ${shownMissing.length}`}
          note="Leases of this kind usually give these. This one is silent, or takes them away."
        >
          {shownMissing.map((protection) => (
            <FlagItem
              key={protection.id}
              reading={reading}
              itemKey={protection.id}
              flag={protection}
              evidence={protection.evidence ?? []}
            />
          ))}
        </Section>
      ) : null}
      {fine.length > 0 && severity === null ? (
        <Section title="What looks fine">
          <FoldedList title={`Nothing was found against ${fine.length} ${fine.length === 1 ? 'clause' : 'clauses'}`}>
            <ul>
              {fine.map(({ key, number, heading, name }) => (
                <li key={key}>{[number, heading ?? name].filter(Boolean).join(' ')}</li>
              ))}
            </ul>
          </FoldedList>
        </Section>
      ) : null}
    </>
  );
};

const OnPhone = styled('div')(({ theme }) => ({
  padding: '0 20px 12px',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Filter = styled('div')({
  padding: '16px 20px 12px',
  overflowX: 'auto',
  '& .MuiToggleButton-root': { textTransform: 'none', whiteSpace: 'nowrap', padding: '5px 12px' },
});
