import { Readable } from 'node:stream';
import { deleteMe, exportMe, getMe, updateMe, watchProfile } from '@keyclause/contracts';
import { brand } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from '#events/event-streams.ts';
import { implement } from '#implement.ts';
import type { AccountsService } from './accounts.service.ts';
import { type ArchiveEntry, textContent, zipStream } from './zip-stream.ts';

/** What a feature adds to the download of an account's data. */
export type AccountExporter = (uid: string) => AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>;

export const registerAccounts = (
  app: FastifyInstance,
  {
    accounts,
    streams,
    exporters,
    afterRemoval,
  }: {
    accounts: AccountsService;
    streams: EventStreams;
    exporters: readonly AccountExporter[];
    /** Called when an account has ended; finishes the removal without keeping the caller waiting. */
    afterRemoval: () => void;
  },
): void => {
  implement(app, getMe, async ({ caller }) => ({
    account: await accounts.getAccount(caller.uid),
    profile: await accounts.getProfile(caller.uid),
  }));

  implement(app, updateMe, ({ caller, body }) =>
    accounts.update(caller.uid, {
      ...(body.displayName === undefined ? {} : { displayName: body.displayName }),
      ...(body.photoURL === undefined ? {} : { photoURL: body.photoURL }),
    }),
  );

  implement(app, deleteMe, async ({ caller, body }) => {
    await accounts.remove(caller, body.confirmEmail);
    afterRemoval();
    return { status: 'deleting' as const };
  });

  implement(app, exportMe, async ({ caller, reply }) => {
    const account = {
      account: await accounts.getAccount(caller.uid),
      profile: await accounts.getProfile(caller.uid),
    };
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      yield { path: 'account.json', content: textContent(`${JSON.stringify(account, null, 2)}\n`) };
      for (const exporter of exporters) {
        yield* exporter(caller.uid);
      }
    }
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${brand.slug}-export.zip"`)
      .send(Readable.from(zipStream(entries())));
  });

  implement(app, watchProfile, ({ caller, reply }) =>
    streams.open(reply, {
      identity: caller,
      topics: ['profile.changed'],
      messagesFor: async () => [watchProfile.response.events.parse(await accounts.getProfile(caller.uid))],
    }),
  );
};
