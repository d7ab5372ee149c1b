import { docxFile, paragraph, pictureFile, sampleLeasePdf } from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { sniffType } from './content-type.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('sniffType', () => {
  it('knows a PDF, also behind other bytes', () => {
    expect(sniffType(sampleLeasePdf())).toBe('pdf');
    expect(sniffType(bytes('<!doctype html><script>1</script>\n%PDF-1.7 ...'))).toBe('pdf');
  });

  it('tells a Word document from another archive', () => {
    expect(sniffType(docxFile(paragraph('Rent')))).toBe('docx');
    expect(sniffType(bytes('PK\x03\x04 readme.txt'))).toBe('zip');
  });

  it('knows pictures by their first bytes', async () => {
    expect(sniffType(await pictureFile(sampleLeasePdf(), 'png', { dotsPerInch: 20 }))).toBe('png');
    expect(sniffType(await pictureFile(sampleLeasePdf(), 'jpeg', { dotsPerInch: 20 }))).toBe('jpeg');
    expect(sniffType(await pictureFile(sampleLeasePdf(), 'webp', { dotsPerInch: 20 }))).toBe('webp');
    expect(sniffType(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('heic');
  });

  it('tells HTML from text', () => {
    expect(sniffType(bytes('<!DOCTYPE html><p>Lease'))).toBe('html');
    expect(sniffType(bytes('<DOCUMENT>\n<TYPE>EX-10.1\n<TEXT>\n<HTML>'))).toBe('html');
    expect(sniffType(bytes('LEASE\n\nRent is <b>due</b> on the first.'))).toBe('text');
  });

  it('takes text in any of the usual encodings', () => {
    expect(sniffType(new Uint8Array(Buffer.from('Mietvertrag für die Wohnung', 'utf8')))).toBe('text');
    expect(sniffType(new Uint8Array(Buffer.from('\ufeffLease of the house', 'utf16le')))).toBe('text');
    expect(sniffType(new Uint8Array(Buffer.from('Lease of the house', 'utf16le')))).toBe('text');
    expect(sniffType(bytes('Peña agrees to pay rent'))).toBe('text');
  });

  it('refuses programs and noise', () => {
    expect(sniffType(bytes(`MZ\x90\0\x03\0\0\0${'\0'.repeat(60)}`))).toBe('unknown');
    expect(sniffType(Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256))).toBe('unknown');
  });
});
