import '#app/zod-without-eval.ts';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { firstScreenLoaded } from '#app/drawn-page.ts';
import { Providers } from '#app/providers.tsx';
import { routes } from '#app/routes.tsx';

interface DrawnPage {
  /** Title, metadata and the styles of what is drawn. */
  readonly head: string;
  /** The content of the root. */
  readonly body: string;
}

/** The first screen of a path as its audience sees it before anything was asked. */
const draw = async (path: string): Promise<DrawnPage> => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await firstScreenLoaded(router);
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StrictMode>
        <Providers router={router} />
      </StrictMode>
    </CacheProvider>,
    {
      // A larger page would be sent in parts that inline scripts put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await text(prelude);
  if (failure !== undefined) throw failure;
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  const [metadata = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html) ?? [];
  if (!metadata.includes('<title>')) throw new Error('it has no ScreenMeta');
  return { head: metadata + styles, body: html.slice(metadata.length) };
};

/** Writes the pages of the paths it is called with as one JSON object; says in one line which could not be drawn, and why. */
const main = async (paths: readonly string[]): Promise<void> => {
  const pages: Record<string, DrawnPage> = {};
  for (const path of paths) {
    try {
      pages[path] = await draw(path);
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      process.stderr.write(`The first screen ${path} cannot be drawn without a browser: ${message}\n${stack}\n`);
      process.exit(1);
    }
  }
  // Queries and streams may wait on timers: the process ends here whatever was begun.
  process.stdout.write(JSON.stringify(pages), () => process.exit());
};

await main(process.argv.slice(2));
