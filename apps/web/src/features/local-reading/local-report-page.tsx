import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { handedOverFiles } from '#files/chosen-files.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#reports/back-link.tsx';
import { ReportScreen } from '#reports/report-screen.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import { useLocalReading } from './use-local-reading.ts';

/** The visitor's own file, read in the browser. Without one, as after a reload, it leads back to where one is chosen. */
export const LocalReportPage = () => {
  const [files] = useState(handedOverFiles);
  return files.length > 0 ? <LocalReport files={files} /> : <Navigate to={paths.analysis} replace />;
};

const LocalReport = ({ files }: { readonly files: readonly File[] }) => {
  const openFiles = useCallback(async () => files, [files]);
  const { reading, retry } = useLocalReading(openFiles);
  const title = files.map(({ name }) => name).join(', ');
  return (
    <>
      <ScreenMeta title={title} />
      {reading.status === 'ready' ? (
        <ReportScreen
          source={reading.source}
          report={reading.lease.report}
          title={reading.lease.report.title || title}
          back={<BackLink href={paths.analysis} label="Document analyzer" />}
          note="Read in this browser. Nothing was uploaded; a reload forgets it."
        />
      ) : (
        <ReadingScreen
          title={title}
          reading={reading}
          note="The file stays in this browser. Nothing is uploaded."
          onRetry={retry}
        />
      )}
    </>
  );
};
