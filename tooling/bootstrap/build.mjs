import { runTool } from './child.mjs';
import { inRoot } from './root.mjs';

/** Builds the apps whose sources, or whose packages' sources, changed since the last build; Turborepo keeps the rest. */
export const buildWhatIsStale = () =>
  runTool('Building the apps', inRoot('node_modules', '.bin', 'turbo'), [
    'run',
    'build',
    '--output-logs=errors-only',
    '--no-color',
  ]);
