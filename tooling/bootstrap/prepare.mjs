import { buildWhatIsStale } from './build.mjs';
import { isStopping } from './child.mjs';
import { withLock } from './lock.mjs';
import { arePackagesReady, installPackages } from './packages.mjs';
import { pins } from './root.mjs';
import { installToolchain, isToolchainReady, requireNode } from './toolchain.mjs';

/** Brings this folder to where a command can run: tools, packages and, if asked for, fresh builds. Says only what takes time. */
export const prepare = async ({ build = false, say = tellOnStderr } = {}) => {
  requireNode();
  const isReady = () => isToolchainReady() && arePackagesReady();
  if (isReady() && !build) return;

  await withLock(say, async () => {
    if (!isToolchainReady()) {
      await timed(say, `Installing Node ${pins.node} and pnpm ${pins.pnpm} into .toolchain`, installToolchain);
    }
    if (!arePackagesReady()) await timed(say, 'Installing the packages of the lockfile', installPackages);
    if (build) await timed(say, 'Building what changed', buildWhatIsStale);
  });
};

const timed = async (say, what, work) => {
  const startedAt = Date.now();
  say(`${what} …`);
  try {
    await work();
  } catch (error) {
    // A tool that we stopped ourselves did not fail.
    if (isStopping()) process.exit(130);
    throw error;
  }
  say(`${what}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
};

const tellOnStderr = (line) => process.stderr.write(`${line}\n`);
