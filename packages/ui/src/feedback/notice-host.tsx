import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadPart } from '../chunks/load-chunk.ts';
import type { NoticeBar } from './notice-bar.tsx';
import { currentNotice, dismissNotice, noticeDefaultMs, onNoticesChange, type ShownNotice } from './notices.ts';

/** Shows the notices one after another. Stands once in an app. */
export const NoticeHost = () => {
  const notice = useSyncExternalStore(onNoticesChange, currentNotice, () => undefined);
  const Bar = useNoticeBar(notice !== undefined);
  if (!notice || Bar === 'loading') return null;
  return Bar === 'failed' ? <BareNotice key={notice.key} notice={notice} /> : <Bar key={notice.key} notice={notice} />;
};

/** The bar is loaded with the first notice. That may be the one which says that there is no connection. */
const useNoticeBar = (isNeeded: boolean): typeof NoticeBar | 'loading' | 'failed' => {
  const [bar, setBar] = useState<{ readonly Bar: typeof NoticeBar | 'loading' | 'failed' }>({ Bar: 'loading' });
  const isMissing = isNeeded && typeof bar.Bar === 'string';
  useEffect(() => {
    if (!isMissing) return;
    loadPart(() => import('./notice-bar.tsx')).then(
      ({ NoticeBar: Bar }) => setBar({ Bar }),
      () => setBar({ Bar: 'failed' }),
    );
  }, [isMissing]);
  return bar.Bar;
};

/** The words alone, where the bar could not be loaded. */
const BareNotice = ({ notice: { key, message, durationMs = noticeDefaultMs } }: { readonly notice: ShownNotice }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotice(key), durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs]);
  return <Bare role="alert">{message}</Bare>;
};

const Bare = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 24,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  zIndex: theme.zIndex.snackbar,
  padding: '12px 16px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
