import { layoutTokens } from '@keyclause/theme';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useKeyboardKeeper } from './keyboard-keeper.ts';
import type { FooterGroup, LayoutAccount, LayoutBrand, LoadDrawerGroups, MenuLink } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

interface AppLayoutProps {
  readonly brand: LayoutBrand;
  readonly pathname: string;
  readonly account: LayoutAccount;
  readonly menu: readonly MenuLink[];
  readonly loadDrawer: LoadDrawerGroups;
  readonly footer: readonly FooterGroup[];
  readonly newsletter?: ReactNode;
  /** `page` scrolls and ends with the footer; `desk` fills the window below the top bar and scrolls inside. */
  readonly frame?: 'page' | 'desk';
  /** Another screen is on its way while this one still stands. */
  readonly isOpening?: boolean;
  readonly children: ReactNode;
}

const pathsWithoutDots: readonly string[] = ['/', '/new-landing-page'];

/** The shared layout. Shows only what it is given: an entry that leads nowhere is not passed. */
export const AppLayout = ({
  brand,
  pathname,
  account,
  menu,
  loadDrawer,
  footer,
  newsletter,
  frame = 'page',
  isOpening = false,
  children,
}: AppLayoutProps) => {
  useKeyboardKeeper();
  return (
    <Frame data-frame={frame}>
      <SkipLink />
      {pathsWithoutDots.includes(pathname) ? null : <DotGrid aria-hidden="true" />}
      <TopBar brand={brand} menu={menu} account={account} loadDrawer={loadDrawer} pathname={pathname} />
      {isOpening ? <OpeningBar role="progressbar" aria-label="Opening the page" /> : null}
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
      {frame === 'page' ? <SiteFooter brand={brand} groups={footer} newsletter={newsletter} /> : null}
    </Frame>
  );
};

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '&[data-frame="desk"]': { height: '100dvh', '@media print': { height: 'auto' } },
});

const DotGrid = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  pointerEvents: 'none',
  opacity: layoutTokens.dotGridOpacity,
  backgroundImage: `radial-gradient(${theme.vars.palette.dots} 1px, transparent 1.5px)`,
  backgroundSize: '24px 24px',
  '@media print': { display: 'none' },
}));

const OpeningBar = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: layoutTokens.topBarHeight,
  left: 0,
  right: 0,
  height: 3,
  zIndex: theme.zIndex.appBar,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  // A wait too short to notice shows nothing at all.
  animation: 'kc-opening 10s 200ms cubic-bezier(0, 0.7, 0.2, 1) both',
  '@keyframes kc-opening': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
}));

const Main = styled('main')({
  position: 'relative',
  flex: '1 0 auto',
  // The footer starts below the window, so that nothing in sight moves when a screen arrives.
  minHeight: `calc(100dvh - ${layoutTokens.topBarHeight}px)`,
  display: 'flex',
  flexDirection: 'column',
  '[data-frame="desk"] > &': { flex: '1 1 0', minHeight: 0 },
});
