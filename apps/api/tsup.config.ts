import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';

// Each process has its own file: the API, the commands of the operator, and every child that the API starts. All lie flat in dist, as neighbours.
const children = globSync('src/**/*.child.ts', { cwd: import.meta.dirname });

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    backup: 'src/main-backup.ts',
    restore: 'src/main-restore.ts',
    'import-account': 'src/main-import-account.ts',
    health: 'src/main-health.ts',
    ...Object.fromEntries(children.map((path) => [basename(path, '.ts'), path])),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  clean: true,
  dts: false,
  // Ours is bundled, so that the result runs by itself. Engines bring wasm, native code and data files: they are dependencies of this app.
  noExternal: [/^@keyclause\//],
});
