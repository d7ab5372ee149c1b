import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFile } from '@keyclause/documents/node';
import { bodyText, compareTokens, tokensOf } from './tokens.ts';

// How much of the text of known files is read, and in which order: `--data DIR` holds name.txt beside name.pdf, .docx, .scan.pdf.
const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string', default: '' } } });
if (!values.data) throw new Error('Say where the files are: --data DIR');

const folder = values.data;
const percent = (share: number) => share.toFixed(4);

const textOf = (name: string) => join(folder, name.replace(/(?:\.scan)?\.\w+$/, '.txt'));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:pdf|docx)$/.test(file) && file.includes(values.only) && existsSync(textOf(file)))
  .sort();
if (names.length === 0) throw new Error(`There is no PDF or DOCX beside its text in ${folder}`);

for (const name of names) {
  const expected = tokensOf(readFileSync(textOf(name), 'utf8'));
  const startedAt = performance.now();
  const document = await readFile(readFileSync(join(folder, name)));
  const milliseconds = Math.round(performance.now() - startedAt);
  const { recall, precision, order } = compareTokens(expected, tokensOf(bodyText(document)));
  console.log(
    `${name.padEnd(28)} recall ${percent(recall)}  precision ${percent(precision)}  order ${percent(order)}  ${document.pages.length} pages ${milliseconds} ms`,
  );
}
