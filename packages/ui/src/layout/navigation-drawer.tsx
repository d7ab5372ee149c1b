import { layoutTokens } from '@keyclause/theme';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { type DrawerGroup, isCurrent } from './navigation.ts';

interface NavigationDrawerProps {
  readonly id: string;
  readonly brandName: string;
  readonly groups: readonly DrawerGroup[];
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

export const NavigationDrawer = ({
  id,
  brandName,
  groups,
  pathname,
  isOpen,
  onClose,
  onSignOut,
}: NavigationDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    transitionDuration={{ enter: layoutTokens.drawerOpenMs, exit: layoutTokens.drawerCloseMs }}
    sx={{ zIndex: layoutTokens.backdropLayer }}
    slotProps={{
      // It is loaded with its first opening, which is to slide like the next.
      transition: { appear: true },
      paper: {
        id,
        'aria-label': 'Main navigation',
        sx: {
          width: layoutTokens.drawerWidth,
          zIndex: layoutTokens.drawerLayer,
          borderRadius: 0,
          px: 1.5,
          pb: 2,
        },
      } as Record<string, unknown>,
    }}
  >
    <Brand name={brandName} />
    <nav aria-label="Main">
      {groups.map((group) => (
        <Group key={group.label} group={group} pathname={pathname} onClose={onClose} />
      ))}
    </nav>
    <ListItemButton
      onClick={() => {
        onClose();
        onSignOut();
      }}
      sx={entryStyle}
    >
      <Entry icon={<LogoutOutlined fontSize="small" />} label="Sign Out" />
    </ListItemButton>
  </Drawer>
);

const Brand = ({ name }: { readonly name: string }) => (
  <div style={{ height: layoutTokens.topBarHeight, display: 'flex', alignItems: 'center', paddingLeft: 8 }}>
    <BrandMark name={name} />
  </div>
);

interface GroupProps {
  readonly group: DrawerGroup;
  readonly pathname: string;
  readonly onClose: () => void;
}

const Group = ({ group: { label, links }, pathname, onClose }: GroupProps) => {
  const labelId = useId();
  if (links.length === 0) return null;
  return (
    <>
      <Typography
        id={labelId}
        component="h2"
        variant="overline"
        color="textSecondary"
        sx={{ px: 1, lineHeight: '32px', display: 'block' }}
      >
        {label}
      </Typography>
      <List aria-labelledby={labelId} disablePadding sx={{ mb: 1 }}>
        {links.map(({ label: text, href, icon }) => (
          <ListItem key={href} disablePadding sx={{ mb: 0.25 }}>
            <ListItemButton
              href={href}
              selected={isCurrent(href, pathname)}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              onClick={onClose}
              sx={entryStyle}
            >
              <Entry icon={icon} label={text} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
};

const Entry = ({ icon, label }: { readonly icon: ReactNode; readonly label: string }) => (
  <>
    <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
    <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 550 } } }} />
  </>
);

const entryStyle = { flex: 'none', width: '100%', minHeight: 40, py: 0.5, px: 1 } as const;
