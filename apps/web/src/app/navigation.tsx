import type { DrawerGroup, FooterGroup, NavigationLink } from '@keyclause/ui';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { paths } from '#paths.ts';

export const drawerGroups: readonly DrawerGroup[] = [
  {
    label: 'Main',
    links: [
      { label: 'Dashboard', href: paths.dashboard, icon: <SpaceDashboardOutlined fontSize="small" /> },
      { label: 'Profile', href: paths.profile, icon: <PersonOutlined fontSize="small" /> },
    ],
  },
  {
    label: 'Lease Tools',
    links: [{ label: 'Document analyzer', href: paths.analysis, icon: <DescriptionOutlined fontSize="small" /> }],
  },
];

/** Only hides the link from others: the API refuses them. */
export const adminGroup: DrawerGroup = {
  label: 'More',
  links: [{ label: 'Administration', href: paths.admin, icon: <AdminPanelSettingsOutlined fontSize="small" /> }],
};

export const accountLinks: readonly NavigationLink[] = [
  { label: 'Profile', href: paths.profile },
  { label: 'Dashboard', href: paths.dashboard },
];

export const footerGroups: readonly FooterGroup[] = [
  {
    label: 'Product',
    links: [
      { label: 'Home', href: paths.home },
      { label: 'Document analyzer', href: paths.analysis },
      { label: 'Dashboard', href: paths.dashboard },
    ],
  },
];
