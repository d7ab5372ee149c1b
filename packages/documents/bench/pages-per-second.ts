import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFile } from '@keyclause/documents/node';

// Text extraction beside pdftotext, same files, one run: `--data DIR`, PDFs with a text layer.
const { values } = parseArgs({ options: { data: { type: 'string' }, rounds: { type: 'string', default: '5' } } });
if (!values.data) throw new Error('Say where the files are: --data DIR');

const folder = values.data;
const rounds = Number(values.rounds);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.pdf') && !file.endsWith('.scan.pdf'))
  .sort()
  .map((file) => join(folder, file));
if (files.length === 0) throw new Error(`There is no PDF with a text layer in ${folder}`);

const hasPdftotext = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const timed = async (run: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

let [pages, ours, theirs, theirsWithBoxes] = [0, 0, 0, 0];
for (const file of files) {
  const bytes = readFileSync(file);
  const { pages: filePages } = await readFile(bytes);
  const milliseconds = await timed(() => readFile(bytes));
  const pdftotext = hasPdftotext
    ? await timed(() => execFileSync('pdftotext', ['-bbox-layout', file, '-'], { maxBuffer: 1e9 }))
    : 0;
  const plain = hasPdftotext ? await timed(() => execFileSync('pdftotext', [file, '-'], { maxBuffer: 1e9 })) : 0;
  const rate = (time: number) => `${Math.round((filePages.length / time) * 1000)}`.padStart(5);
  const beside = hasPdftotext
    ? `pdftotext ${rate(plain)}  with boxes ${rate(pdftotext)}  ratio ${(plain / milliseconds).toFixed(2)}`
    : '';
  console.log(
    `${(file.split('/').at(-1) ?? '').padEnd(26)} ${String(filePages.length).padStart(3)} pages  ours ${rate(milliseconds)} pages/s  ${beside}`,
  );
  pages += filePages.length;
  ours += milliseconds;
  theirs += plain;
  theirsWithBoxes += pdftotext;
}
console.log(`all: ours ${Math.round((pages / ours) * 1000)} pages/s`);
console.log(
  hasPdftotext
    ? `all: pdftotext ${Math.round((pages / theirs) * 1000)} pages/s (process start included), ratio ${(theirs / ours).toFixed(2)}; with word boxes, as ours, ratio ${(theirsWithBoxes / ours).toFixed(2)}`
    : 'pdftotext is missing (Debian: poppler-utils), so there is no ratio',
);
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
