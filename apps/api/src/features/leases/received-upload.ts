import type { StagedFile } from '#adapters/files/file-store.ts';

export type ReceivedFile = { readonly staged: StagedFile; readonly name: string; readonly mediaType: string };

export type ReceivedUpload = { readonly title: string | undefined; readonly files: readonly ReceivedFile[] };

export const discardFiles = async (files: readonly ReceivedFile[]): Promise<void> => {
  await Promise.all(files.map(({ staged }) => staged.discard()));
};
