import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Upload } from './use-uploads.ts';

type UploadListProps = {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDrop: (id: string) => void;
};

/** What is being sent, and what could not be. */
export const UploadList = ({ uploads, onRetry, onDrop }: UploadListProps) =>
  uploads.length > 0 ? (
    <List aria-label="Uploads">
      {uploads.map((upload) => {
        const name = upload.files.map((file) => file.name).join(', ');
        return (
          <li key={upload.id}>
            {upload.failure ? (
              <Alert
                severity="error"
                action={
                  <>
                    <Button size="small" color="inherit" onClick={() => onRetry(upload)}>
                      Try again
                    </Button>
                    <Button size="small" color="inherit" onClick={() => onDrop(upload.id)}>
                      Dismiss
                    </Button>
                  </>
                }
              >
                {name}: {upload.failure}
              </Alert>
            ) : (
              <UnderWay>
                <ProgressLine label={`Uploading ${name}`} fraction={upload.share} />
                <Button size="small" onClick={() => onDrop(upload.id)}>
                  Cancel
                </Button>
              </UnderWay>
            )}
          </li>
        );
      })}
    </List>
  ) : null;

const List = styled('ul')({ listStyle: 'none', margin: '0 0 16px', padding: 0, display: 'grid', gap: 12 });

const UnderWay = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 16,
  padding: '16px 20px',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
