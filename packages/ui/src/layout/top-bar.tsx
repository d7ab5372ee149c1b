import { layoutTokens } from '@keyclause/theme';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { AccountMenu } from './account-menu.tsx';
import { BrandMark } from './brand-mark.tsx';
import { ColorModeButton } from './color-mode-button.tsx';
import { DrawerButton } from './drawer-button.tsx';
import type { LayoutAccount, LayoutBrand, LoadDrawerGroups, MenuLink } from './navigation.ts';
import { SiteMenu } from './site-menu.tsx';

interface TopBarProps {
  readonly brand: LayoutBrand;
  readonly menu: readonly MenuLink[];
  readonly account: LayoutAccount;
  readonly loadDrawer: LoadDrawerGroups;
  readonly pathname: string;
}

export const TopBar = ({ brand, menu, account, loadDrawer, pathname }: TopBarProps) => (
  <Bar>
    {account.status === 'signed-in' ? (
      <DrawerButton brandName={brand.name} loadGroups={loadDrawer} pathname={pathname} onSignOut={account.onSignOut} />
    ) : null}
    {account.status === 'loading' && account.isLikelySignedIn ? <DrawerRoom aria-hidden="true" /> : null}
    <Link
      href="/"
      color="inherit"
      underline="none"
      sx={{ mr: 'auto', display: 'inline-flex' }}
      aria-label={`${brand.name}, home`}
    >
      <BrandMark name={brand.name} />
    </Link>
    {menu.length > 0 ? <SiteMenu links={menu} /> : null}
    <ColorModeButton />
    <AccountArea account={account} />
  </Bar>
);

const AccountArea = ({ account }: { readonly account: LayoutAccount }) => {
  if (account.status === 'loading') {
    return (
      <CircularProgress size={22} color="inherit" aria-label="Checking whether you are signed in" sx={{ mx: '9px' }} />
    );
  }
  if (account.status === 'signed-in') return <AccountMenu {...account} />;
  return (
    <>
      <Button color="inherit" href={account.signInHref}>
        Sign In
      </Button>
      <Button variant="contained" href={account.registerHref} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Get Started
      </Button>
    </>
  );
};

/** As wide as the button that opens the drawer, so that the brand does not move when it comes. */
const DrawerRoom = styled('span')({ flex: 'none', width: 28 });

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  flex: 'none',
  display: 'flex',
  height: layoutTokens.topBarHeight,
  alignItems: 'center',
  gap: 8,
  padding: '0 16px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: '0 24px' },
  '@media print': { display: 'none' },
}));
