import { documentEnd, documentStart, docxArchive, docxFile, paragraph, wordNamespaces } from './docx-file.ts';
import type { HostileFile } from './hostile-file.ts';
import { repeatedDeflate } from './repeated-deflate.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

const million = 1_000_000;
const rent = paragraph('The tenant pays rent.');
const named = (content: string): ZipEntry => ({ name: 'word/document.xml', content });
const body = { head: documentStart, tail: `${rent}${documentEnd}` };

/** Word documents that inflate without end, expand, reach outside or nest. */
export const hostileDocx: readonly HostileFile[] = [
  {
    name: 'spaces-1gb.docx',
    make: () => bomb(Buffer.alloc(million, ' '), 1000, 1000 * million),
    allowed: ['archive_bomb'],
  },
  {
    // The same, but the archive claims to be small: only counting while inflating finds out.
    name: 'spaces-1gb-undeclared.docx',
    make: () => bomb(Buffer.alloc(million, ' '), 1000, 2000),
    allowed: ['archive_bomb'],
  },
  {
    name: 'paragraphs-300mb.docx',
    make: () => {
      const piece = Buffer.from(rent.repeat(10_000));
      return bomb(piece, Math.ceil((300 * million) / piece.length), 300 * million);
    },
    allowed: ['archive_bomb'],
  },
  {
    name: 'paragraphs-90mb.docx',
    make: () => {
      const piece = Buffer.from(rent.repeat(10_000));
      return bomb(piece, Math.floor((90 * million) / piece.length), 90 * million);
    },
    allowed: ['too_many_pages', 'too_large', 'too_much_memory', 'too_slow'],
  },
  {
    name: 'files-50k.docx',
    make: () =>
      docxArchive(
        named(`${documentStart}${rent}${documentEnd}`),
        Array.from({ length: 50_000 }, (_, index) => ({ name: `word/media/i${index}.bin`, content: '' })),
      ),
    allowed: ['archive_bomb'],
  },
  {
    name: 'billion-laughs.docx',
    make: () => docxArchive(named(billionLaughs())),
    allowed: ['document', 'no_text', 'corrupt'],
  },
  {
    name: 'external-entity.docx',
    make: () =>
      docxArchive(
        named(
          `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${wordNamespaces}><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p>${documentEnd}`,
        ),
      ),
    allowed: ['document', 'no_text', 'corrupt'],
  },
  {
    name: 'script-link.docx',
    make: () =>
      docxFile(
        '<w:p><w:hyperlink r:id="rIdL"><w:r><w:t>click</w:t></w:r></w:hyperlink><w:r><w:t>&lt;img src=x onerror=alert(1)&gt;</w:t></w:r></w:p>',
        {
          'word/_rels/document.xml.rels':
            '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdL" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>',
        },
      ),
    allowed: ['document'],
  },
  {
    name: 'nested-100k.docx',
    make: () => {
      const [open, close] = ['<w:smartTag>', '</w:smartTag>'].map((tag) => tag.repeat(100_000));
      return docxFile(`<w:p>${open}<w:r><w:t>deep</w:t></w:r>${close}</w:p>`);
    },
    allowed: ['document', 'corrupt', 'no_text'],
  },
  {
    name: 'tables-20k-deep.docx',
    make: () => docxFile('<w:tbl><w:tr><w:tc>'.repeat(20_000) + rent + '</w:tc></w:tr></w:tbl>'.repeat(20_000)),
    allowed: ['document', 'corrupt', 'no_text', 'too_slow', 'too_much_memory'],
  },
  {
    name: 'path-outside.docx',
    make: () => docxFile(rent, { '../../../evil.txt': 'x' }),
    allowed: ['document'],
  },
  {
    name: 'plain.zip',
    make: () => zipFile([{ name: 'readme.txt', content: 'not a lease' }]),
    allowed: ['unsupported_type'],
  },
];

const bomb = (piece: Uint8Array, times: number, declaredSize: number) =>
  docxArchive({
    name: 'word/document.xml',
    content: repeatedDeflate(piece, times, body),
    isDeflated: true,
    declaredSize,
  });

const billionLaughs = (): string => {
  const names = 'abcdefghij';
  const entities = [...names].map((name, index) => {
    const value = index === 0 ? 'aaaaaaaaaa' : `&${names[index - 1]};`.repeat(10);
    return `<!ENTITY ${name} "${value}">`;
  });
  return `<?xml version="1.0"?><!DOCTYPE x [${entities.join('')}]><w:document ${wordNamespaces}><w:body><w:p><w:r><w:t>&j;</w:t></w:r></w:p>${documentEnd}`;
};
