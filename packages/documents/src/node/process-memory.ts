import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Resident memory of another process in bytes; undefined when it has ended or the system does not tell. */
export const residentBytes = async (pid: number): Promise<number | undefined> => {
  if (process.platform === 'linux') return linuxResidentBytes(pid);
  if (process.platform === 'win32') return undefined;
  return listedResidentBytes(pid);
};

const linuxResidentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'latin1');
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
};

const listedResidentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    const kilobytes = Number(stdout.trim());
    return Number.isFinite(kilobytes) && kilobytes > 0 ? kilobytes * 1024 : undefined;
  } catch {
    return undefined;
  }
};
