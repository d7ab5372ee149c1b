import * as accounts from './accounts/accounts.endpoints.ts';
import * as admin from './admin/admin.endpoints.ts';
import { calculationEndpoints } from './calculations/calculations.endpoints.ts';
import * as dashboard from './dashboard/dashboard.endpoints.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import * as health from './health/health.endpoints.ts';
import * as integrity from './integrity/integrity.endpoints.ts';
import * as leases from './leases/leases.endpoints.ts';
import * as revisions from './leases/revisions.endpoints.ts';
import * as savedCalculations from './saved-calculations/saved-calculations.endpoints.ts';
import * as scans from './scans/scans.endpoints.ts';
import * as shareLinks from './share-links/share-links.endpoints.ts';
import * as sharedLeases from './share-links/shared-leases.endpoints.ts';
import * as visitors from './visitors/visitors.endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/**
 * Every endpoint there is. A door of its own: the list pulls in each schema and every calculator, which a front end must not load
 * with its first screen. The API serves exactly these: a test compares the two lists. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...calculationEndpoints,
  ...Object.fromEntries(
    [
      accounts,
      admin,
      dashboard,
      health,
      integrity,
      leases,
      revisions,
      savedCalculations,
      scans,
      shareLinks,
      sharedLeases,
      visitors,
    ]
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
};
