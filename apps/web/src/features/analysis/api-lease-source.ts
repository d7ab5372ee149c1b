import {
  downloadLeaseCalendar,
  downloadLeaseFile,
  downloadLeaseReport,
  getLeaseDocument,
  getLeaseReport,
  listLeasePages,
  searchLeaseDocument,
} from '@keyclause/contracts';
import { request } from '#app/api-client.ts';
import type { LeaseSource } from '#reports/lease-source.ts';

const downloadTimeoutMs = 120_000;

/** A lease of the account. `version` changes when the lease is read again, so that nothing of an earlier reading is shown. */
export const apiLeaseSource = (leaseId: string, version: string): LeaseSource => ({
  key: `${leaseId} ${version}`,
  report: async (signal) => (await request(getLeaseReport, { params: { leaseId } }, { signal })).data,
  outline: async (documentIndex, signal) =>
    (await request(getLeaseDocument, { params: { leaseId, documentIndex } }, { signal })).data,
  pages: async (documentIndex, from, to, signal) =>
    (await request(listLeasePages, { params: { leaseId, documentIndex }, query: { from, to } }, { signal })).data.pages,
  search: async (documentIndex, text, signal) =>
    (await request(searchLeaseDocument, { params: { leaseId, documentIndex }, query: { text } }, { signal })).data,
  file: async (documentIndex, signal) =>
    (await request(downloadLeaseFile, { params: { leaseId, documentIndex } }, { signal, timeoutMs: downloadTimeoutMs }))
      .data,
  exports: [
    {
      name: 'lease-report.json',
      label: 'Report as JSON',
      fetch: async () => (await request(downloadLeaseReport, { params: { leaseId } })).data,
    },
    {
      name: 'lease-dates.ics',
      label: 'Dates as a calendar (ICS)',
      fetch: async () => (await request(downloadLeaseCalendar, { params: { leaseId } })).data,
    },
  ],
});
