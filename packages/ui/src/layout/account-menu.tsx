import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AccountAvatar } from './account-avatar.tsx';
import type { LayoutAccount } from './navigation.ts';

type SignedInAccount = Extract<LayoutAccount, { status: 'signed-in' }>;

export const AccountMenu = ({ name, email, photoURL, links, onSignOut }: SignedInAccount) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%', padding: '2px' }}
      >
        <AccountAvatar name={name} photoURL={photoURL} />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 248 } } }}
      >
        <li role="none">
          <Typography noWrap sx={{ px: 1.5, pt: 1, fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography noWrap variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 1 }}>
            {email}
          </Typography>
        </li>
        <Divider component="li" sx={{ mb: 1 }} />
        {links.map(({ label, href }) => (
          <MenuItem key={href} component="a" href={href} onClick={close}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          Sign Out
        </MenuItem>
      </Menu>
    </>
  );
};
