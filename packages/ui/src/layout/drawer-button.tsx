import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { loadPart } from '../chunks/load-chunk.ts';
import { usePart } from '../chunks/use-part.ts';
import type { LoadDrawerGroups } from './navigation.ts';

interface DrawerButtonProps {
  readonly brandName: string;
  readonly loadGroups: LoadDrawerGroups;
  readonly pathname: string;
  readonly onSignOut: () => void;
}

/** Opens the left drawer, which is loaded when somebody reaches for it and kept, so that it can close with its animation. */
export const DrawerButton = ({ loadGroups, ...drawer }: DrawerButtonProps) => {
  const drawerId = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, reach, open } = usePart(async () => {
    const [{ NavigationDrawer }, groups] = await Promise.all([
      loadPart(() => import('./navigation-drawer.tsx')),
      loadGroups(),
    ]);
    return { NavigationDrawer, groups };
  });
  return (
    <>
      <IconButton
        edge="start"
        color="inherit"
        aria-label="Open navigation"
        aria-expanded={part !== null && isOpen}
        {...(part && isOpen ? { 'aria-controls': drawerId } : {})}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          setOpen(true);
          void open();
        }}
      >
        <MenuIcon />
      </IconButton>
      {part ? (
        <part.NavigationDrawer
          {...drawer}
          id={drawerId}
          groups={part.groups}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
