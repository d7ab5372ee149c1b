import {
  deleteSavedCalculation,
  listSavedCalculations,
  restoreSavedCalculation,
  saveCalculation,
  updateSavedCalculation,
} from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '#implement.ts';
import type { SavedCalculationsService } from './saved-calculations.service.ts';

export const registerSavedCalculations = (
  app: FastifyInstance,
  { calculations }: { calculations: SavedCalculationsService },
): void => {
  implement(app, listSavedCalculations, async ({ caller }) => ({ calculations: await calculations.list(caller.uid) }));

  implement(app, saveCalculation, ({ caller, body }) => calculations.save(caller.uid, body), { bodyLimit });

  implement(
    app,
    updateSavedCalculation,
    ({ caller, params, body }) =>
      calculations.update(caller.uid, params.calculationId, {
        ...(body.title === undefined ? {} : { title: body.title }),
        ...(body.scenarios === undefined ? {} : { scenarios: body.scenarios }),
      }),
    { bodyLimit },
  );

  implement(app, deleteSavedCalculation, ({ caller, params }) => calculations.remove(caller.uid, params.calculationId));

  implement(app, restoreSavedCalculation, ({ caller, params }) =>
    calculations.restore(caller.uid, params.calculationId),
  );
};

/** Three scenarios of a long list of payments each. */
const bodyLimit = 256 * 1024;
