import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, so that what only paper needs is made only then. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('print');
    // The page is laid out for paper as soon as the event returns.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    const follow = ({ matches }: MediaQueryListEvent): void => setIsPrinting(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);

  return isPrinting;
};
