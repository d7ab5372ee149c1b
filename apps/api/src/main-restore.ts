import { openAlone } from './backup/open-installation.ts';
import { counted, openOperatorCommand, say } from './backup/operator-command.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { endWith } from './explain-fault.ts';

/** `pnpm restore FILE`: a backup into an empty installation, brought to this version. All of it or nothing. */
const restore = async (): Promise<void> => {
  const { config, files, path } = await openOperatorCommand('restore', import.meta.dirname);
  const installation = await openAlone(config);
  try {
    const { createdAt, tables, files: restored } = await restoreBackup(installation.client, files, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${counted(rows, 'row')} and ${counted(restored.length, 'file')}, as they were at ${createdAt}`);
    say('Everybody signs in again, unless AUTH_SECRET is that of the installation it came from.');
  } finally {
    await installation.close();
  }
};

await restore().catch(endWith);
