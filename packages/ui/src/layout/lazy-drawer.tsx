import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

/** The left drawer, loaded at its first opening and kept from then on, so that it can close with its animation. */
export const LazyDrawer = (props: ComponentProps<typeof NavigationDrawer>) => {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (props.isOpen) setWasOpened(true);
  }, [props.isOpen]);
  return wasOpened ? (
    <Suspense>
      <NavigationDrawer {...props} />
    </Suspense>
  ) : null;
};

export const loadDrawer = () => import('./navigation-drawer.tsx');

const NavigationDrawer = lazy(async () => ({ default: (await loadDrawer()).NavigationDrawer }));
