import { uploadLimits } from '@keyclause/domain';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

it('refuses what the server would refuse, before it is sent', async () => {
  expect(await checkFile(new Blob([]))).toBe('empty_file');
  expect(await checkFile(new Blob([new Uint8Array(uploadLimits.fileBytes + 1)]))).toBe('too_large');
  expect(await checkFile(new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0])]))).toBe('unsupported_type');
});

it('judges by content, not by name', async () => {
  expect(await checkFile(new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n'], 'lease.exe'))).toBeNull();
  expect(await checkFile(new File(['THIS LEASE is made between the parties.'], 'lease'))).toBeNull();
});

it('takes a file of exactly the limit', async () => {
  expect(await checkFile(new Blob(['%PDF-1.7\n', new Uint8Array(uploadLimits.fileBytes - 9)]))).toBeNull();
});
