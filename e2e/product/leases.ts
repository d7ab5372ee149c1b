import { fileURLToPath } from 'node:url';

/** A written lease of the project: invented people, real problems. The path, for a file chooser. */
export const leaseFile = (name: string): string =>
  fileURLToPath(new URL(`../../packages/lease-reader/fixtures/us-leases/${name}`, import.meta.url));
