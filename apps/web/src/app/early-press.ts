import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

declare global {
  interface Window {
    /** Set by the script that `prerender.plugin.ts` puts into a drawn page; gives what was pressed last and lets presses through. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

let awaitedAddress = '';

/** What was pressed on the drawn page waits until its screen stands at this address. */
export const awaitScreenAt = (address: string): void => {
  awaitedAddress = address;
};

/** What is pressed on a drawn page before the app answers counts: the press is made again once its screen is there. */
export const useEarlyPress = (): void => {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (address === awaitedAddress) window.takeEarlyPress?.()?.click();
  }, [address]);
};
