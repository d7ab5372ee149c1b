import { z } from 'zod';

/** The parts of a service account's key file that signing in needs. */
export const serviceAccountSchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url(),
});
export type ServiceAccount = z.output<typeof serviceAccountSchema>;
