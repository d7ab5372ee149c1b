import {
  encryptedPdf,
  hostileFiles,
  pictureFile,
  proseLines,
  sampleLeasePdf,
  textPdf,
} from '@keyclause/documents/testing';
import { readingFailureWords } from '@keyclause/domain';
import { expect, type Page } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

const hostile = (name: string): Buffer => {
  const file = hostileFiles.find((one) => one.name === name);
  if (!file) throw new Error(`There is no hostile file ${name}`);
  return Buffer.from(file.make());
};

/** A story of many pages in which nobody lets anything to anybody. */
const novel = (): Buffer => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) =>
      `Chapter ${index + 1}. The lamplighter walked along the quay while the gulls quarrelled over the nets, and Marta counted the ships that had not come home. She had a letter in her pocket, and she would not read it before the evening bell.`,
  );
  return Buffer.from(
    textPdf([0, 1, 2, 3].map((page) => ({ lines: proseLines(paragraphs.slice(page * 10, page * 10 + 10)) }))),
  );
};

const badFiles: readonly { what: string; name: string; make: () => Buffer; code: string }[] = [
  {
    what: 'a PDF with a password',
    name: 'locked.pdf',
    make: () => Buffer.from(encryptedPdf('secret')),
    code: 'pdf_encrypted',
  },
  {
    what: 'a damaged PDF',
    name: 'broken.pdf',
    make: () => Buffer.from('%PDF-1.7\nnothing that follows is a PDF\n'),
    code: 'corrupt',
  },
  { what: 'an empty file', name: 'empty.pdf', make: () => Buffer.alloc(0), code: 'empty_file' },
  { what: 'a PDF without pages', name: 'no-pages.pdf', make: () => hostile('no-pages.pdf'), code: 'no_pages' },
  {
    what: 'a PDF of 601 pages',
    name: 'long.pdf',
    make: () => Buffer.from(sampleLeasePdf({ pageCount: 601 })),
    code: 'too_many_pages',
  },
  {
    what: 'a file of 26 MB',
    name: 'large.pdf',
    make: () => Buffer.alloc(26 * 1024 * 1024, '%PDF-1.7 '),
    code: 'too_large',
  },
  {
    what: 'a DOCX that unpacks to a gigabyte',
    name: 'bomb.docx',
    make: () => hostile('spaces-1gb.docx'),
    code: 'archive_bomb',
  },
  { what: 'a novel', name: 'novel.pdf', make: novel, code: 'not_a_lease' },
  { what: 'a program', name: 'setup.exe', make: () => hostile('program.exe'), code: 'unsupported_type' },
];

const mimeType = 'application/octet-stream';

const choose = async (page: Page, name: string, buffer: Buffer) => {
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
};

/** Sends the file if the page lets it go; some are refused before anything is sent. */
const send = async (page: Page) => {
  const read = page.getByRole('button', { name: 'Read this lease' });
  const remove = page.getByText('Remove what cannot be read, then go on.');
  await expect(read.and(page.locator(':enabled')).or(remove).first()).toBeVisible();
  if (await remove.isHidden()) await read.click();
};

journey('each kind of bad file gets its reason in words, costs nothing and leaves nothing', async ({ page, noise }) => {
  journey.setTimeout(240_000);
  await signUp(page);

  for (const { what, name, make, code } of badFiles) {
    await choose(page, name, make());
    await send(page);
    const sentence = readingFailureWords(code).split('.')[0] ?? '';
    await expect(page.getByText(sentence).first(), what).toBeVisible({ timeout: 40_000 });
    const allowance = await (await page.request.get('/api/scans/allowance')).json();
    expect(allowance, `${what} costs nothing`).toMatchObject({ used: 0, included: 3 });
  }
  // Refusals of uploads are answers of the API, which the browser prints.
  noise.splice(0, noise.length, ...noise.filter((line) => !/status of 4\d\d/.test(line)));
});

journey('a picture that is called a PDF is read for what it is', async ({ page }) => {
  await signUp(page);
  await choose(page, 'lease.pdf', Buffer.from(await pictureFile(sampleLeasePdf({ pageCount: 1 }), 'png')));
  await send(page);

  await expect(page.getByRole('tab', { name: /Summary/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('$1,425').first()).toBeVisible();
});
