import { createLease, getScanAllowance, type Lease } from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { showNotice } from '@keyclause/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '#app/api-client.ts';
import { endpointKey } from '#app/endpoint-query.ts';
import { takeLease } from '../lease-events.ts';

export type Upload = {
  readonly id: string;
  readonly files: readonly File[];
  /** 0 to 1. */
  readonly share: number;
  readonly failure: string | null;
  /** Sent by itself, so that its lease is opened when it is there. */
  readonly isAlone: boolean;
};

// The page tells of these itself, beside the files.
const expectedStatuses = [0, 400, 402, 408, 409, 413, 415, 422, 429, 507];

/** Uploads under way, and those that failed until they are tried again or dropped. */
export const useUploads = (onLease: (lease: Lease) => void) => {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const isShown = useRef(true);
  const isSending = uploads.some(({ failure }) => failure === null);

  const change = useCallback(
    (id: string, next: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload))),
    [],
  );
  const drop = useCallback((id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const send = useCallback(
    async ({ id, files, isAlone }: Upload): Promise<void> => {
      const ended = new AbortController();
      controllers.current.set(id, ended);
      change(id, { share: 0, failure: null });
      const body = new FormData();
      for (const file of files) body.append('files', file, file.name);
      try {
        const { data } = await request(
          createLease,
          { body },
          {
            signal: ended.signal,
            expectedStatuses,
            onUploadProgress: ({ sentBytes, totalBytes }) =>
              change(id, { share: totalBytes > 0 ? sentBytes / totalBytes : 0 }),
          },
        );
        takeLease(client, data.lease);
        void client.invalidateQueries({ queryKey: endpointKey(getScanAllowance) });
        drop(id);
        if (!isShown.current) showNotice({ message: `${data.lease.title} was uploaded and is being read.` });
        else if (isAlone) onLease(data.lease);
      } catch (error) {
        if (ended.signal.aborted) return;
        change(id, { failure: failureOf(error) });
      }
    },
    [change, client, drop, onLease],
  );

  const start = useCallback(
    async (groups: readonly (readonly File[])[]): Promise<void> => {
      const begun = groups.map(
        (files): Upload => ({
          id: nextId(),
          files,
          share: 0,
          failure: null,
          isAlone: groups.length === 1,
        }),
      );
      setUploads((all) => [...all, ...begun]);
      // One after the other: side by side each would be slower and none done.
      for (const upload of begun) controllers.current.set(upload.id, new AbortController());
      for (const upload of begun) if (controllers.current.has(upload.id)) await send(upload);
    },
    [send],
  );

  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  // An upload goes on when the reader leaves for another screen; it only may not lead there any more.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return { uploads, start, retry: send, drop };
};

let lastId = 0;

const nextId = (): string => {
  lastId += 1;
  return `upload-${lastId}`;
};

const failureOf = (error: unknown): string =>
  error instanceof RequestError && !error.isNetworkError
    ? error.message
    : 'The connection was lost before the upload was complete. Check it, then try again.';
