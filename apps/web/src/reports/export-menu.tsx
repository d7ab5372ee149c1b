import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { downloadExport } from './export-button.tsx';
import type { ReportExport } from './lease-source.ts';

/** Take the report away: as a file, or on paper. */
export const ExportMenu = ({ exports }: { readonly exports: readonly ReportExport[] }) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {exports.map((reportExport) => (
          <MenuItem key={reportExport.name} onClick={choose(() => void downloadExport(reportExport))}>
            {reportExport.label}
          </MenuItem>
        ))}
        {/* The menu must be gone before the page is laid out for paper. */}
        <MenuItem onClick={choose(() => setTimeout(() => window.print(), 250))}>Print the report</MenuItem>
      </Menu>
    </>
  );
};
