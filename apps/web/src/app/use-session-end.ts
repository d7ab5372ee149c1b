import { onApiEvent } from '@keyclause/request';
import type { IdentityAdapter } from '@keyclause/session';
import { useEffect } from 'react';

/** A refused call of somebody who was signed in: the session ended elsewhere, so it is asked anew who is signed in. */
export const useSessionEnd = (events: EventTarget, identity: Pick<IdentityAdapter, 'refresh'>): void => {
  useEffect(
    () =>
      onApiEvent(events, 'api-error', ({ status, isExpected }) => {
        if (status === 401 && !isExpected) void identity.refresh();
      }),
    [events, identity],
  );
};
