import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMe } from '@keyclause/contracts';
import type { Person } from './api-test.ts';
import { aFolder } from './stores/a-folder.ts';

/** What somebody gets by "Download my data", as a file. */
export const downloadArchive = async (owner: Person): Promise<string> => {
  const path = join(await aFolder(), 'mine.zip');
  const { data } = await owner.request(exportMe);
  writeFileSync(path, Buffer.from(await data.arrayBuffer()));
  return path;
};
