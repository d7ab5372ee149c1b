import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { AccountAvatar } from './account-avatar.tsx';
import type { SignedInAccount } from './navigation.ts';

/** The avatar; its menu is loaded when somebody reaches for it. */
export const AccountMenu = (account: SignedInAccount) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        aria-label={`Account of ${account.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ borderRadius: '50%', padding: '2px' }}
      >
        <AccountAvatar name={account.name} photoURL={account.photoURL} />
      </IconButton>
      {wasOpened ? (
        <Suspense>
          <AccountMenuList id={menuId} account={account} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

const loadList = () => import('./account-menu-list.tsx');

const AccountMenuList = lazy(async () => ({ default: (await loadList()).AccountMenuList }));
