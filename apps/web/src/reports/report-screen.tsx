import type { LeaseReport } from '@keyclause/contracts';
import { SplitView } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentViewer } from '#documents/document-viewer.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { LeaseSource } from './lease-source.ts';
import { PrintReport } from './print/print-report.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { ReportPanel } from './report-panel.tsx';
import { useReading } from './use-reading.ts';
import { ViewpointSelect } from './viewpoint-select.tsx';

type ReportScreenProps = {
  readonly source: LeaseSource;
  readonly report: LeaseReport;
  readonly title: string;
  /** The way back, before the title. */
  readonly back: ReactNode;
  /** What the reader should know about this report, under the title: that it is a sample, that nothing was sent. */
  readonly note?: ReactNode;
};

/** Document and report side by side; what is open in one is open in the other, and in the address. */
export const ReportScreen = ({ source, report, title, back, note }: ReportScreenProps) => {
  const { reading, documentIndex, marks, target, side, setSide, openMark, showDocument } = useReading(report);
  const searchRef = useRef<HTMLInputElement>(null);
  const isPrinting = useIsPrinting();

  useEffect(() => {
    const goToSearch = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setSide('start');
      // On a narrow screen the document comes forward first.
      requestAnimationFrame(() => searchRef.current?.focus());
    };
    window.addEventListener('keydown', goToSearch);
    return () => window.removeEventListener('keydown', goToSearch);
  }, [setSide]);

  return (
    <>
      <Screen>
        <Head>
          {back}
          <Title>
            <Typography variant="h1" noWrap title={title}>
              {title}
            </Typography>
            {note ? (
              <Typography variant="body2" color="textSecondary" component="div">
                {note}
              </Typography>
            ) : null}
          </Title>
          <Actions>
            <OnDesk>
              <ViewpointSelect value={reading.address.as} onChange={(as) => reading.change({ as })} />
            </OnDesk>
            <ExportMenu exports={source.exports} />
          </Actions>
        </Head>
        <Panes>
          <SplitView
            storageKey="keyclause-report-divider"
            startLabel="Document"
            start={
              <DocumentViewer
                source={source}
                documents={report.documents}
                documentIndex={documentIndex}
                onDocument={showDocument}
                marks={marks}
                target={target}
                searchRef={searchRef}
                onOpenMark={openMark}
              />
            }
            endLabel="Report"
            end={<ReportPanel reading={reading} calendar={source.exports.find(({ name }) => name.endsWith('.ics'))} />}
            side={side}
            onSideChange={setSide}
          />
        </Panes>
      </Screen>
      {isPrinting ? <PrintReport report={report} as={reading.address.as} /> : null}
    </>
  );
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const Screen = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'none' },
});

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', padding: '6px 12px 6px 4px', gap: '4px 6px' },
}));

const Title = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& h1': { ...theme.typography.h3, [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' } },
}));

/** On a phone it stands with the flags, where it tells most. */
const OnDesk = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Panes = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  backgroundColor: theme.vars.palette.background.paper,
}));
