import { useCallback, useEffect, useState } from 'react';
import type { LeaseSource } from '#reports/lease-source.ts';
import { localLeaseSource } from './local-lease-source.ts';
import { type LocalLease, type LocalProgress, LocalReadingError, readInBrowser } from './read-in-browser.ts';

export type LocalReading =
  | { readonly status: 'reading'; readonly progress: LocalProgress | null }
  | { readonly status: 'ready'; readonly lease: LocalLease; readonly source: LeaseSource }
  | { readonly status: 'failed'; readonly message: string; readonly fileName: string | null };

/** Reads files while the page is open; leaving it stops the reading. `retry` starts again. */
export const useLocalReading = (openFiles: () => Promise<readonly File[]>) => {
  const [reading, setReading] = useState<LocalReading>({ status: 'reading', progress: null });
  const [attempt, setAttempt] = useState(0);

  // Another attempt reads the same files again.
  useEffect(() => {
    const ended = new AbortController();
    const tell = (next: LocalReading): void => {
      if (!ended.signal.aborted) setReading(next);
    };
    setReading({ status: 'reading', progress: null });
    openFiles()
      .then((files) =>
        readInBrowser(files, {
          signal: ended.signal,
          onProgress: (progress) => tell({ status: 'reading', progress }),
        }),
      )
      .then(
        (lease) => tell({ status: 'ready', lease, source: localLeaseSource(lease) }),
        (error: unknown) =>
          tell({
            status: 'failed',
            message: error instanceof Error ? error.message : String(error),
            fileName: error instanceof LocalReadingError ? error.fileName : null,
          }),
      );
    return () => ended.abort();
  }, [openFiles, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { reading, retry };
};
