import { SessionProvider } from '@keyclause/session';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { CrashScreen, ErrorBoundary } from '@keyclause/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { identity, profiles } from './api-client.ts';
import { AppLink } from './app-link.tsx';
import { isDrawnForVisitors } from './drawn-page.ts';
import { onProfileFailure } from './profile-failure.ts';
import { createQueryClient } from './query-client.ts';

const onProfileError = onProfileFailure(identity);

/** The only place where providers nest: theme, query, session, router. */
export const Providers = ({ router }: { readonly router: DataRouter }) => {
  const [queryClient] = useState(createQueryClient);
  return (
    <KeyclauseThemeProvider link={AppLink}>
      <ErrorBoundary fallback={(error) => <CrashScreen error={error} />}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider
            identity={identity}
            profiles={profiles}
            startsSignedOut={isDrawnForVisitors}
            onProfileError={onProfileError}
          >
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </KeyclauseThemeProvider>
  );
};
