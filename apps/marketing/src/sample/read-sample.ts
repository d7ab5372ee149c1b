import { readFile as readBytes } from 'node:fs/promises';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '@keyclause/lease-reader';
import { type SampleReport, sampleOf } from './sample-report.ts';

const sampleFile = { name: 'apartment-lease.txt', url: new URL('../../sample/apartment-lease.txt', import.meta.url) };

/** Reads one of our own written leases with the engine of the product, at build time: the page can show only what the engine finds. */
export const readSample = async (): Promise<SampleReport> => {
  const document = await readFile({ bytes: await readBytes(sampleFile.url), name: sampleFile.name });
  return sampleOf(document, readLease([{ name: sampleFile.name, document }]));
};
