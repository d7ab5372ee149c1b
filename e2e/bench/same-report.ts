import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlacedDocument } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '@keyclause/lease-reader';
import bundledChromium from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { build } from 'vite';

/** Reads each lease of the reader's own twice in Node and once in the browser, and compares the reports byte by byte. Exits 1 when one differs. */
const readerFolder = join(import.meta.dirname, '../../packages/lease-reader');
const files = globSync(
  ['fixtures/us-leases/*.{txt,docx,pdf}', 'fixtures/own-leases/*/*.txt'].map((pattern) => join(readerFolder, pattern)),
)
  .filter((path) => !path.endsWith('.scan.pdf'))
  .sort();

/** The engine as the app bundles it, in one script that a page can run. */
const engineScript = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(readerFolder, 'src/index.ts'), formats: ['iife'], name: 'keyclauseReader' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk === undefined) throw new Error('The engine gave no bundle.');
  return chunk.code;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const reportOf = (name: string, document: PlacedDocument): string => JSON.stringify(readLease([{ name, document }]));

const script = await engineScript();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await bundledChromium.executablePath()),
  args: bundledChromium.args,
  headless: true,
});
let [same, bytes] = [0, 0];
const different: string[] = [];
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  for (const path of files) {
    const name = basename(path);
    const document = await readFile(readFileSync(path));
    const [first, second] = [reportOf(name, document), reportOf(name, document)];
    const inBrowser = await page.evaluate(
      ([file, placed]) => {
        const { keyclauseReader } = globalThis as unknown as {
          keyclauseReader: { readLease: (leases: readonly { name: string; document: unknown }[]) => unknown };
        };
        return JSON.stringify(keyclauseReader.readLease([{ name: file, document: placed }]));
      },
      [name, document] as const,
    );
    bytes += first.length;
    if (hash(first) === hash(second) && hash(first) === hash(inBrowser)) same += 1;
    else different.push(name);
  }
  console.log(
    `${browser.browserType().name()} ${browser.version()}, Node ${process.version}: ${same} of ${files.length} reports byte-identical (${bytes} bytes)`,
  );
  for (const name of different) console.log(`  differs: ${name}`);
} finally {
  await browser.close();
}
process.exitCode = different.length > 0 ? 1 : 0;
