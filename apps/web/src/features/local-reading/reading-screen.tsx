import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import { localProgressShare, localProgressWords } from './progress-words.ts';
import type { LocalReading } from './use-local-reading.ts';

type ReadingScreenProps = {
  readonly title: string;
  readonly reading: Exclude<LocalReading, { readonly status: 'ready' }>;
  readonly note: ReactNode;
  readonly onRetry: () => void;
};

/** While a file is read in this browser, or when it could not be. */
export const ReadingScreen = ({ title, reading, note, onRetry }: ReadingScreenProps) => (
  <Middle>
    <Typography variant="h1">{title}</Typography>
    {reading.status === 'failed' ? (
      <>
        <Alert severity="error">
          {reading.fileName ? <AlertTitle>{reading.fileName}</AlertTitle> : null}
          {reading.message}
        </Alert>
        <div>
          <Button variant="contained" href={paths.analysis}>
            Choose another file
          </Button>{' '}
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </>
    ) : (
      <>
        <ProgressLine
          label={reading.progress ? localProgressWords(reading.progress) : 'Opening the file'}
          fraction={reading.progress ? localProgressShare(reading.progress) : undefined}
          note={note}
        />
        <div>
          <Button href={paths.analysis}>Cancel</Button>
        </div>
      </>
    )}
  </Middle>
);

const Middle = styled('div')({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 560,
  margin: 'auto',
  padding: '32px 16px',
});
