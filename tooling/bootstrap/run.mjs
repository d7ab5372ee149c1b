import { handOver, passSignalsOn } from './child.mjs';
import { endWith } from './fault.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, nodeBinary, root, toolEnvironment } from './root.mjs';

// node tooling/bootstrap/run.mjs [--build] [--here] <program of ours> [arguments]: runs it under the pinned Node.
// --build builds the apps first; --here leaves the program in the folder of the caller, for file names on the command line.
const run = async () => {
  passSignalsOn();
  const given = process.argv.slice(2);
  const options = given.slice(
    0,
    given.findIndex((part) => !part.startsWith('--')),
  );
  const [program, ...args] = given.slice(options.length);
  await prepare({ build: options.includes('--build') });

  const cwd = options.includes('--here') ? (process.env.INIT_CWD ?? process.cwd()) : root;
  process.exit(await handOver(nodeBinary, [inRoot(program), ...args], { cwd, env: toolEnvironment() }));
};

run().catch(endWith);
