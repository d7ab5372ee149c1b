import { useAuth } from '@keyclause/session';
import { ChunkLoadError, ErrorBoundary, ErrorScreen } from '@keyclause/ui';
import { Outlet, useLocation } from 'react-router-dom';

/** Below the layout, around each screen. Back to normal on Try again, on a change of the location, and when somebody signs in or out. */
export const ScreenBoundary = () => {
  const { pathname, search, hash } = useLocation();
  const { user } = useAuth();
  return (
    <ErrorBoundary
      resetKeys={[pathname, search, hash, user?.uid]}
      fallback={(error, reset) => (
        <ErrorScreen
          message={error instanceof Error ? error.message : undefined}
          // A screen that was not loaded is not there the second time either.
          onRetry={error instanceof ChunkLoadError ? () => window.location.reload() : reset}
        />
      )}
    >
      <Outlet />
    </ErrorBoundary>
  );
};
