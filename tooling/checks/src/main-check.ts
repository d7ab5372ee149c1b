import { check } from './check.ts';
import { endProgramsOnSignal } from './program.ts';

endProgramsOnSignal();
const { failed } = await check();
process.exitCode = failed === 0 ? 0 : 1;
