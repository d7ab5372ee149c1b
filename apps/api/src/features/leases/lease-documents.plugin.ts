import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  downloadLeaseCalendar,
  downloadLeaseFile,
  downloadLeaseReport,
  getLeaseDocument,
  getLeaseReport,
  listLeasePages,
  searchLeaseDocument,
} from '@keyclause/contracts';
import { calendarOf, type LeaseReport } from '@keyclause/lease-reader';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { AppError } from '#errors.ts';
import { implement } from '#implement.ts';
import { attachment, displayName } from './file-name.ts';
import { findInText } from './find-in-text.ts';
import type { LeaseDocumentQueries } from './lease-documents.query.ts';
import { sendOriginal, sendZippedJson } from './lease-replies.plugin.ts';
import type { LeasesService } from './leases.service.ts';

const unzip = promisify(gunzip);

/** What a lease that is ready can show and give away. */
export const registerLeaseDocuments = (
  app: FastifyInstance,
  {
    leases,
    documents,
    files,
  }: { leases: Pick<LeasesService, 'get'>; documents: LeaseDocumentQueries; files: Pick<FileStore, 'open'> },
): void => {
  /** Raises not_found for a lease that the caller does not have, and says so when it is theirs and not ready. */
  const reportOf = async (uid: string, leaseId: string): Promise<Buffer> => {
    const report = await documents.findReport(uid, leaseId);
    if (report) return report;
    await leases.get(uid, leaseId);
    throw new AppError('lease_not_ready', 'This lease has no report yet.');
  };

  implement(app, getLeaseReport, async ({ caller, params, request, reply }) =>
    sendZippedJson(request, reply, await reportOf(caller.uid, params.leaseId)),
  );

  implement(app, downloadLeaseReport, async ({ caller, params, request, reply }) => {
    const report = await reportOf(caller.uid, params.leaseId);
    const { title } = await leases.get(caller.uid, params.leaseId);
    reply.header('content-disposition', attachment(`${displayName(title)}.json`));
    return sendZippedJson(request, reply, report);
  });

  implement(app, downloadLeaseCalendar, async ({ caller, params, reply }) => {
    // It was checked against the contract when it was stored.
    const report: LeaseReport = JSON.parse((await unzip(await reportOf(caller.uid, params.leaseId))).toString('utf8'));
    const { title, updatedAt } = await leases.get(caller.uid, params.leaseId);
    return reply
      .header('content-disposition', attachment(`${displayName(title)}.ics`))
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(report, { stampedAt: updatedAt, name: title }));
  });

  implement(app, getLeaseDocument, ({ caller, params }) =>
    documents.getOutline(caller.uid, params.leaseId, params.documentIndex),
  );

  implement(app, listLeasePages, async ({ caller, params: { leaseId, documentIndex }, query }) => ({
    pages: await documents.listPages(caller.uid, { leaseId, position: documentIndex, ...query }),
  }));

  implement(app, searchLeaseDocument, async ({ caller, params, query }) => {
    const { text, outline } = await documents.getText(caller.uid, params.leaseId, params.documentIndex);
    return findInText(text, query.text, outline.pages);
  });

  implement(app, downloadLeaseFile, async ({ caller, params, reply }) => {
    return sendOriginal(reply, files, await documents.getFile(caller.uid, params.leaseId, params.documentIndex));
  });
};
