import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { recognitionFolder } from './src/recognition-folder.ts';

/** Puts the worker, the cores and the language data of tesseract.js on our own origin, in development and in the build. */
export const recognitionAssetsPlugin = (): Plugin => {
  const files = new Map(recognitionFiles().map((path) => [basename(path), path]));
  return {
    name: 'keyclause-recognition-assets',
    configureServer: (server) => {
      server.middlewares.use(`/${recognitionFolder}`, (request, response, next) => {
        const path = files.get(basename(request.url?.split('?')[0] ?? ''));
        if (!path) return next();
        response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        createReadStream(path).pipe(response);
      });
    },
    generateBundle() {
      for (const [name, path] of files) {
        this.emitFile({ type: 'asset', fileName: `${recognitionFolder}/${name}`, source: readFileSync(path) });
      }
    },
  };
};

/** tesseract.js belongs to the documents package, so it is looked for from there. */
const recognitionFiles = (): readonly string[] => {
  const fromDocuments = createRequire(createRequire(import.meta.url).resolve('@keyclause/documents'));
  const manifest = fromDocuments.resolve('tesseract.js/package.json');
  const cores = dirname(createRequire(manifest).resolve('tesseract.js-core/package.json'));
  const language = dirname(fromDocuments.resolve('@tesseract.js-data/eng/package.json'));
  const versions = [manifest, join(language, 'package.json')].map(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version,
  );
  if (recognitionFolder !== `web-assets/recognition-${versions.join('-eng-')}`) {
    throw new Error(`src/recognition-folder.ts must name the versions ${versions.join(' and ')}`);
  }
  return [
    join(dirname(manifest), 'dist/worker.min.js'),
    ...readdirSync(cores)
      .filter((name) => name.endsWith('-lstm.wasm.js'))
      .map((name) => join(cores, name)),
    join(language, '4.0.0_best_int/eng.traineddata.gz'),
  ];
};
