import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A written lease of the project: invented people, real problems. The path, for a file chooser. */
export const leaseFile = (name: string): string =>
  fileURLToPath(new URL(`../../packages/lease-reader/fixtures/us-leases/${name}`, import.meta.url));

/** The same lease under other bytes, so that the product has not read it before: a PDF and a text may end in anything. */
export const freshLease = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: basename(name),
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  buffer: Buffer.concat([readFileSync(leaseFile(name)), Buffer.from(`\n% ${crypto.randomUUID()}\n`)]),
});
