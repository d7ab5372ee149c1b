import {
  createShareLink,
  downloadSharedFile,
  getSharedDocument,
  getSharedLease,
  getSharedReport,
  listSharedPages,
  listShareLinks,
  revokeShareLink,
  searchSharedDocument,
  sharedLeaseParams,
} from '@keyclause/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { AppError, notFound, orNotFound } from '#errors.ts';
import { implement } from '#implement.ts';
import { findInText } from './find-in-text.ts';
import type { LeaseDocumentQueries } from './lease-documents.query.ts';
import { sendOriginal, sendZippedJson } from './lease-replies.plugin.ts';
import type { SharedLease, ShareLinksService } from './share-links.service.ts';

/** How an owner makes, sees and ends links. */
export const registerShareLinks = (
  signedIn: FastifyInstance,
  { shareLinks }: { shareLinks: Pick<ShareLinksService, 'list' | 'create' | 'revoke'> },
): void => {
  implement(signedIn, listShareLinks, async ({ caller, params }) => ({
    links: await shareLinks.list(caller.uid, params.leaseId),
  }));

  implement(signedIn, createShareLink, ({ caller, params, body }) =>
    shareLinks.create(caller.uid, params.leaseId, body),
  );

  implement(signedIn, revokeShareLink, async ({ caller, params }) => {
    await shareLinks.revoke(caller.uid, params.leaseId, params.shareLinkId);
    return { status: 'revoked' as const };
  });
};

/** What anybody sees who has a link: the report, and the document where the owner said so. Nothing of the account. */
export const registerSharedLeases = (
  open: FastifyInstance,
  {
    shareLinks,
    documents,
    files,
    sendApp,
  }: {
    shareLinks: Pick<ShareLinksService, 'open'>;
    documents: LeaseDocumentQueries;
    files: Pick<FileStore, 'open'>;
    /** Answers with the app, which shows what is behind the link; undefined when it was not built. */
    sendApp: (reply: FastifyReply) => Promise<FastifyReply> | undefined;
  },
): void => {
  open.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  });

  // The page itself: a link that does not hold is not found for programs too, though a person reads why in the app.
  open.get<{ Params: { token: string } }>('/shared/:token', { exposeHeadRoute: true }, async ({ params }, reply) => {
    reply.code(await pageStatus(shareLinks, params.token)).header('cache-control', 'no-store');
    return sendApp(reply) ?? reply.callNotFound();
  });

  const openDocument = async (token: string): Promise<SharedLease> => {
    const shared = await shareLinks.open(token);
    if (!shared.withDocument) throw notFound();
    return shared;
  };

  implement(open, getSharedLease, async ({ params }) => {
    const { title, withDocument, expiresAt } = await shareLinks.open(params.token);
    return { title, withDocument, expiresAt: expiresAt?.toISOString() ?? null };
  });

  implement(open, getSharedReport, async ({ params, request, reply }) => {
    const { ownerUid, leaseId } = await shareLinks.open(params.token);
    return sendZippedJson(request, reply, orNotFound(await documents.findReport(ownerUid, leaseId)));
  });

  implement(open, getSharedDocument, async ({ params }) => {
    const { ownerUid, leaseId } = await openDocument(params.token);
    return documents.getOutline(ownerUid, leaseId, params.documentIndex);
  });

  implement(open, listSharedPages, async ({ params, query }) => {
    const { ownerUid, leaseId } = await openDocument(params.token);
    return { pages: await documents.listPages(ownerUid, { leaseId, position: params.documentIndex, ...query }) };
  });

  implement(open, searchSharedDocument, async ({ params, query }) => {
    const { ownerUid, leaseId } = await openDocument(params.token);
    const { text, outline } = await documents.getText(ownerUid, leaseId, params.documentIndex);
    return findInText(text, query.text, outline.pages);
  });

  implement(open, downloadSharedFile, async ({ params, reply }) => {
    const { ownerUid, leaseId } = await openDocument(params.token);
    return sendOriginal(reply, files, await documents.getFile(ownerUid, leaseId, params.documentIndex));
  });
};

/** What is malformed costs no look into the database. When that cannot be asked, the page says so, and a reload asks again. */
const pageStatus = async (shareLinks: Pick<ShareLinksService, 'open'>, token: string): Promise<number> => {
  if (!sharedLeaseParams.safeParse({ token }).success) return 404;
  return shareLinks.open(token).then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : 503),
  );
};
