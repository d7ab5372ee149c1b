import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentNotice, onNoticesChange } from './notices.ts';

/** Shows the notices one after another. Stands once in an app; the bar is loaded with the first notice. */
export const NoticeHost = () => {
  const notice = useSyncExternalStore(onNoticesChange, currentNotice, () => undefined);
  return notice ? (
    <Suspense>
      <NoticeBar key={notice.key} notice={notice} />
    </Suspense>
  ) : null;
};

const NoticeBar = lazy(async () => ({ default: (await import('./notice-bar.tsx')).NoticeBar }));
