import { DocumentError } from '../document-error.ts';
import type { PlacedDocument } from '../placed-document.ts';
import type { FlowBlock } from '../typeset/flow.ts';
import { type TypesetOptions, typeset } from '../typeset/typeset.ts';
import { type Archive, type ArchiveLimits, openArchive } from './archive.ts';
import { docxBlocks } from './docx-blocks.ts';
import { readNumbering } from './numbering.ts';
import { readStyles } from './styles.ts';

/**
 * Reads a Word document: paragraphs, lists with their numbers, tables, headers and footers, footnotes.
 * @throws DocumentError `corrupt`, `archive_bomb`, `not_a_document`, `no_text`, `too_many_pages`, `too_large`
 */
export const readDocx = async (bytes: Uint8Array, options: TypesetOptions & ArchiveLimits): Promise<PlacedDocument> => {
  const archive = openArchive(bytes, options);
  const main = await partText(archive, 'word/document.xml');
  if (main === undefined || !/<w:document[\s>]/.test(main)) {
    throw new DocumentError('not_a_document', 'The file is packed like a Word document but holds none.');
  }
  const context = {
    numbering: readNumbering((await partText(archive, 'word/numbering.xml')) ?? ''),
    styleOf: readStyles((await partText(archive, 'word/styles.xml')) ?? ''),
  };
  const headers = await runningBlocks(archive, /^word\/header\d*\.xml$/, 'header', context);
  const footers = await runningBlocks(archive, /^word\/footer\d*\.xml$/, 'footer', context);
  const notes = await partText(archive, 'word/footnotes.xml');
  return typeset(
    'docx',
    [...headers, ...docxBlocks(main, context), ...(notes ? docxBlocks(notes, context) : []), ...footers],
    options,
  );
};

const partText = async (archive: Archive, name: string): Promise<string | undefined> => {
  const bytes = await archive.read(name);
  return bytes && new TextDecoder(encodingOf(bytes)).decode(bytes);
};

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
};

/** Each different header or footer once: the file does not say on which of our pages it would stand. */
const runningBlocks = async (
  archive: Archive,
  names: RegExp,
  kind: 'header' | 'footer',
  context: Parameters<typeof docxBlocks>[1],
): Promise<readonly FlowBlock[]> => {
  const blocks = new Map<string, FlowBlock>();
  for (const name of archive.names.filter((entry) => names.test(entry))) {
    for (const block of docxBlocks((await partText(archive, name)) ?? '', context)) {
      const runs = block.kind === 'table_row' ? block.cells.flat() : block.runs;
      blocks.set(runs.map((run) => run.text).join(''), { kind, runs });
    }
  }
  return [...blocks.values()];
};
