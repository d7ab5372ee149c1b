import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import type { MenuLink } from './navigation.ts';

/** The Menu dropdown; its list is loaded when somebody reaches for it. */
export const SiteMenu = ({ links }: { readonly links: readonly MenuLink[] }) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        endIcon={<ExpandMore />}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        Menu
      </Button>
      {wasOpened ? (
        <Suspense>
          <SiteMenuList id={menuId} links={links} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

const loadList = () => import('./site-menu-list.tsx');

const SiteMenuList = lazy(async () => ({ default: (await loadList()).SiteMenuList }));
