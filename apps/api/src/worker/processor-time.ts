import { readFile } from 'node:fs/promises';

/** Linux counts processor time for user land in hundredths of a second, whatever the kernel's own clock is. */
const tickMs = 10;

/** Processor time that another process has had, in milliseconds over all of its threads; undefined where the system does not tell. */
export const processorMs = async (pid: number): Promise<number | undefined> => {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may hold spaces; the numbers begin behind it, user and system time as 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
};
