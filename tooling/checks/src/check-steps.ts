import { containerFaults } from './containers.ts';
import { brokenReferences } from './documents.ts';
import { runProgram } from './program.ts';

/** One step of `pnpm check`: its name and how it is done. */
export type CheckStep = { name: string; run: () => Promise<{ isPassed: boolean; output: string }> };

const tool = (name: string, command: string, ...args: string[]): CheckStep => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(command, args, { timeoutMinutes: 10, env: { NO_COLOR: '1' } });
    return { isPassed: code === 0, output };
  },
});

export const checkSteps: CheckStep[] = [
  tool('format and lint', 'biome', 'check', '--diagnostic-level=warn', '.'),
  tool('types', 'turbo', 'run', 'types', '--continue', '--output-logs=errors-only'),
  tool('boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'tooling', 'e2e'),
  tool('unused', 'knip', '--no-progress', '--no-config-hints'),
  tool('versions', 'sherif'),
  tool('stories', 'turbo', 'run', 'stories', '--output-logs=errors-only'),
  {
    name: 'documents',
    run: async () => {
      const broken = brokenReferences();
      return { isPassed: broken.length === 0, output: broken.join('\n') };
    },
  },
  {
    name: 'containers',
    run: async () => {
      const faults = containerFaults();
      return { isPassed: faults.length === 0, output: faults.join('\n') };
    },
  },
];
