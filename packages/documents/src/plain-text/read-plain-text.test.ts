import { describe, expect, it } from 'vitest';
import { defaultDocumentLimits } from '../document-limits.ts';
import { readPlainText } from './read-plain-text.ts';

const read = (bytes: Uint8Array) => readPlainText(bytes, defaultDocumentLimits);

describe('readPlainText', () => {
  it.each([
    ['UTF-8', Buffer.from('Peña pays €900')],
    ['UTF-8 with a mark', Buffer.from('\ufeffPeña pays €900')],
    ['UTF-16, little end first', Buffer.from('\ufeffPeña pays €900', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Peña pays €900', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffPeña pays €900', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from([0x50, 0x65, 0xf1, 0x61, ...Buffer.from(' pays '), 0x80, ...Buffer.from('900')])],
  ])('decodes %s', (_, bytes) => {
    expect(read(bytes).text).toBe('Peña pays €900');
  });

  it('keeps wrapped lines as lines of one paragraph, and parts paragraphs at blank lines', () => {
    const { text, blocks } = read(
      Buffer.from('This letter is our whole agreement\r\nabout the apartment.\r\n\r\nDear Marisol,'),
    );

    expect(text).toBe('This letter is our whole agreement\nabout the apartment.\n\nDear Marisol,');
    expect(blocks).toHaveLength(2);
  });

  it('reads tabs as cells and numbers as list items', () => {
    const { blocks } = read(Buffer.from('SUMMARY\n\nRent\t$900\nDeposit\t$500\n1) No pets.\n2) No smoking.'));

    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table_row', 'table_row', 'list_item', 'list_item']);
  });

  it('reads the months or days of a step and its price as cells', () => {
    const { blocks } = read(
      Buffer.from('Months      Rent\n 1 - 2      $0.00 (free)\n 3 - 12     $900\n5/1/27      $950'),
    );

    expect(blocks.map(({ kind }) => kind)).toEqual(['table_row', 'table_row', 'table_row', 'table_row']);
  });

  it('puts a mark into the column whose heading stands above it', () => {
    const { text } = read(
      Buffer.from(
        'Services       Owner pays     Tenant pays\n  Water            X\n  Gas                             [x]',
      ),
    );

    expect(text).toMatch(/Water\tX(?!\S)/);
    expect(text).toContain('Gas\t\t[x]');
  });

  it('goes on with a value in the lines that stand under it', () => {
    const sheet = [
      'Contract date ....... July 9, 2026',
      'Tenant .............. Ana Ruiz and',
      '                      Li Wei',
      'Premises              12 Elm Street,',
      '                      Salem, Oregon 97301',
      'Rent                  $900',
      '   This sheet is a part of the lease.',
    ];

    const { text, blocks } = read(Buffer.from(sheet.join('\n')));

    expect(text).toContain('Tenant .............. Ana Ruiz and Li Wei');
    expect(blocks.map((block) => text.slice(block.start, block.end))).toContain(
      'Premises\t12 Elm Street, Salem, Oregon 97301',
    );
    expect(blocks.map((block) => text.slice(block.start, block.end))).toContain('This sheet is a part of the lease.');
  });

  it('reads each item of a data sheet as a block, however long its lines are', () => {
    const sheet = [
      'A. Owner: Juniper Ridge Apartments Holdings, LLC, a Delaware limited liability company',
      'B. Manager: Cinder Butte Residential Services, Inc., as agent of Owner and for its account',
      'C. Application fee $60 for each adult, paid before the lease and not returned to anybody',
      'D. Parking: one space',
      'Mail for Owner: 40 Juniper Ridge Road, Leasing Office, Bend, Oregon 97701',
      'Mail for Manager: 2 Cinder Butte Way, Bend, Oregon 97702',
    ];

    const { text, blocks } = read(Buffer.from(sheet.join('\n')));

    expect(blocks.map((block) => text.slice(block.start, block.end))).toEqual(sheet);
  });

  it('keeps a paragraph whole whose second line begins like an item', () => {
    const { blocks } = read(
      Buffer.from(
        'The tenant keeps what is told in the last section of this agreement, which is section\n4. Nothing else is kept.',
      ),
    );

    expect(blocks).toHaveLength(1);
  });

  it('goes on with a value behind a label that has a dot of its own', () => {
    const { text } = read(
      Buffer.from('Item 2.   Owner (Par. 4) ... Ana Ruiz and\n                             Li Wei'),
    );

    expect(text).toContain('Ana Ruiz and Li Wei');
  });

  it('reads a form with numbered lines without the numbers, and the foot of its pages as such', () => {
    const lines = [
      ...['1. TERM. This lease runs for one year and goes', 'on from month to month after that, until one side'],
      ...['gives the other notice in writing not less than', '30 days before the day on which it wants the lease'],
      ...['to end. A notice that comes late has no effect on', 'the month that has begun by the time it comes.'],
    ];
    const numbered = [...lines, ...lines, ...lines].map((line, at) => `${String(at + 1).padStart(3)}  ${line}`);
    numbered.splice(8, 0, '', 'Form 12   Page 1 of 2   Initials: __', '');
    const { text, blocks } = read(Buffer.from(numbered.join('\n')));

    expect(blocks.map(({ kind }) => kind)).toEqual(['list_item', 'list_item', 'footer', 'paragraph', 'list_item']);
    expect(text).toContain('less than\n30 days before');
    expect(text.match(/\d+/g)).toEqual(['1', '30', '1', '12', '1', '2', '30', '1', '30']);
  });

  it('keeps the numbers of a table, which run up by one too', () => {
    const months = Array.from({ length: 18 }, (_, at) => `${at + 1}  Month ${at + 1} rent of $900`);
    expect(read(Buffer.from(months.join('\n'))).text).toContain('7 Month 7');
  });
});
