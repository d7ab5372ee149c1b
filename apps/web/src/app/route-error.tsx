import { ErrorScreen } from '@keyclause/ui';
import { useRouteError } from 'react-router-dom';

/** A screen whose script could not be loaded, or whose loader failed. */
export const RouteError = () => {
  const error = useRouteError();
  return (
    <ErrorScreen
      message={error instanceof Error ? error.message : undefined}
      onRetry={() => window.location.reload()}
    />
  );
};
