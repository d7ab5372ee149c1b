import type { Plugin } from 'vite';

const scriptName = 'first-screen.js';

/**
 * Starts loading the script of the screen that the address names while the shell is still on its way; otherwise the browser
 * learns of it only when the shell runs. `screens` gives the module of each path, from the project's root.
 */
export const firstScreenPlugin = (screens: Readonly<Record<string, string>>): Plugin => ({
  name: 'keyclause-first-screen',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${scriptName}`, async: true }, injectTo: 'head' }],
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = (fileName: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(fileName)) return seen;
      seen.add(fileName);
      for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) importsOf(next, seen);
      return seen;
    };
    const entry = chunks.find((chunk) => chunk.isEntry);
    const known = entry ? importsOf(entry.fileName) : new Set<string>();
    const files = Object.entries(screens).map(([path, module]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!chunk) this.error(`There is no screen ${module}`);
      return [path, [...importsOf(chunk.fileName)].filter((file) => !known.has(file))];
    });
    this.emitFile({ type: 'asset', fileName: scriptName, source: scriptFor(Object.fromEntries(files)) });
  },
});

const scriptFor = (
  files: Readonly<Record<string, readonly string[]>>,
): string => `const files = ${JSON.stringify(files)};
for (const file of files[location.pathname] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/' + file;
  document.head.append(link);
}
`;
