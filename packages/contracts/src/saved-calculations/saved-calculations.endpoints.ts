import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

const savedCalculationParams = z.strictObject({ calculationId: z.uuid() });

const titleSchema = z.string().trim().min(1).max(120);

/** What one scenario was given. Its calculator says whether it can be reckoned. */
const inputsSchema = z.record(z.string().max(60), z.json());

export const savedCalculationSchema = z.object({
  id: z.uuid(),
  title: titleSchema,
  calculator: z.string(),
  /** One, or up to three that are compared. */
  scenarios: z.array(inputsSchema).min(1).max(3),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedCalculation = z.output<typeof savedCalculationSchema>;

const contentShape = {
  title: titleSchema,
  calculator: z.string().max(60),
  scenarios: z.array(inputsSchema).min(1).max(3),
};

export const listSavedCalculations = endpoint({
  method: 'GET',
  path: '/api/saved-calculations',
  summary: 'My saved calculations, the one that changed last first.',
  tag: 'saved calculations',
  access: 'user',
  response: z.object({ calculations: z.array(savedCalculationSchema) }),
});

export const saveCalculation = endpoint({
  method: 'POST',
  path: '/api/saved-calculations',
  summary: 'Saves the inputs of a calculation under a name.',
  tag: 'saved calculations',
  access: 'user',
  body: z.strictObject(contentShape),
  status: 201,
  response: savedCalculationSchema,
});

export const updateSavedCalculation = endpoint({
  method: 'PATCH',
  path: '/api/saved-calculations/:calculationId',
  summary: 'Renames a saved calculation, or replaces its inputs.',
  tag: 'saved calculations',
  access: 'user',
  params: savedCalculationParams,
  body: z.strictObject({ title: titleSchema.optional(), scenarios: contentShape.scenarios.optional() }),
  response: savedCalculationSchema,
});

export const deleteSavedCalculation = endpoint({
  method: 'DELETE',
  path: '/api/saved-calculations/:calculationId',
  summary: 'Takes a saved calculation away. It can be restored for a minute; then it is gone.',
  tag: 'saved calculations',
  access: 'user',
  params: savedCalculationParams,
  response: z.object({ restorableUntil: z.iso.datetime() }),
});

export const restoreSavedCalculation = endpoint({
  method: 'POST',
  path: '/api/saved-calculations/:calculationId/restore',
  summary: 'Brings back a saved calculation that was just deleted.',
  tag: 'saved calculations',
  access: 'user',
  params: savedCalculationParams,
  response: savedCalculationSchema,
});
