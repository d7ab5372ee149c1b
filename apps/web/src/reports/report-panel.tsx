import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ClausesTab } from './clauses/clauses-tab.tsx';
import { DatesTab } from './dates/dates-tab.tsx';
import { FlagsTab } from './flags/flags-tab.tsx';
import type { ReportExport } from './lease-source.ts';
import { MoneyTab } from './money/money-tab.tsx';
import type { Reading } from './reading.ts';
import type { ReportTab } from './report-items.ts';
import { paneAttribute } from './reveal-in-pane.ts';
import { SummaryTab } from './summary/summary-tab.tsx';
import { walkItems } from './walk-items.ts';

type ReportPanelProps = {
  readonly reading: Reading;
  readonly calendar: ReportExport | undefined;
  /** The tab for questions. */
  readonly ask: ReactNode;
  /** The documents of the lease, for who can change them. */
  readonly documents?: ReactNode;
};

/** The report in its tabs. Arrow keys walk the items of the open one, Enter opens, Esc closes. */
export const ReportPanel = ({ reading, calendar, ask, documents }: ReportPanelProps) => {
  const id = useId();
  const { report, address, change } = reading;
  const { tab } = address;
  const counts: Partial<Record<ReportTab, number>> = {
    flags: report.flags.length,
    clauses: report.clauses.length,
    dates: report.dates.length,
  };

  const answerKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && address.item !== null) {
      focusOpener(event.target);
      change({ item: null, at: 0 });
    } else walkItems(event);
  };

  return (
    <Pane {...{ [paneAttribute]: '' }}>
      <TabBar>
        <Tabs
          value={tab}
          onChange={(_, next: ReportTab) => change({ tab: next, item: null, at: 0, severity: null })}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Report"
        >
          {tabNames.map(([name, label]) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}-tab`}
              aria-controls={name === tab ? `${id}-panel` : undefined}
              label={
                <span>
                  {label}
                  {counts[name] ? <Count>{counts[name]}</Count> : null}
                </span>
              }
            />
          ))}
        </Tabs>
      </TabBar>
      <div key={tab} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}-tab`} onKeyDown={answerKey}>
        {tab === 'summary' ? <SummaryTab reading={reading} documents={documents} /> : null}
        {tab === 'flags' ? <FlagsTab reading={reading} /> : null}
        {tab === 'clauses' ? <ClausesTab reading={reading} /> : null}
        {tab === 'dates' ? <DatesTab reading={reading} calendar={calendar} /> : null}
        {tab === 'money' ? <MoneyTab reading={reading} /> : null}
        {tab === 'ask' ? ask : null}
        <SmallPrint>
          Read by a program from the words of your document. It explains; it does not give legal advice.
        </SmallPrint>
      </div>
    </Pane>
  );
};

/** The details go; what was focused in them gives the focus back to their item. */
const focusOpener = (target: EventTarget): void => {
  if (target instanceof HTMLElement)
    target.closest('[data-open="true"]')?.querySelector<HTMLElement>('[data-item]')?.focus();
};

const tabNames: readonly (readonly [ReportTab, string])[] = [
  ['summary', 'Summary'],
  ['flags', 'Red flags'],
  ['clauses', 'Clauses'],
  ['dates', 'Dates'],
  ['money', 'Money'],
  ['ask', 'Ask'],
];

const Pane = styled('div')(({ theme }) => ({
  height: '100%',
  overflow: 'auto',
  position: 'relative',
  // What stands in the pane is laid out by the pane's width: a narrow one is as common on a desk as on a phone.
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
}));

const TabBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minHeight: 48,
  padding: '2px 8px 0',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@container (max-width: 560px)': { padding: '2px 4px 0', '& .MuiTab-root': { padding: '10px 8px' } },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  '@container (max-width: 560px)': { display: 'none' },
  marginLeft: 6,
  padding: '1px 6px',
  borderRadius: 8,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
}));

const SmallPrint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '24px 20px 32px',
  color: theme.vars.palette.text.secondary,
}));
