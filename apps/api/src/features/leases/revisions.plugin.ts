import { addAmendment, arrangeLeaseFiles, endRevision, quoteAmendment, undoRevision } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { implement } from '#implement.ts';
import type { RevisionsService } from './lease-revisions.service.ts';
import type { LeasesService } from './leases.service.ts';
import { receiveUpload } from './upload.plugin.ts';

/** Later documents of a lease. Uploads need the multipart parser that the leases register. */
export const registerRevisions = (
  app: FastifyInstance,
  { revisions, leases, files }: { revisions: RevisionsService; leases: Pick<LeasesService, 'get'>; files: FileStore },
): void => {
  implement(app, addAmendment, async ({ caller, params: { leaseId }, request, reply }) => {
    // Before a byte of a stranger's upload is taken.
    await leases.get(caller.uid, leaseId);
    return revisions.add(caller.uid, leaseId, await receiveUpload(request, reply, files));
  });

  implement(app, quoteAmendment, ({ caller, params, body }) =>
    revisions.quote(caller.uid, params.leaseId, body.sha256),
  );

  implement(app, arrangeLeaseFiles, ({ caller, params, body }) => revisions.arrange(caller.uid, params.leaseId, body));

  implement(app, endRevision, ({ caller, params }) => revisions.end(caller.uid, params.leaseId));

  implement(app, undoRevision, ({ caller, params }) => revisions.undo(caller.uid, params.leaseId));
};
