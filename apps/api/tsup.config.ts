import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';

// Each process has its own file: the API, and every child that it starts. All lie flat in dist, as neighbours.
const children = globSync('src/**/*.child.ts', { cwd: import.meta.dirname });

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    ...Object.fromEntries(children.map((path) => [basename(path, '.ts'), path])),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  clean: true,
  dts: false,
  // Engines bring wasm, native code and data files, so their packages are run from where they are installed.
  noExternal: ['@keyclause/contracts', '@keyclause/domain'],
  external: [/^@keyclause\/(documents|lease-reader)/],
});
