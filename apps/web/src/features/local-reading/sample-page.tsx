import Link from '@mui/material/Link';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { BackLink } from '#reports/back-link.tsx';
import { ReportScreen } from '#reports/report-screen.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import sampleUrl from './sample/round-rock-townhome.pdf?url';
import { useLocalReading } from './use-local-reading.ts';

const openSample = async (): Promise<readonly File[]> => {
  const response = await fetch(sampleUrl);
  if (!response.ok) throw new Error('The sample could not be loaded. Check your connection and try again.');
  return [new File([await response.blob()], 'Round Rock townhome.pdf', { type: 'application/pdf' })];
};

/** A lease that we wrote, read by the same engine, in the visitor's browser. */
export const SamplePage = () => {
  const { reading, retry } = useLocalReading(openSample);
  return (
    <>
      <ScreenMeta
        title="Sample lease report"
        description="A whole lease report beside its lease: click any line to see the words."
      />
      {reading.status === 'ready' ? (
        <ReportScreen
          source={reading.source}
          report={reading.lease.report}
          title="Sample: a townhome in Round Rock, Texas"
          back={<BackLink href={paths.analysis} label="Document analyzer" />}
          note={
            <>
              An invented lease, read in your browser just now. <Link href={paths.analysis}>Read your own</Link>
            </>
          }
        />
      ) : (
        <ReadingScreen
          title="Sample lease report"
          reading={reading}
          note="The sample is read by the same engine as your own lease, here in your browser."
          onRetry={retry}
        />
      )}
    </>
  );
};
