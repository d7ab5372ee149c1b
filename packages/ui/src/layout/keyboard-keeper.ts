import { useEffect } from 'react';

/**
 * Gives the keyboard back to a button that lost it because it was disabled while it worked. Without this, whoever walks with Tab starts
 * again at the top of the page after every press. What has taken the keyboard by then keeps it.
 */
export const useKeyboardKeeper = (): void => {
  useEffect(() => {
    let holder: EventTarget | null = null;
    const remember = ({ target }: FocusEvent): void => {
      holder = target;
    };
    const observer = new MutationObserver((records) => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (!isFree || !(holder instanceof HTMLButtonElement) || holder.disabled) return;
      if (records.some(({ target }) => target === holder)) holder.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};
