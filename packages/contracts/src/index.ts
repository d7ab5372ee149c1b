import * as accounts from './accounts/accounts.endpoints.ts';
import * as admin from './admin/admin.endpoints.ts';
import * as dashboard from './dashboard/dashboard.endpoints.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import * as health from './health/health.endpoints.ts';
import * as leases from './leases/leases.endpoints.ts';
import * as scans from './scans/scans.endpoints.ts';

export * from './accounts/accounts.endpoints.ts';
export * from './admin/admin.endpoints.ts';
export * from './dashboard/dashboard.endpoints.ts';
export * from './endpoint/endpoint.ts';
export * from './errors/api-error.ts';
export * from './health/health.endpoints.ts';
export * from './leases/leases.endpoints.ts';
export * from './leases/leases.schemas.ts';
export * from './reports/lease-report.schema.ts';
export * from './scans/scans.endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint there is. The API serves exactly these: a test compares the two lists. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [accounts, admin, dashboard, health, leases, scans]
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);
