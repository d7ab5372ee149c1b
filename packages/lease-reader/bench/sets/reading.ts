import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PlacedDocument } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { type LeaseReport, readLease } from '#index.ts';
import { checkQuotes } from '../scoring/check-quotes.ts';

/** One row of the table. */
export type Row = { readonly set: string; readonly figures: Readonly<Record<string, unknown>> };

/** Reads documents, and keeps the time and the quotes of all of them. */
export type Reading = {
  readonly read: (path: string) => Promise<LeaseReport>;
  readonly readBytes: (bytes: Uint8Array, name: string) => Promise<LeaseReport>;
  readonly totals: () => {
    readonly documents: number;
    readonly words: number;
    readonly milliseconds: number;
    readonly quotes: number;
    readonly bad: readonly string[];
  };
};

export const newReading = (): Reading => {
  let [documents, words, milliseconds, quotes] = [0, 0, 0, 0];
  const bad: string[] = [];
  const readPlaced = (document: PlacedDocument, name: string): LeaseReport => {
    const started = performance.now();
    const report = readLease([{ name: basename(name), document }]);
    milliseconds += performance.now() - started;
    documents += 1;
    words += document.pages.reduce((sum, page) => sum + page.words.length, 0);
    const checked = checkQuotes(report, document, name);
    quotes += checked.quotes;
    bad.push(...checked.bad);
    return report;
  };
  const readBytes = async (bytes: Uint8Array, name: string): Promise<LeaseReport> =>
    readPlaced(await readFile(bytes), name);
  return {
    read: (path) => readBytes(readFileSync(path), path),
    readBytes,
    totals: () => ({ documents, words, milliseconds, quotes, bad }),
  };
};
