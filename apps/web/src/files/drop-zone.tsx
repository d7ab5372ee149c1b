import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFileDrop } from './use-file-drop.ts';

type DropZoneProps = {
  readonly title: string;
  readonly hint: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
};

export const acceptedFiles = '.pdf,.docx,.txt,.html,.htm,.jpg,.jpeg,.png,.webp,.heic,.heif';

/** Takes files by drop anywhere on the page, from the file dialog, or from a phone's camera. */
export const DropZone = ({ title, hint, onFiles }: DropZoneProps) => {
  const titleId = useId();
  const filesRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(onFiles);

  const take = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length > 0) onFiles(files);
  };

  const takeEarly = useEffectEvent(() => {
    for (const input of [filesRef.current, cameraRef.current]) if (input?.files?.length) take(input);
  });
  // A page that is drawn before its script runs may have been given files already.
  useEffect(() => takeEarly(), []);

  return (
    <Zone data-dragging={isDragging} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {isDragging ? 'Drop it here' : title}
      </Typography>
      <Typography color="textSecondary" component="div">
        {hint}
      </Typography>
      <Buttons>
        <Button variant="contained" size="large" onClick={() => filesRef.current?.click()}>
          Choose files
        </Button>
        <CameraButton variant="outlined" size="large" onClick={() => cameraRef.current?.click()}>
          Take a photo
        </CameraButton>
      </Buttons>
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label="Lease files"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={cameraRef}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Photo of a page"
        onChange={(event) => take(event.currentTarget)}
      />
    </Zone>
  );
};

const Zone = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '40px 24px',
  textAlign: 'center',
  borderRadius: 20,
  border: `2px dashed ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 150ms',
  '&[data-dragging="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primarySoft,
  },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 8 });

const CameraButton = styled(Button)({ '@media (hover: hover) and (pointer: fine)': { display: 'none' } });
