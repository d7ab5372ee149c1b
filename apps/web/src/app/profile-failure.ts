import { RequestError } from '@keyclause/request';
import type { IdentityAdapter } from '@keyclause/session';

/** What happens when the live profile fails: it is logged, and a refusal means that the session was ended elsewhere. */
export const onProfileFailure =
  ({ refresh }: Pick<IdentityAdapter, 'refresh'>) =>
  (error: Error): void => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged.
    console.warn('The live profile failed', error);
    if (error instanceof RequestError && error.status === 401) void refresh();
  };
