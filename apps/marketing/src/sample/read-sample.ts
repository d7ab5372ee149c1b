import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { type SampleReport, sampleOf } from './sample-report.ts';

/** Reads one of our own written leases with the engine of the product, at build time: the page can show only what the engine finds. */
export const readSample = async (): Promise<SampleReport> => {
  // The build runs in the folder of this app; the bundled module's own address is elsewhere.
  const bytes = await readFile(join(process.cwd(), 'sample', 'apartment-lease.txt'));
  const document = readPlainText(bytes, defaultDocumentLimits);
  return sampleOf(document, readLease([{ name: 'Apartment lease.txt', document }]));
};
