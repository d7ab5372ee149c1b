import { existsSync } from 'node:fs';
import { openExisting } from './backup/open-installation.ts';
import { counted, openOperatorCommand, say } from './backup/operator-command.ts';
import { writeBackup } from './backup/write-backup.ts';
import { StartError } from './database/start-error.ts';
import { endWith } from './explain-fault.ts';

/** `pnpm backup FILE`: rows and files of this installation into one archive, while it runs or while it is stopped. */
const backUp = async (): Promise<void> => {
  const { config, files, path, version } = await openOperatorCommand('backup', import.meta.dirname);
  if (existsSync(path)) throw new StartError(`${path} is there already. Name a new file.`);
  const installation = await openExisting(config);
  try {
    const manifest = await writeBackup(installation, files, { path, version });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Backed up ${counted(rows, 'row')} and ${counted(manifest.files.length, 'file')} to ${path}`);
    if (manifest.lostFiles.length > 0) {
      say(
        `${counted(manifest.lostFiles.length, 'file')} could not be read whole and is not in it. See Files at /admin.`,
      );
    }
  } finally {
    await installation.close();
  }
};

await backUp().catch(endWith);
