import { openFirebaseProject } from './adapters/firebase/firebase-project.ts';
import type { FirebaseSettings } from './adapters/firebase/firebase-settings.ts';
import { type FirebaseOwner, findFirebaseOwner } from './backup/firebase-owner.ts';
import { importAccount } from './backup/import-account.ts';
import { openExisting } from './backup/open-installation.ts';
import { counted, openOperatorCommand, say } from './backup/operator-command.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { StartError } from './database/start-error.ts';
import { endWith } from './explain-fault.ts';

const ownerOption = '--firebase-user=';

/** `pnpm import-account FILE [--trust] [--firebase-user=UID]`: the archive that somebody downloaded, as an account of this installation. */
const importOne = async (): Promise<void> => {
  const { config, files, path } = await openOperatorCommand('import-account', import.meta.dirname);
  const firebaseOwner = await namedOwner(config.firebase);
  const installation = await openExisting(config);
  const { database, close } = openDatabase(installation.url, { poolSize: 2 });
  try {
    await migrate(database);
    const isTrusted = process.argv.includes('--trust');
    const { email, uid, leases } = await importAccount({ database, files }, path, { isTrusted, firebaseOwner });
    say(`Imported the account ${email ?? uid} with ${counted(leases, 'lease')}`);
    say(
      firebaseOwner
        ? `The Firebase user ${firebaseOwner.firebaseUid} signs in to it.`
        : 'A password is not in an archive: the person sets one by "Forgot password" at the sign-in page.',
    );
    if (!isTrusted)
      say(`${firebaseOwner ? startAnew : startAnewUnverified} For an archive that you made yourself: --trust`);
  } finally {
    await close();
    await installation.close();
  }
};

const startAnew = 'Plan and credits start anew.';
const startAnewUnverified = 'Plan and credits start anew and the e-mail must be verified.';

/** Who signs in to the account by Firebase: the operator says it, for the archive cannot be trusted to. */
const namedOwner = async (settings: FirebaseSettings | undefined): Promise<FirebaseOwner | undefined> => {
  const firebaseUid = process.argv.find((argument) => argument.startsWith(ownerOption))?.slice(ownerOption.length);
  if (!settings && firebaseUid === undefined) return undefined;
  if (!settings) throw new StartError(`FIREBASE_PROJECT_ID is not set. Leave out ${ownerOption}UID, or set it.`);
  if (!firebaseUid)
    throw new StartError(`People sign in by Firebase here. Name the user who gets the account: ${ownerOption}UID`);
  const project = await openFirebaseProject(settings);
  try {
    return await findFirebaseOwner(project, firebaseUid);
  } finally {
    await project.close();
  }
};

await importOne().catch(endWith);
