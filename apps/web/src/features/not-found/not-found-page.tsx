import { NotFoundScreen } from '@keyclause/ui';
import { ScreenMeta } from '#app/screen-meta.tsx';

export const NotFoundPage = () => (
  <>
    <ScreenMeta title="Page not found" />
    <NotFoundScreen />
  </>
);
