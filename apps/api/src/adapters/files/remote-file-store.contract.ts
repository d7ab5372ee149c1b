import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesContract } from './file-store.contract.ts';
import type { FileStore } from './file-store.ts';

export type RemoteStoreUnderTest = {
  readonly store: FileStore;
  /** What holds the objects in a test. */
  readonly server: {
    readonly objects: Map<string, { bytes: Buffer; storedAt: Date }>;
    readonly close: () => Promise<void>;
  };
  /** Where files are staged. */
  readonly folder: string;
};

/** What every file store must do whose objects are elsewhere, reached by a protocol. */
export const remoteFilesContract = (adapterName: string, makeAdapter: () => Promise<RemoteStoreUnderTest>): void => {
  filesContract(adapterName, async () => {
    const { store, server, folder } = await makeAdapter();
    return {
      store,
      countEverything: async () => server.objects.size + (await readdir(folder)).length,
      damage: (sha256) => {
        server.objects.set(`files/${sha256}`, { bytes: Buffer.from('other'), storedAt: new Date() });
      },
      stop: server.close,
    };
  });

  it(`lists more objects than one answer holds: ${adapterName}`, async () => {
    const { store, server } = await makeAdapter();
    const anObject = { bytes: Buffer.alloc(1), storedAt: new Date() };
    for (let index = 0; index < 2_345; index += 1)
      server.objects.set(`files/${index.toString(16).padStart(64, '0')}`, anObject);
    server.objects.set('files/notes.txt', anObject);

    expect(await Array.fromAsync(store.list())).toHaveLength(2_345);
  });
};
