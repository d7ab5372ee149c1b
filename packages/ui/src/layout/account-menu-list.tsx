import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { menuLink } from './menu-link.ts';
import type { SignedInAccount } from './navigation.ts';

interface AccountMenuListProps {
  readonly id: string;
  readonly account: SignedInAccount;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export const AccountMenuList = ({ id, account, anchor, onClose }: AccountMenuListProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { sx: { width: 248 } } }}
  >
    <li role="none">
      <Typography noWrap sx={{ px: 1.5, pt: 1, fontWeight: 600 }}>
        {account.name}
      </Typography>
      <Typography noWrap variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 1 }}>
        {account.email}
      </Typography>
    </li>
    <Divider component="li" sx={{ mb: 1 }} />
    {account.links.map(({ label, href }) => (
      <MenuItem key={href} {...menuLink(href)} onClick={onClose}>
        {label}
      </MenuItem>
    ))}
    <MenuItem
      onClick={() => {
        onClose();
        account.onSignOut();
      }}
    >
      Sign Out
    </MenuItem>
  </Menu>
);
