import { addAmendment, getScanAllowance, type LeaseDetails } from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '#app/api-client.ts';
import { endpointKey } from '#app/endpoint-query.ts';
import { takeLease } from '../lease-events.ts';

// The dialog tells of these itself, beside the files.
const expectedStatuses = [0, 400, 402, 404, 408, 409, 413, 415, 422, 429, 507];

/** Sends later documents of a lease. Leaving ends the sending: the lease has not changed until all has arrived. */
export const useAmendmentUpload = (leaseId: string, onSent: (lease: LeaseDetails) => void) => {
  const client = useQueryClient();
  const controller = useRef<AbortController | null>(null);
  /** 0 to 1 while files are on their way. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const send = async (files: readonly File[]): Promise<void> => {
    const ended = new AbortController();
    controller.current = ended;
    setFailure(null);
    setShare(0);
    const body = new FormData();
    for (const file of files) body.append('files', file, file.name);
    try {
      const { data } = await request(
        addAmendment,
        { params: { leaseId }, body },
        {
          signal: ended.signal,
          expectedStatuses,
          onUploadProgress: ({ sentBytes, totalBytes }) => setShare(totalBytes > 0 ? sentBytes / totalBytes : 0),
        },
      );
      takeLease(client, data);
      void client.invalidateQueries({ queryKey: endpointKey(getScanAllowance) });
      onSent(data);
    } catch (error) {
      if (ended.signal.aborted) return;
      setShare(null);
      setFailure(
        error instanceof RequestError && !error.isNetworkError
          ? error.message
          : 'The connection was lost before the upload was complete. Check it, then try again.',
      );
    }
  };
  const stop = (): void => {
    controller.current?.abort();
    setShare(null);
  };
  return { send, stop, share, failure };
};
