import multipart from '@fastify/multipart';
import {
  cancelLease,
  createLease,
  deleteLease,
  getLease,
  listLeases,
  restoreLease,
  updateLease,
  watchLeases,
} from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { AppError } from '#errors.ts';
import type { EventStreams } from '#events/event-streams.ts';
import { implement } from '#implement.ts';
import { cleanTitle } from './file-name.ts';
import { leaseChangedTopic } from './leases.repository.ts';
import type { LeasesService } from './leases.service.ts';
import { receiveUpload } from './upload.plugin.ts';

export const registerLeases = async (
  app: FastifyInstance,
  { leases, files, streams }: { leases: LeasesService; files: FileStore; streams: EventStreams },
): Promise<void> => {
  await app.register(multipart);

  implement(app, createLease, async ({ caller, request, reply }) =>
    leases.create(caller.uid, await receiveUpload(request, reply, files)),
  );

  implement(app, listLeases, async ({ caller, query, reply }) => {
    const { leases: texts, total, nextCursor } = await leases.list(caller.uid, query);
    // Each text was checked by the schema when it was written; reading it only to write it again is most of a list's time.
    const text = `{"leases":[${texts.join(',')}],"total":${total},"nextCursor":${JSON.stringify(nextCursor)}}`;
    return reply.type('application/json; charset=utf-8').send(text);
  });

  implement(app, getLease, ({ caller, params }) => leases.get(caller.uid, params.leaseId));

  implement(app, updateLease, ({ caller, params, body }) => {
    const title = cleanTitle(body.title);
    if (title !== '') return leases.rename(caller.uid, params.leaseId, title);
    throw new AppError('invalid_request', 'Check title.', { fields: [{ path: 'title', message: 'Write a title.' }] });
  });

  implement(app, deleteLease, ({ caller, params }) => leases.remove(caller.uid, params.leaseId));

  implement(app, restoreLease, ({ caller, params }) => leases.restore(caller.uid, params.leaseId));

  implement(app, cancelLease, ({ caller, params }) => leases.cancel(caller.uid, params.leaseId));

  implement(app, watchLeases, ({ caller, reply }) =>
    streams.open(reply, {
      identity: caller,
      topics: [leaseChangedTopic],
      messagesFor: async (event) => {
        const found = event ? [await leases.find(caller.uid, event.id)] : await leases.listUnsettled(caller.uid);
        return found.filter((lease) => lease !== null).map((lease) => watchLeases.response.events.parse(lease));
      },
    }),
  );
};
