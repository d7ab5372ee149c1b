import { type ReactNode, useEffect } from 'react';
import type { DataRouter } from 'react-router-dom';

interface AddressAfterFirstRenderProps {
  readonly router: DataRouter;
  /** Path with query and fragment. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A page that was drawn for a bare path is first rendered as it was drawn, then with the address that was asked for. */
export const AddressAfterFirstRender = ({ router, address, children }: AddressAfterFirstRenderProps) => {
  useEffect(() => {
    if (address !== router.state.location.pathname) void router.navigate(address, { replace: true });
  }, [router, address]);
  return children;
};
