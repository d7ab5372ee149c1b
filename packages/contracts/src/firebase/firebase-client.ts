import { z } from 'zod';

/** What a browser must know to sign in with Firebase. */
export const firebaseClientSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Stand-ins on this machine, as `host:port`. */
  emulators: z.object({ auth: z.string(), firestore: z.string() }).nullable(),
});
export type FirebaseClient = z.output<typeof firebaseClientSchema>;
