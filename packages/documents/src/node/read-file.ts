import type { PlacedDocument } from '../placed-document.ts';
import { type ReadOptions, readDocument } from '../read-document.ts';
import { createNodeEngines } from './engines.ts';

/**
 * Reads a file in this process: for the command line, benchmarks and trusted files. A hostile file can block or end the
 * process; servers use `readFileInChild`.
 * @throws DocumentError
 */
export const readFile = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<PlacedDocument> => {
  const engines = createNodeEngines();
  try {
    return await readDocument(bytes, engines, options);
  } finally {
    await engines.close();
  }
};
