import { z } from 'zod';

/** Every failure of the API has this body. `code` is what programs branch on; `error` is for people; `requestId` finds it in the logs. */
export const apiErrorSchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Which fields of the request were wrong, as dotted paths. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiError = z.output<typeof apiErrorSchema>;
