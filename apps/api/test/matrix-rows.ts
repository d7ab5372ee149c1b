import { createShareLink, saveCalculation } from '@keyclause/contracts';
import type { ApiUnderTest, Person } from './api-test.ts';
import { aReadyLease, leaseSnapshot } from './leases.ts';

/** One thing that somebody owns, and how to see whether anything about it changed. */
export interface OwnedThing {
  params: Record<string, string>;
  /** Everything stored about it, as text; equal before and after means that nothing happened. */
  snapshot: () => Promise<string>;
}

export interface MatrixRow {
  /** Makes the thing as its owner would. */
  make: (owner: Person, api: ApiUnderTest) => Promise<OwnedThing>;
  /** A query that the route requires, such as `?text=rent`. */
  query?: string;
  /** A body that the owner could send, for routes that need one. */
  body?: object;
}

const readyLease: MatrixRow['make'] = async (owner, api) => {
  const { id } = await aReadyLease(owner, api);
  return {
    params: { leaseId: id, documentIndex: '0' },
    snapshot: () => leaseSnapshot(api, id),
  };
};

const shareLink: MatrixRow['make'] = async (owner, api) => {
  const { id: leaseId } = await aReadyLease(owner, api);
  const { data } = await owner.request(createShareLink, { params: { leaseId }, body: { days: 7, withDocument: true } });
  return {
    params: { leaseId, shareLinkId: data.link.id },
    snapshot: async () =>
      JSON.stringify([
        await leaseSnapshot(api, leaseId),
        await api.dependencies.database.selectFrom('shareLinks').selectAll().where('leaseId', '=', leaseId).execute(),
      ]),
  };
};

const savedCalculation: MatrixRow['make'] = async (owner, { dependencies: { database } }) => {
  const { data } = await owner.request(saveCalculation, { body: aCalculation });
  return {
    params: { calculationId: data.id },
    snapshot: async () => {
      const rows = await database.selectFrom('savedCalculations').selectAll().where('id', '=', data.id).execute();
      return JSON.stringify(rows);
    },
  };
};

/** As a person would save it. */
export const aCalculation = {
  title: 'The flat in Elm Street',
  calculator: 'total_cost',
  scenarios: [{ monthlyRent: 1950, termMonths: 12 }],
};

/**
 * For each route with an id (`METHOD /path/:id`): how to make what the id names. The matrix tries everybody else on it.
 * A new route without its row here fails the build.
 */
export const matrixRows: Readonly<Record<string, MatrixRow>> = {
  'GET /api/leases/:leaseId': { make: readyLease },
  'PATCH /api/leases/:leaseId': { make: readyLease, body: { title: 'Taken over' } },
  'DELETE /api/leases/:leaseId': { make: readyLease },
  'POST /api/leases/:leaseId/restore': { make: readyLease },
  'POST /api/leases/:leaseId/cancel': { make: readyLease },
  'POST /api/leases/:leaseId/amendments': { make: readyLease },
  'POST /api/leases/:leaseId/amendments/quote': { make: readyLease, body: { sha256: ['0'.repeat(64)] } },
  'PUT /api/leases/:leaseId/files': { make: readyLease, body: { files: [0], order: 'given' } },
  'DELETE /api/leases/:leaseId/revision': { make: readyLease },
  'POST /api/leases/:leaseId/revision/undo': { make: readyLease },
  'GET /api/leases/:leaseId/report': { make: readyLease },
  'GET /api/leases/:leaseId/report.json': { make: readyLease },
  'GET /api/leases/:leaseId/calendar.ics': { make: readyLease },
  'GET /api/leases/:leaseId/documents/:documentIndex': { make: readyLease },
  'GET /api/leases/:leaseId/documents/:documentIndex/pages': { make: readyLease },
  'GET /api/leases/:leaseId/documents/:documentIndex/search': { make: readyLease, query: '?text=rent' },
  'GET /api/leases/:leaseId/documents/:documentIndex/file': { make: readyLease },
  'GET /api/leases/:leaseId/share-links': { make: shareLink },
  'POST /api/leases/:leaseId/share-links': { make: shareLink, body: { days: null, withDocument: true } },
  'DELETE /api/leases/:leaseId/share-links/:shareLinkId': { make: shareLink },
  'PATCH /api/saved-calculations/:calculationId': { make: savedCalculation, body: { title: 'Taken over' } },
  'DELETE /api/saved-calculations/:calculationId': { make: savedCalculation },
  'POST /api/saved-calculations/:calculationId/restore': { make: savedCalculation },
};
