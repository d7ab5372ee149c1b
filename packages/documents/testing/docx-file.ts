import { type ZipEntry, zipFile } from './zip-file.ts';

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

export const wordNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export const documentStart = `<?xml version="1.0"?><w:document ${wordNamespaces}><w:body>`;
export const documentEnd = '</w:body></w:document>';

/** A Word document with this body; `parts` are further files, by name. */
export const docxFile = (body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> =>
  docxArchive({ name: 'word/document.xml', content: `${documentStart}${body}${documentEnd}` }, toEntries(parts));

/** The archive of a Word document around a main part of any kind. */
export const docxArchive = (main: ZipEntry, others: readonly ZipEntry[] = []): Uint8Array<ArrayBuffer> =>
  zipFile([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relationships },
    main,
    ...others,
  ]);

const toEntries = (parts: Readonly<Record<string, string>>): readonly ZipEntry[] =>
  Object.entries(parts).map(([name, content]) => ({ name, content }));

export type ParagraphOptions = {
  readonly style?: string;
  readonly bold?: boolean;
  readonly list?: { readonly id: number; readonly level: number };
};

export const paragraph = (text: string, { style, bold, list }: ParagraphOptions = {}): string => {
  const styled = style ? `<w:pStyle w:val="${style}"/>` : '';
  const numbered = list ? `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.id}"/></w:numPr>` : '';
  return `<w:p><w:pPr>${styled}${numbered}</w:pPr><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
};

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
