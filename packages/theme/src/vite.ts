import { readFileSync } from 'node:fs';
import { colorModeScriptPath } from './color-mode-key.ts';
import { colorModeStyle } from './color-mode-style.ts';

interface Reply {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

interface DevServer {
  middlewares: { use(path: string, handler: (request: unknown, reply: Reply) => void): void };
}

interface AssetContext {
  emitFile(asset: { type: 'asset'; fileName: string; source: string }): void;
}

interface HtmlContext {
  readonly bundle?: Readonly<Record<string, unknown>>;
}

/** Asks for the font of the first paint together with the page, before the style sheet has named it. */
export const fontPreloadPlugin = () => ({
  name: 'keyclause-font-preload',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_html: string, { bundle = {} }: HtmlContext) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
});

/** Serves and emits `/color-mode.js`, and puts it with the first colours into the head of each HTML page. */
export const colorModePlugin = () => ({
  name: 'keyclause-color-mode',
  configureServer: (server: DevServer) => {
    server.middlewares.use(colorModeScriptPath, (_request, reply) => {
      reply.setHeader('Content-Type', 'text/javascript');
      reply.end(script());
    });
  },
  transformIndexHtml: () => [
    { tag: 'style', children: colorModeStyle, injectTo: 'head-prepend' as const },
    { tag: 'script', attrs: { src: colorModeScriptPath }, injectTo: 'head-prepend' as const },
  ],
  generateBundle(this: AssetContext) {
    this.emitFile({ type: 'asset', fileName: colorModeScriptPath.slice(1), source: script() });
  },
});

const script = (): string => readFileSync(new URL('../boot/color-mode.js', import.meta.url), 'utf8');
