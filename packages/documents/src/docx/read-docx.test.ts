import { docxFile, paragraph, placementFaults, table } from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { defaultDocumentLimits } from '../document-limits.ts';
import { readDocx } from './read-docx.ts';

const read = (body: string, parts?: Readonly<Record<string, string>>) =>
  readDocx(docxFile(body, parts), defaultDocumentLimits);

const numbering = `<w:numbering xmlns:w="x">
<w:abstractNum w:abstractNumId="0">
<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>
<w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%2.%3"/></w:lvl>
</w:abstractNum>
<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
</w:numbering>`;

describe('readDocx', () => {
  it('writes the numbers that a word processor would show', async () => {
    const item = (text: string, level: number, id = 1) => paragraph(text, { list: { id, level } });
    const { text, blocks } = await read(
      [
        item('Term', 0),
        item('begins', 1),
        item('ends', 1),
        item('early', 2),
        item('Rent', 0),
        item('due', 1),
        item('Keys', 0, 2),
        item('New list', 0, 3),
      ].join(''),
      { 'word/numbering.xml': numbering },
    );

    expect(text.split('\n\n')).toEqual([
      '1. Term',
      '(a) begins',
      '(b) ends',
      '1.b.i early',
      '2. Rent',
      '(a) due',
      '• Keys',
      '1. New list',
    ]);
    expect(blocks.every(({ kind }) => kind === 'list_item')).toBe(true);
  });

  it('takes numbering, headings and weight from styles', async () => {
    const styles = `<w:styles xmlns:w="x"><w:style w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>
<w:style w:styleId="H"><w:name w:val="heading 2"/><w:basedOn w:val="Base"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
    const { text, blocks, pages } = await read(paragraph('Rent', { style: 'H' }) + paragraph('The rent is $900.'), {
      'word/numbering.xml': numbering,
      'word/styles.xml': styles,
    });

    expect(text).toBe('1. Rent\n\nThe rent is $900.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
    expect(pages[0]?.words[0]?.bold).toBe(true);
  });

  it('reads tables as rows of cells, the empty ones too', async () => {
    const { text, blocks } = await read(
      table([
        ['Item', 'Owner', 'Tenant'],
        ['Water', '', 'X'],
        ['Rent', '$900', ''],
      ]),
    );

    expect(text).toBe('Item\tOwner\tTenant\n\nWater\t\tX\n\nRent\t$900');
    expect(blocks.map(({ kind }) => kind)).toEqual(['table_row', 'table_row', 'table_row']);
  });

  it('shows changes as accepted, and nothing hidden', async () => {
    const { text } = await read(
      '<w:p><w:r><w:t xml:space="preserve">Rent is </w:t></w:r><w:del><w:r><w:delText>$900</w:delText></w:r></w:del><w:ins><w:r><w:t>$950</w:t></w:r></w:ins><w:r><w:rPr><w:vanish/></w:rPr><w:t> secret</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
    );

    expect(text).toBe('Rent is $950');
  });

  it('keeps line breaks, tabs, symbols and hyphens that do not break', async () => {
    const { text } = await read(
      '<w:p><w:r><w:t>Line one</w:t><w:br/><w:t>804</w:t><w:noBreakHyphen/><w:t>555</w:t><w:tab/><w:sym w:font="Wingdings" w:char="F0FE"/><w:t xml:space="preserve"> yes &amp; no</w:t></w:r></w:p>',
    );

    expect(text).toBe('Line one\n804-555 ☒ yes & no');
  });

  it('puts headers first and footers last, each once', async () => {
    const part = (text: string) => `<w:hdr xmlns:w="x">${paragraph(text)}</w:hdr>`;
    const { text, blocks } = await read(paragraph('Rent is due.'), {
      'word/header1.xml': part('ACME'),
      'word/header2.xml': part('ACME'),
      'word/footer1.xml': part('Form 7'),
    });

    expect(text).toBe('ACME\n\nRent is due.\n\nForm 7');
    expect(blocks.map(({ kind }) => kind)).toEqual(['header', 'paragraph', 'footer']);
  });

  it('expands no entity and reads no file', async () => {
    const { text } = await read('<w:p><w:r><w:t>&x; &#65; &lt;b&gt;</w:t></w:r></w:p>');

    expect(text).toBe('&x; A <b>');
  });

  it('places the words of nested tables and text boxes', async () => {
    const inner = table([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const document = await read(
      `<w:tbl><w:tr><w:tc>${inner}${paragraph('below')}</w:tc><w:tc>${paragraph('right')}</w:tc></w:tr></w:tbl>`,
    );

    expect(placementFaults(document)).toEqual([]);
    expect(document.text.split(/\s+/).sort()).toEqual(['a', 'b', 'below', 'c', 'd', 'right']);
  });

  it('refuses an archive cut off in the middle', async () => {
    const file = docxFile(paragraph('Rent'));

    await expect(readDocx(file.slice(0, file.length - 30), defaultDocumentLimits)).rejects.toMatchObject({
      code: 'corrupt',
    });
  });
});
