import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MenuLink } from './navigation.ts';

/** The Menu dropdown: one line on what each page is for. */
export const SiteMenu = ({ links }: { readonly links: readonly MenuLink[] }) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Menu
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 340, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        {links.map(({ label, description, href }) => (
          <MenuItem
            key={href}
            component="a"
            href={href}
            onClick={close}
            sx={{ display: 'block', whiteSpace: 'normal' }}
          >
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {label}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {description}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
