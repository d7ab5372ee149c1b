import type { FirebaseProject } from '#adapters/firebase/firebase-project.ts';
import { StartError } from '#database/start-error.ts';

/** Who signs in to an imported account where people sign in by Firebase. */
export type FirebaseOwner = {
  readonly firebaseUid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
};

/**
 * The user that the operator names, as Firebase knows it now. An archive was in its owner's hands, so it says neither who signs in nor by
 * which e-mail. Raises a StartError when there is no such user.
 */
export const findFirebaseOwner = async (
  project: Pick<FirebaseProject, 'findUser'>,
  firebaseUid: string,
): Promise<FirebaseOwner> => {
  const user = await project.findUser(firebaseUid).catch((cause: unknown) => {
    throw new StartError('Firebase does not answer, or refuses the service account. Nothing was imported.', { cause });
  });
  if (user?.email === undefined) throw new StartError(`Firebase has no user ${firebaseUid} with an e-mail.`);
  return { firebaseUid, email: user.email, emailVerified: user.emailVerified, displayName: user.displayName };
};
