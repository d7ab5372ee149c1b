import { uploadLimits } from '@keyclause/domain';

type FaultCode = 'empty_file' | 'too_large' | 'unsupported_type';

const sampleBytes = 64 * 1024;
const readable: ReadonlySet<string> = new Set(['pdf', 'docx', 'html', 'text', 'jpeg', 'png', 'webp', 'heic']);

/** What the server would refuse a file for, found before it is sent: by its size and by its content, never by its name. */
export const checkFile = async (file: Blob): Promise<FaultCode | null> => {
  if (file.size === 0) return 'empty_file';
  if (file.size > uploadLimits.fileBytes) return 'too_large';

  const { sniffType } = await import('@keyclause/documents');
  const head = await bytesOf(file.slice(0, sampleBytes));
  const type = sniffType(head);
  // A DOCX may carry its pictures first: the list of its entries is at the end.
  const resolved = type === 'zip' ? sniffType(joined(head, await bytesOf(file.slice(-sampleBytes)))) : type;
  return readable.has(resolved) ? null : 'unsupported_type';
};

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const joined = (head: Uint8Array, tail: Uint8Array): Uint8Array => {
  const both = new Uint8Array(head.length + tail.length);
  both.set(head);
  both.set(tail, head.length);
  return both;
};
