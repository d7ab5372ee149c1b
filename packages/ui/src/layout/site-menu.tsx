import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { loadPart } from '../chunks/load-chunk.ts';
import { usePart } from '../chunks/use-part.ts';
import type { MenuLink } from './navigation.ts';

/** The Menu dropdown; its list is loaded when somebody reaches for it. */
export const SiteMenu = ({ links }: { readonly links: readonly MenuLink[] }) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { part: List, reach, open } = usePart(loadList);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={List !== null && anchor !== null}
        {...(List && anchor ? { 'aria-controls': menuId } : {})}
        endIcon={<ExpandMore />}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void open();
        }}
      >
        Menu
      </Button>
      {List ? <List id={menuId} links={links} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
};

const loadList = async () => (await loadPart(() => import('./site-menu-list.tsx'))).SiteMenuList;
