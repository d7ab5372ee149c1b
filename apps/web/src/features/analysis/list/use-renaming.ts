import type { Lease } from '@keyclause/contracts';
import { useState } from 'react';

export type LeaseHandlers = {
  readonly onRename: (lease: Lease, title: string) => Promise<void>;
  readonly onRemove: (lease: Lease) => void;
  readonly onCancel: (lease: Lease) => Promise<void>;
};

/** A row's own state: whether its name is being changed; afterwards the focus is on the name again. */
export const useRenaming = (lease: Lease, onRename: LeaseHandlers['onRename']) => {
  const [isRenaming, setIsRenaming] = useState(false);
  const finish = (title: string | null): void => {
    if (!isRenaming) return;
    setIsRenaming(false);
    if (title !== null) void onRename(lease, title);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-lease-link="${lease.id}"]`)?.focus({ preventScroll: true }),
    );
  };
  return { isRenaming, begin: () => setIsRenaming(true), finish };
};
