import { type ApiEvents, networkFailureText, onApiEvent } from '@keyclause/request';
import { showNotice } from '@keyclause/ui';
import { useEffect } from 'react';

/** A success that took longer is told. */
const slowCallMs = 2000;

/** Tells of failed and slow calls at the bottom of the page. */
export const useApiNotices = (events: EventTarget): void => {
  useEffect(() => {
    const stopErrors = onApiEvent(events, 'api-error', (detail) => {
      if (!detail.isExpected) showNotice({ message: errorText(detail), tone: 'error' });
    });
    const stopSlow = onApiEvent(events, 'api-success', ({ duration_ms: durationMs, isUpload }) => {
      if (durationMs > slowCallMs && !isUpload) showNotice({ message: `Slow API: ${durationMs}ms`, tone: 'warning' });
    });
    return () => {
      stopErrors();
      stopSlow();
    };
  }, [events]);
};

const errorText = ({ status, url }: ApiEvents['api-error']): string =>
  status === 0 ? networkFailureText : `API error: ${status} ${lastSegments(url)}`;

const lastSegments = (url: string): string =>
  url
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .join('/');
