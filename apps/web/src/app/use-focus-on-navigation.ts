import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A screen reader starts at the new page, not at the link that led there. Whoever has gone elsewhere by Tab while the page was on its way
 * stays there: else the key that they press next would be lost. A menu that gives the keyboard back as it closes does not count.
 */
export const useFocusOnNavigation = (contentId: string): void => {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const hasMovedOn = useRef(false);
  useEffect(() => {
    // Tab leads to no page; any other press may have led to this one.
    const note = (event: Event): void => {
      if (event instanceof KeyboardEvent && modifiers.includes(event.key)) return;
      hasMovedOn.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    for (const name of presses) window.addEventListener(name, note, true);
    return () => {
      for (const name of presses) window.removeEventListener(name, note, true);
    };
  }, []);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isElsewhere = hasMovedOn.current && document.activeElement !== document.body;
    if (!isElsewhere) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
};

const presses = ['keydown', 'pointerdown'] as const;
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];
