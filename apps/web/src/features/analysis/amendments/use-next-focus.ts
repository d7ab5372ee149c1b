import { type RefObject, useCallback, useEffect, useRef } from 'react';

type NextFocus = {
  readonly sectionRef: RefObject<HTMLDivElement | null>;
  /** Names by its `data-action` what shall have the keyboard when the documents stand as they were asked to. */
  readonly focusNext: (action: string) => void;
};

/**
 * A change of the documents takes a while, and what was pressed may be gone or mean another document by then. Once nothing is under way any
 * more, the keyboard goes where the change led; what has taken it elsewhere in the meantime keeps it. `firstAction` is wanted from the start.
 */
export const useNextFocus = (isBusy: boolean, firstAction: string | null): NextFocus => {
  const sectionRef = useRef<HTMLDivElement>(null);
  const wanted = useRef(firstAction);
  useEffect(() => {
    const section = sectionRef.current;
    if (isBusy || wanted.current === null || !section) return;
    const next = section.querySelector<HTMLElement>(`[data-action="${wanted.current}"]`);
    wanted.current = null;
    const { activeElement } = document;
    const isFree =
      activeElement === null || activeElement === document.body || activeElement.closest('[data-action]') !== null;
    if (isFree) next?.focus();
  }, [isBusy]);
  const focusNext = useCallback((action: string): void => {
    wanted.current = action;
  }, []);
  return { sectionRef, focusNext };
};
