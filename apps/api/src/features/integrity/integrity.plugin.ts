import { randomUUID } from 'node:crypto';
import { getIntegrity, startIntegrityCheck } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import { implement } from '#implement.ts';
import { checkIntegrityQueue } from './integrity.jobs.ts';
import { createIntegrityRepository } from './integrity.repository.ts';

const checksKept = 20;

/** Shows the admin whether the stored files are those that leases name, and has a worker look again. */
export const registerIntegrity = (
  app: FastifyInstance,
  { database, jobs, clock }: { database: Database; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
): void => {
  const checks = createIntegrityRepository(database);

  implement(app, getIntegrity, async () => ({ check: await checks.findLatest() }));

  implement(app, startIntegrityCheck, async () => {
    const id = randomUUID();
    await database.transaction().execute(async (transaction) => {
      const within = createIntegrityRepository(transaction);
      if (!(await within.add(id, clock.now()))) return;
      await within.forgetOld(checksKept);
      await jobs.enqueue(transaction, checkIntegrityQueue, { id, payload: { checkId: id } });
    });
    return { check: await checks.findLatest() };
  });
};
