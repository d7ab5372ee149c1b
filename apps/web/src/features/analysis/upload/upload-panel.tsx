import type { Lease } from '@keyclause/contracts';
import { uploadLimits } from '@keyclause/domain';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CheckedFile, checkedFiles } from '#files/checked-files.ts';
import { DropZone } from '#files/drop-zone.tsx';
import { useFileDrop } from '#files/use-file-drop.ts';
import { paths } from '#paths.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Files in, leases out: choose, see what it costs, send. */
export const UploadPanel = () => {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly CheckedFile[]>([]);
  const open = useCallback((lease: Lease) => void navigate(paths.lease(lease.id)), [navigate]);
  const { uploads, start, retry, drop } = useUploads(open);

  const add = async (files: readonly File[]): Promise<void> =>
    setChosen(await checkedFiles([...chosen.map(({ file }) => file), ...files]));

  return (
    <div>
      <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} onDrop={drop} />
      {chosen.length > 0 ? (
        <ChosenFilesWithDrop
          chosen={chosen}
          onAdd={(files) => void add(files)}
          onChange={setChosen}
          onStart={(groups) => {
            setChosen([]);
            void start(groups);
          }}
        />
      ) : (
        <>
          <DropZone
            title="Drop a lease here"
            hint="PDF, Word, text, HTML, or photos of the pages. Choose a lease and its amendments together: they are read as one. You see what it costs first."
            onFiles={(files) => void add(files)}
          />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1, textAlign: 'center' }}>
            Up to {uploadLimits.fileBytes / 1024 / 1024} MB a file, {uploadLimits.pages} pages a lease. Reading explains
            a lease; it is not legal advice.
          </Typography>
        </>
      )}
    </div>
  );
};

type ChosenFilesWithDropProps = Parameters<typeof ChosenFiles>[0] & {
  readonly onAdd: (files: readonly File[]) => void;
};

const ChosenFilesWithDrop = ({ onAdd, ...props }: ChosenFilesWithDropProps) => {
  useFileDrop(onAdd);
  return <ChosenFiles {...props} onAdd={onAdd} />;
};
