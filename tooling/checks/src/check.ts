import { checkSteps } from './check-steps.ts';
import type { Tally } from './tally.ts';

/** Runs the steps of `pnpm check` one after the other, prints a line for each and the tail of what a failed one wrote. */
export const check = async (): Promise<Tally> => {
  const tally = { passed: 0, failed: 0 };
  for (const step of checkSteps) {
    const startedAt = Date.now();
    const { isPassed, output } = await step.run();
    tally[isPassed ? 'passed' : 'failed'] += 1;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${isPassed ? 'pass' : 'FAIL'}  ${step.name} (${seconds} s)`);
    if (!isPassed) console.log(tailOf(output));
  }
  return tally;
};

const tailOf = (output: string): string =>
  output
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((line) => `      ${line}`)
    .join('\n');
