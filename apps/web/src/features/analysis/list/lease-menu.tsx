import type { Lease } from '@keyclause/contracts';
import { isLeaseSettled } from '@keyclause/domain';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';

type LeaseMenuProps = {
  readonly lease: Lease;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
};

export const LeaseMenu = ({ lease, onRename, onRemove, onCancel }: LeaseMenuProps) => {
  const id = useId();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: () => void) => () => {
    chosen.current = act;
    setAnchor(null);
  };
  // The menu gives the focus back when it is gone; what was chosen may want it elsewhere, so it comes after.
  const actOnChoice = (): void => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <>
      <IconButton
        aria-label={`Actions for ${lease.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: actOnChoice } }}
      >
        <MenuItem onClick={choose(onRename)}>Rename</MenuItem>
        {lease.status === 'ready' ? (
          <MenuItem onClick={choose(() => void navigate(paths.compareLeases(lease.id)))}>Compare with another</MenuItem>
        ) : null}
        {isLeaseSettled(lease.status) ? null : <MenuItem onClick={choose(onCancel)}>Stop reading</MenuItem>}
        <MenuItem onClick={choose(onRemove)}>Delete</MenuItem>
      </Menu>
    </>
  );
};
