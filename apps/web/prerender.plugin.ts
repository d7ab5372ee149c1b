import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { z } from 'zod';
import { askingScript, type EarlyAsks } from './first-screen.plugin.ts';

const run = promisify(execFile);
const withinMs = 60_000;

const drawnPages = z.record(z.string(), z.object({ head: z.string(), body: z.string() }));

interface DrawnScreens {
  /** The modules of each path, from the project's root: their scripts are loaded once the page is painted. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** What is asked of the API at once; left out where there is nothing to ask. */
  readonly asks?: EarlyAsks | undefined;
}

/** Signed-out visitors, and people of whom the server knows that they are signed in, but says no more. */
type Audience = 'visitor' | 'signed-in';

/**
 * Draws first screens into HTML, one file a path (`visitor/login.html`, `signed-in/dashboard.html`), which the API serves to their
 * audience. A screen that cannot be drawn without a browser fails the build.
 */
export const prerenderPlugin = (entry: string, drawn: Readonly<Record<Audience, DrawnScreens>>): Plugin => {
  const audiences = Object.entries(drawn);
  let root = '';
  let dist = '';
  let scripts: Readonly<Record<string, readonly string[]>> = {};
  return {
    name: 'keyclause-prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      dist = join(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(fileName)) return seen;
        for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) withImports(next, seen);
        // After what it imports: in this order the files can be run one by one.
        return seen.add(fileName);
      };
      const filesOf = (module: string): readonly string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
        return chunk ? [...withImports(chunk.fileName)] : this.error(`There is no screen ${module}`);
      };
      const entries = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]);
      scripts = Object.fromEntries(
        audiences.flatMap(([audience, { screens }]) =>
          Object.entries(screens).map(([path, modules]) => [
            audience + path,
            [...new Set([...entries, ...modules.flatMap(filesOf)])],
          ]),
        ),
      );
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        const pathsOf = audiences.map(([audience, { screens }]) => [audience, Object.keys(screens)] as const);
        for (const [audience, pages] of await draw(root, entry, pathsOf)) {
          const { asks } = drawn[audience as Audience];
          for (const [path, { head, body }] of Object.entries(pages)) {
            const file = join(dist, audience, `${path}.html`);
            await mkdir(join(file, '..'), { recursive: true });
            const script = bootScript((scripts[audience + path] ?? []).map((name) => `/${name}`));
            const early = asks ? askingScript(asks) : '';
            await writeFile(file, pageOf(template, { audience, head, body, script: early + script }));
          }
        }
      },
    },
  };
};

/** Bundled as the app is, but for Node, and run in a process of its own: whatever a module starts there ends with it. */
const draw = async (
  root: string,
  entry: string,
  pathsOf: readonly (readonly [audience: string, paths: readonly string[]])[],
): Promise<(readonly [audience: string, pages: z.infer<typeof drawnPages>])[]> => {
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, 'node_modules/.cache/prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      worker: { format: 'es' },
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      },
    });
    return await Promise.all(
      pathsOf.map(async ([audience, paths]) => {
        // Told before a module of the app is run: what they draw first depends on it.
        const tell = `data:text/javascript,globalThis.drawnAtBuildFor = ${JSON.stringify(audience)}`;
        const { stdout } = await run(process.execPath, ['--import', tell, join(folder, 'main.js'), ...paths], {
          maxBuffer: 64 * 1024 * 1024,
          timeout: withinMs,
        });
        return [audience, drawnPages.parse(JSON.parse(stdout))] as const;
      }),
    );
  } catch (error) {
    const { stderr } = error as { stderr?: unknown };
    throw new Error(
      typeof stderr === 'string' && stderr !== ''
        ? stderr.trim()
        : `The first screens could not be prerendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface PageParts {
  readonly audience: string;
  readonly head: string;
  readonly body: string;
  readonly script: string;
}

const pageOf = (template: string, { audience, head, body, script }: PageParts): string => {
  const bare = [/<title>.*?<\/title>\s*/s, /<script type="module"[^>]*><\/script>\s*/, firstScreenScript].reduce(
    (html, pattern) => replaceOnce(html, pattern, ''),
    template.replace(/<link rel="modulepreload"[^>]*>\s*/g, ''),
  );
  return replaceOnce(
    replaceOnce(bare, /<\/head>/, `${head}</head>`),
    /<div id="root"><\/div>/,
    `<div id="root" data-drawn="${audience}">${body}</div><script>${script}</script>`,
  );
};

/** What this script would find out is known here. */
const firstScreenScript = /<script[^>]*src="\/first-screen\.js"[^>]*><\/script>\s*/;

/**
 * Starts the app once the page is painted, so that its scripts do not hold up what is drawn already. Until then what was pressed
 * last is remembered; `src/app/early-press.ts` takes it.
 */
const bootScript = (files: readonly string[]): string => `(() => {
  let pressed = null;
  // The page was drawn without them, so its links do not know the way back.
  const isIncomplete = location.search + location.hash !== '';
  const remember = (event) => {
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const target = event.target.closest('button') ?? (isIncomplete && isPlain ? event.target.closest('a[href^="/"]') : null);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = target;
  };
  addEventListener('click', remember, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', remember, true);
    delete window.takeEarlyPress;
    return pressed;
  };
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const files = ${JSON.stringify(files)};
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    }
    try {
      for (const file of files) {
        await import(file);
        // One long task would keep a press waiting.
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      window.takeEarlyPress?.()?.click();
    }
  };
  requestAnimationFrame(() => setTimeout(start));
  // No frame is drawn in a tab that is not looked at.
  setTimeout(start, 1000);
})();`;

const replaceOnce = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html)) throw new Error(`The page of the app has no ${pattern}`);
  return html.replace(pattern, () => by);
};
