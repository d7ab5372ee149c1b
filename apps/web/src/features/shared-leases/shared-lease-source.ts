import {
  downloadSharedFile,
  getSharedDocument,
  getSharedReport,
  type LeaseReport,
  listSharedPages,
  searchSharedDocument,
} from '@keyclause/contracts';
import { quietRequest as request } from '#app/api-client.ts';
import type { LeaseSource } from '#reports/lease-source.ts';

const downloadTimeoutMs = 120_000;

/** A lease that somebody else shares by a link. */
export const sharedLeaseSource = (token: string, withDocument: boolean): LeaseSource => {
  const report = async (signal?: AbortSignal): Promise<LeaseReport> =>
    (await request(getSharedReport, { params: { token } }, signal ? { signal } : {})).data;
  return {
    key: `shared ${token}`,
    report,
    outline: async (documentIndex, signal) =>
      (await request(getSharedDocument, { params: { token, documentIndex } }, { signal })).data,
    pages: async (documentIndex, from, to, signal) =>
      (await request(listSharedPages, { params: { token, documentIndex }, query: { from, to } }, { signal })).data
        .pages,
    search: async (documentIndex, text, signal) =>
      (await request(searchSharedDocument, { params: { token, documentIndex }, query: { text } }, { signal })).data,
    file: async (documentIndex, signal) =>
      (
        await request(
          downloadSharedFile,
          { params: { token, documentIndex } },
          { signal, timeoutMs: downloadTimeoutMs },
        )
      ).data,
    exports: [
      {
        name: 'lease-report.json',
        label: 'Report as JSON',
        fetch: async () => new Blob([JSON.stringify(await report(), null, 2)], { type: 'application/json' }),
      },
    ],
    ...(withDocument ? {} : { withoutDocuments: true }),
  };
};
