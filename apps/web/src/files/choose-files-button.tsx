import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { acceptedFiles } from './drop-zone.tsx';

type ChooseFilesButtonProps = {
  /** The name of the file field. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** A button that opens the choice of files. The same file can be chosen again after it was taken out. */
export const ChooseFilesButton = ({ label, isDisabled = false, onFiles, children }: ChooseFilesButtonProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={isDisabled} onClick={() => inputRef.current?.click()}>
        {children}
      </Button>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
