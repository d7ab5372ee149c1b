import type { KeyboardEvent } from 'react';

/** Arrow keys go from item to item within the element; Home and End to the first and the last. */
export const walkItems = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-item]') : null;
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const wanted = wantedIndex(event.key, items.indexOf(from), items.length);
  if (wanted === undefined) return;
  event.preventDefault();
  items[wanted]?.focus();
};

const wantedIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
