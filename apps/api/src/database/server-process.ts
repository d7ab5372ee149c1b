import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** What tells one process from another that later gets the same id. */
export interface ProcessIdentity {
  pid: number;
  /** Seconds since the epoch, exact to about a second; undefined where the system does not say. */
  startedAt: number | undefined;
}

/** True while a process with this id runs, whoever owns it. */
export const isAlive = (pid: number): boolean => isTaken(pid) && !isZombie(pid);

/** True while the system knows this id, also for a process that has ended and that nobody has asked about. */
export const isTaken = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When a living process started, in seconds since the epoch. */
export const startTimeOf = (pid: number): number | undefined =>
  process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);

/** True when the process that wrote this identity is the one that lives now. */
export const isSameProcess = ({ pid, startedAt }: ProcessIdentity, toleranceSeconds = 5): boolean => {
  if (!isAlive(pid)) {
    return false;
  }
  const actual = startTimeOf(pid);
  return actual === undefined || startedAt === undefined || Math.abs(actual - startedAt) <= toleranceSeconds;
};

/** The working directory of a process, where the system tells it. */
export const workingDirectoryOf = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

const isZombie = (pid: number): boolean => procStat(pid)?.[0] === 'Z';

// The command name may hold spaces and parentheses, so the fields are counted from the last one.
const procStat = (pid: number): string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

const clockTicksPerSecond = 100;

const startTimeFromProc = (pid: number): number | undefined => {
  const ticks = Number(procStat(pid)?.[19]);
  const bootTime = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  return Number.isFinite(ticks) && bootTime ? Number(bootTime) + ticks / clockTicksPerSecond : undefined;
};

const startTimeFromPs = (pid: number): number | undefined => {
  try {
    const line = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } });
    const instant = Date.parse(line.trim());
    return Number.isNaN(instant) ? undefined : instant / 1000;
  } catch {
    return undefined;
  }
};
