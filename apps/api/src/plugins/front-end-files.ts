import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of a built front end. */
export interface FrontEndFile {
  mediaType: string;
  etag: string;
  /** True when its name changes with its content, so that browsers keep it for good. */
  isImmutable: boolean;
  /** `'sha256-…'` of each inline script of a page. */
  scriptHashes: string[];
  isCompressible: boolean;
  read: (encoding: Encoding) => Promise<Buffer | Readable>;
}

/**
 * The files below a build folder by address path (`/assets/x.js`, `/pricing/index.html`); none when it was not built. `head` is added to
 * the head of each page.
 */
export const readFrontEnd = (root: string, { head = '' }: { head?: string } = {}): Map<string, FrontEndFile> => {
  const files = new Map<string, FrontEndFile>();
  for (const path of existsSync(root) ? walk(root) : []) {
    files.set(`/${relative(root, path).split(sep).join('/')}`, fileAt(path, head));
  }
  return files;
};

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });

// Larger files (OCR engines) are streamed as they are and not kept in memory.
const keptBytesMax = 4_000_000;

const fileAt = (path: string, head: string): FrontEndFile => {
  const { size, mtimeMs } = statSync(path);
  const extension = extname(path).toLowerCase();
  const isPage = extension === '.html';
  const kept = new Map<Encoding, Promise<Buffer>>();
  const isCompressible = compressible.has(extension) && size > 512 && size <= keptBytesMax;
  return {
    mediaType: mediaTypes[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256')
      .update(`${path}:${size}:${mtimeMs}:${isPage ? head : ''}`)
      .digest('base64url')
      .slice(0, 22)}"`,
    isImmutable: /[/\\](web-)?assets[/\\].+-[A-Za-z0-9_-]{8,}\.\w+$/.test(path),
    scriptHashes: isPage ? inlineScriptHashes(readFileSync(path, 'utf8')) : [],
    isCompressible,
    read: async (encoding) => {
      if (size > keptBytesMax) {
        return createReadStream(path);
      }
      const found =
        kept.get(encoding) ?? readFile(path).then((bytes) => encode(isPage ? withHead(bytes, head) : bytes, encoding));
      kept.set(encoding, found);
      return found;
    },
  };
};

const withHead = (page: Buffer, head: string): Buffer =>
  head === ''
    ? page
    : Buffer.from(
        page.toString('utf8').replace('</head>', () => `${head}</head>`),
        'utf8',
      );

/** What the content security policy must name for the scripts that stand inside a page. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', content = '']) => !/\bsrc\s*=/i.test(attributes) && content !== '')
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encode = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  }
  return encoding === 'gzip' ? gzipped(bytes, { level: 8 }) : bytes;
};

const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.ttf',
  '.txt',
  '.xml',
  '.wasm',
  '.webmanifest',
  '.map',
]);

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};
