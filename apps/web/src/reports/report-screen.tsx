import type { LeaseReport } from '@keyclause/contracts';
import { PageSpinner, SplitView } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { loadScreen } from '#app/load-screen.ts';
import { DocumentViewer } from '#documents/document-viewer.tsx';
import { AskTab } from './ask/ask-tab.tsx';
import { useAsking } from './ask/use-asking.ts';
import { ExportMenu } from './export-menu.tsx';
import type { LeaseSource } from './lease-source.ts';
import { LetterButton } from './letter/letter-button.tsx';
import { useLetterAddress } from './letter/use-letter-address.ts';
import { PrintReport } from './print/print-report.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import type { Reading } from './reading.ts';
import { reportExports } from './report-exports.ts';
import { ReportPanel } from './report-panel.tsx';
import { useReading } from './use-reading.ts';
import { ViewpointSelect } from './viewpoint-select.tsx';

const LetterDesk = lazy(async () => ({
  default: (await loadScreen(() => import('./letter/letter-desk.tsx'))).LetterDesk,
}));

type ReportScreenProps = {
  readonly source: LeaseSource;
  readonly report: LeaseReport;
  readonly title: string;
  /** The way back, before the title. */
  readonly back: ReactNode;
  /** What the reader should know about this report, under the title: that it is a sample, that nothing was sent. */
  readonly note?: ReactNode;
  /** What else can be done with this lease, on a desk. */
  readonly actions?: ReactNode;
  /** How the owner lets others read it. */
  readonly share?: ReactNode;
  /** The documents of the lease with what their owner can do with them, in the summary. */
  readonly documents?: (reading: Reading) => ReactNode;
};

/** Document and report side by side; what is open in one is open in the other, and in the address. */
export const ReportScreen = ({ source, report, title, back, note, actions, share, documents }: ReportScreenProps) => {
  const asking = useAsking(source, report);
  const { reading, documentIndex, marks, target, side, setSide, openMark, showDocument } = useReading(
    report,
    asking.items,
  );
  const searchRef = useRef<HTMLInputElement>(null);
  const isPrinting = useIsPrinting();
  const [letter, changeLetter] = useLetterAddress();

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

  const exports = reportExports({ source, report, title, as: reading.address.as });
  const panel = (
    <ReportPanel
      reading={reading}
      calendar={exports.find(({ name }) => name.endsWith('.ics'))}
      ask={<AskTab reading={reading} asking={asking} />}
      documents={documents?.(reading)}
    />
  );

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
            {actions ? <OnDesk>{actions}</OnDesk> : null}
            <OnDesk>
              <ViewpointSelect value={reading.address.as} onChange={(as) => reading.change({ as })} />
            </OnDesk>
            <LetterButton
              isOpen={letter.tone !== null}
              onClick={() => changeLetter({ tone: letter.tone ? null : 'polite' })}
            />
            {share}
            <ExportMenu exports={exports} />
          </Actions>
        </Head>
        <Panes>
          {letter.tone ? (
            <Suspense fallback={<PageSpinner label="Opening the letter" />}>
              <LetterDesk report={report} title={title} as={reading.address.as} />
            </Suspense>
          ) : source.withoutDocuments ? (
            <Alone>{panel}</Alone>
          ) : (
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
              end={panel}
              side={side}
              onSideChange={setSide}
            />
          )}
        </Panes>
      </Screen>
      {isPrinting ? <PrintReport report={report} title={title} as={reading.address.as} /> : null}
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
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    padding: '6px 16px',
    gap: '4px 6px',
  },
}));

const Title = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  // Rather a row of buttons below than a title of three letters.
  [theme.breakpoints.down('sm')]: { flexBasis: 150 },
  '& h1': { ...theme.typography.h3, [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' } },
}));

/** On a phone it stands with the flags, where it tells most. */
const OnDesk = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

/** A report without its document keeps to a width that reads well. */
const Alone = styled('div')({ flex: 1, minWidth: 0, maxWidth: 960, margin: '0 auto' });

const Panes = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  backgroundColor: theme.vars.palette.background.paper,
}));
