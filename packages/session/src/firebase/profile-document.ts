import { subscriptionTierSchema } from '@keyclause/contracts';
import { z } from 'zod';

/** A document `users/{uid}` as it is stored: what it holds wins over the defaults, which stand for each field that it does not have. */
export const profileDocumentSchema = z.object({
  subscriptionTier: subscriptionTierSchema.default('free'),
  freeScansUsed: z.int().nonnegative().default(0),
  analysisCredits: z.int().nonnegative().default(0),
});
