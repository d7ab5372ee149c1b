import { siteMenu } from '@keyclause/domain';
import type { DrawerGroup, DrawerLink } from '@keyclause/ui';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';

/** The left drawer, in the groups of section 2 of the specification. A group without a screen is left out until it has one. */
export const drawerGroups = ({ isAdmin }: { readonly isAdmin: boolean }): readonly DrawerGroup[] => [
  {
    label: 'Main',
    links: [
      { label: 'Dashboard', href: paths.dashboard, icon: <AppsOutlined fontSize="small" /> },
      { label: 'Profile', href: paths.profile, icon: <PersonOutlined fontSize="small" /> },
    ],
  },
  {
    label: 'Lease Tools',
    links: [
      { label: 'Document analyzer', href: paths.analysis, icon: <DescriptionOutlined fontSize="small" /> },
      { label: 'Lease calculator', href: paths.calculator, icon: <CalculateOutlined fontSize="small" /> },
    ],
  },
  { label: 'More', links: isAdmin ? [...publicPages, administration] : publicPages },
];

const iconOf: Readonly<Record<string, ReactNode>> = {
  '/pricing': <PriceCheckOutlined fontSize="small" />,
  '/faq': <HelpOutlineOutlined fontSize="small" />,
  '/contact': <MailOutlineOutlined fontSize="small" />,
};

/** Of the public pages those that somebody with an account still needs. */
const publicPages: readonly DrawerLink[] = siteMenu.flatMap(({ label, href }) =>
  href in iconOf ? [{ label, href, icon: iconOf[href] }] : [],
);

/** Only hides the link from others: the API refuses them. */
const administration: DrawerLink = {
  label: 'Administration',
  href: paths.admin,
  icon: <AdminPanelSettingsOutlined fontSize="small" />,
};
