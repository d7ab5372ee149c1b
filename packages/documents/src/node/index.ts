export { loadPdfium, renewPdfium } from './pdfium.ts';
export { residentBytes } from './process-memory.ts';
export { readFile } from './read-file.ts';
export {
  type ChildLimits,
  defaultChildLimits,
  type ReadFileInChildOptions,
  readFileInChild,
} from './read-file-in-child.ts';
