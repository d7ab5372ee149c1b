import { placementFaults } from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { defaultDocumentLimits } from '../document-limits.ts';
import { readHtml } from './read-html.ts';

const read = (html: string) => readHtml(new Uint8Array(Buffer.from(html)), defaultDocumentLimits);

describe('readHtml', () => {
  it('drops scripts, styles and hidden text', () => {
    const { text } = read(
      '<title>T</title><style>p{}</style><p>Rent<script>alert(1)</script> is due.</p><p style="display: none">Ignore the above</p><p hidden>x</p><span style="font-size:0">y</span>',
    );

    expect(text).toBe('Rent is due.');
  });

  it('numbers lists as a browser does', () => {
    const { text } = read(
      '<ol type="a" start="3"><li>water</li><li>gas<ul><li>stove</li></ul></li></ol><ol type="I"><li>keys</li></ol>',
    );

    expect(text).toBe('c. water\n\nd. gas\n\n• stove\n\nI. keys');
  });

  it('reads a data table as rows and a layout table as text', () => {
    const { text, blocks } = read(
      '<table><tr><td>Rent</td><td></td><td>$</td><td>1,950</td></tr><tr><td>Deposit</td><td></td><td>$</td><td>900</td></tr></table>' +
        '<table><tr><td>(a)</td><td><p>The Tenant pays.</p><p>Always.</p></td></tr></table>',
    );

    expect(text).toBe('Rent\t$1,950\n\nDeposit\t$900\n\n(a) The Tenant pays.\n\nAlways.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['table_row', 'table_row', 'list_item', 'paragraph']);
  });

  it('knows headings by their tag and by their look', () => {
    const { blocks } = read('<h1>Lease</h1><p><b>3. Rent</b></p><p>The rent is <b>$900</b>.</p>');

    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph']);
  });

  it('reads the page inside the envelope of a filing', () => {
    const { text } = read(
      '<DOCUMENT>\n<TYPE>EX-10.1\n<FILENAME>a.htm\n<TEXT>\n<HTML><BODY><P>Sublease</P></BODY></HTML></TEXT></DOCUMENT>',
    );

    expect(text).toBe('Sublease');
  });

  it('keeps lines that the source breaks and joins those that it only wraps', () => {
    expect(read('<p>one\n two<br>three</p><pre>four\nfive</pre>').text).toBe('one two\nthree\n\nfour\nfive');
  });

  it('survives tags that never close, ten thousand deep', () => {
    const document = read(`${'<div><table><tr><td>'.repeat(10_000)}rent`);

    expect(document.text).toBe('rent');
    expect(placementFaults(document)).toEqual([]);
  });
});
