import { CrashScreen, ErrorScreen } from '@keyclause/ui';
import { useRouteError } from 'react-router-dom';
import { ScreenMeta } from './screen-meta.tsx';

/** A screen whose script could not be loaded, or whose loader failed. A change of the location brings the router back to normal. */
export const RouteError = () => {
  const error = useRouteError();
  return (
    <>
      <ScreenMeta title="Something went wrong" />
      <ErrorScreen
        message={error instanceof Error ? error.message : undefined}
        onRetry={() => window.location.reload()}
      />
    </>
  );
};

/** The layout itself failed. */
export const LayoutError = () => <CrashScreen error={useRouteError()} />;
