import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { menuLink } from './menu-link.ts';
import type { MenuLink } from './navigation.ts';

interface SiteMenuListProps {
  readonly id: string;
  readonly links: readonly MenuLink[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** One line on what each page is for. */
export const SiteMenuList = ({ id, links, anchor, onClose }: SiteMenuListProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ paper: { sx: { width: 340, maxWidth: 'calc(100vw - 32px)' } } }}
  >
    {links.map(({ label, description, href }) => (
      <MenuItem key={href} {...menuLink(href)} onClick={onClose} sx={{ display: 'block', whiteSpace: 'normal' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', textWrap: 'balance' }}
        >
          {description}
        </Typography>
      </MenuItem>
    ))}
  </Menu>
);
