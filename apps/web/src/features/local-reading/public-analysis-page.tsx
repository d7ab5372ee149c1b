import { brand, uploadLimits } from '@keyclause/domain';
import { PageBody, ReportMiniature } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { checkedFiles } from '#files/checked-files.ts';
import { handOverFiles } from '#files/chosen-files.ts';
import { DropZone } from '#files/drop-zone.tsx';
import { paths } from '#paths.ts';

/** What a signed-out visitor sees of the document analyzer: the tool at work, without an account. */
export const PublicAnalysisPage = () => {
  const navigate = useNavigate();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const read = async (files: readonly File[]): Promise<void> => {
    const checked = await checkedFiles(files);
    setFaults(checked.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : [])));
    if (checked.length === 0 || checked.some(({ fault }) => fault)) return;
    handOverFiles(files);
    await navigate(paths.localLease);
  };

  return (
    <PageBody
      title="Read a lease before you sign it"
      lead="Get the terms, the traps and the dates, each shown in the document at the words it comes from."
    >
      <ScreenMeta
        title="Document analyzer"
        description="Read a lease in your browser: terms, red flags, dates and costs, each shown in the document."
      />
      <Grid>
        <div>
          <DropZone
            title="Drop a lease here"
            hint="It is read in this browser. Nothing is uploaded. Choose a lease and its amendments together: they are read as one."
            onFiles={(files) => void read(files)}
          />
          {faults.map((fault) => (
            <Alert key={fault} severity="error" sx={{ mt: 2 }}>
              {fault}
            </Alert>
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            PDF, Word, text, HTML, or photos of the pages; up to {uploadLimits.fileBytes / 1024 / 1024} MB and{' '}
            {uploadLimits.pages} pages. {brand.name} explains what a lease says. It does not give legal advice, and it
            can miss things: every line shows you where to check.
          </Typography>
        </div>
        <Aside>
          <Typography variant="h2">See a finished report</Typography>
          <Typography color="textSecondary">
            A sample lease with its report beside it. Click any line to see the words.
          </Typography>
          <div aria-hidden inert>
            <ReportMiniature />
          </div>
          <div>
            <Button variant="outlined" href={paths.sampleLease}>
              Open the sample report
            </Button>
          </div>
          <Typography variant="body2" color="textSecondary">
            With an account your leases are kept, with their dates and costs in one place.{' '}
            <Link href={paths.register}>Create an account</Link>
          </Typography>
        </Aside>
      </Grid>
    </PageBody>
  );
};

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 400px)', gap: 48 },
}));

const Aside = styled('aside')({ display: 'grid', gap: 16 });
