import { readFile as readBytes } from 'node:fs/promises';
import type { LeaseProgress } from '@keyclause/contracts';
import { DocumentError } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '@keyclause/lease-reader';
import { leaseResultOf, type ReadDocument } from './lease-result-of.ts';
import type { ReaderMessage, ReadRequest } from './reader-messages.ts';

/** Reads the files of one lease from the first byte to the stored form of the report. Never throws. */
export const readLeaseFiles = async (
  request: ReadRequest,
  onProgress: (progress: LeaseProgress) => void,
): Promise<ReaderMessage> => {
  const documents: ReadDocument[] = [];
  try {
    await readDocuments(request, documents, onProgress);
    const at = { document: request.files.length - 1, documentCount: request.files.length };
    const pageCount = documents.at(-1)?.document.pages.length ?? 0;
    onProgress({ ...at, stage: 'reading', page: pageCount, pageCount });
    const report = readLease(
      documents.map((document, index) => ({ ...document, isLater: request.files[index]?.isLater ?? false })),
      { order: request.order ?? 'dated' },
    );
    if (report.verdict === 'not_a_lease')
      return { kind: 'failure', code: 'not_a_lease', document: null, isOrderly: true };
    const result = leaseResultOf(report, documents);
    onProgress({ ...at, stage: 'saving', page: pageCount, pageCount });
    return { kind: 'result', result };
  } catch (error) {
    return failureOf(error, documents.length < request.files.length ? documents.length : null);
  }
};

const readDocuments = async (
  { files, pagesMax }: ReadRequest,
  documents: ReadDocument[],
  onProgress: (progress: LeaseProgress) => void,
): Promise<void> => {
  let pagesLeft = pagesMax;
  for (const [index, { path, name, mediaType }] of files.entries()) {
    const at = { document: index, documentCount: files.length };
    onProgress({ ...at, stage: 'text', page: 0, pageCount: 0 });
    const document = await readFile(await readBytes(path), {
      limits: { pagesMax: pagesLeft },
      onProgress: (progress) => onProgress({ ...at, ...progress }),
    });
    pagesLeft -= document.pages.length;
    if (pagesLeft < 0) throw new DocumentError('too_many_pages', 'The files together have too many pages.');
    documents.push({ name, mediaType, document });
  }
};

/** While files are read, whatever a parser throws is the file's fault; after that it is ours. */
const failureOf = (error: unknown, document: number | null): ReaderMessage => {
  if (error instanceof DocumentError) {
    return { kind: 'failure', code: error.code, document, isOrderly: isRefusal(error) };
  }
  const reason = error instanceof Error ? `${error.name} ${stackOf(error)}` : typeof error;
  const text = error instanceof Error ? error.message : '';
  if (/allocation failed|out of memory|cannot enlarge memory|array buffer allocation/i.test(text)) {
    return { kind: 'failure', code: 'too_much_memory', document, isOrderly: false };
  }
  return document === null
    ? { kind: 'failure', code: 'internal', document, isOrderly: false, reason }
    : { kind: 'failure', code: 'corrupt', document, isOrderly: false };
};

/** A rule of ours said no, or a library that reports damage did. An engine in wasm that broke off keeps what it held. */
const isRefusal = ({ code, cause }: DocumentError): boolean =>
  code !== 'too_much_memory' && !(cause instanceof WebAssembly.RuntimeError);

// Places, not messages: those may quote the document.
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
