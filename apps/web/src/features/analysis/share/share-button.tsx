import type { Lease } from '@keyclause/contracts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '#app/load-screen.ts';

const ShareDialog = lazy(async () => ({
  default: (await loadScreen(() => import('./share-dialog.tsx'))).ShareDialog,
}));

export const ShareButton = ({ lease }: { readonly lease: Lease }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen ? (
        <Suspense>
          <ShareDialog lease={lease} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
