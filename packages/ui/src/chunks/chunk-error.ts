/** A part of the page that could not be loaded. The words and names are those of section 8 of the specification. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(kind: 'script' | 'style', chunk: string, cause: unknown) {
    super(`Loading ${kind === 'style' ? 'CSS chunk' : 'chunk'} ${chunk} failed`, { cause });
    this.code = kind === 'style' ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  }
}

export class ChunkTimeout extends Error {}

/** In the words of the preloader of Vite. */
export const styleFailure = (style: string): Error => new Error(`Unable to preload CSS for ${style}`);

/** The style sheet that the preloader of Vite gave up on. */
export const failedStyle = (error: unknown): string | undefined =>
  error instanceof Error ? /^Unable to preload CSS for (\S+)/.exec(error.message)?.[1] : undefined;

/** The script that the browser gave up on; Safari does not say which it was. */
export const failedScript = (error: unknown): string | undefined =>
  error instanceof Error ? /dynamically imported module: (\S+)/i.exec(error.message)?.[1] : undefined;

/** What the browser or Vite says, in the words of the specification; an error that the script itself raised stays as it is. */
export const asChunkError = (error: unknown): unknown => {
  const style = failedStyle(error);
  if (style !== undefined) return new ChunkLoadError('style', nameOf(style), error);
  const script = failedScript(error);
  if (script !== undefined) return new ChunkLoadError('script', nameOf(script), error);
  const isNameless =
    error instanceof ChunkTimeout ||
    (error instanceof Error && /importing a module script failed/i.test(error.message));
  return isNameless ? new ChunkLoadError('script', 'of this screen', error) : error;
};

const nameOf = (path: string): string =>
  path
    .replace(/[?#].*/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');
