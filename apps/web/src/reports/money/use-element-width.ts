import { useCallback, useState } from 'react';

const firstWidth = 560;

/** The width of an element in CSS pixels, kept up to date. */
export const useElementWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(firstWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth((known) => element.clientWidth || known));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
