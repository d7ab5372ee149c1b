import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { loadPart } from '../chunks/load-chunk.ts';
import { usePart } from '../chunks/use-part.ts';
import { AccountAvatar } from './account-avatar.tsx';
import type { SignedInAccount } from './navigation.ts';

/** The avatar; its menu is loaded when somebody reaches for it. */
export const AccountMenu = (account: SignedInAccount) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { part: List, reach, open } = usePart(loadList);
  return (
    <>
      <IconButton
        aria-label={`Account of ${account.name}`}
        aria-haspopup="menu"
        aria-expanded={List !== null && anchor !== null}
        {...(List && anchor ? { 'aria-controls': menuId } : {})}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void open();
        }}
        sx={{ borderRadius: '50%', padding: '2px' }}
      >
        <AccountAvatar name={account.name} photoURL={account.photoURL} />
      </IconButton>
      {List ? <List id={menuId} account={account} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
};

const loadList = async () => (await loadPart(() => import('./account-menu-list.tsx'))).AccountMenuList;
