import { showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { ReportExport } from './lease-source.ts';
import { saveBlob } from './save-blob.ts';

type ExportButtonProps = { readonly reportExport: ReportExport; readonly children: ReactNode };

export const ExportButton = ({ reportExport, children }: ExportButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const download = (): void => {
    setIsBusy(true);
    void downloadExport(reportExport).finally(() => setIsBusy(false));
  };
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={download}>
      {children}
    </Button>
  );
};

export const downloadExport = async ({ fetch, name, label }: ReportExport): Promise<void> => {
  try {
    saveBlob(await fetch(), name);
  } catch {
    showNotice({ tone: 'error', message: `${label} could not be downloaded. Try again.` });
  }
};
