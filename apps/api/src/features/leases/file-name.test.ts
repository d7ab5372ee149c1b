import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment, displayName, titleFromName, titleFromNames } from './file-name.ts';

it.each([
  ['Lease 2026.pdf', 'Lease 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\cmd.exe', 'cmd.exe'],
  ['C:\\fakepath\\lease.pdf', 'lease.pdf'],
  ['nul\0byte.pdf', 'nulbyte.pdf'],
  ['gnp\u202Etxt.exe', 'gnptxt.exe'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['Mietvertrag 📄.pdf', 'Mietvertrag 📄.pdf'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['...', 'document'],
  ['', 'document'],
  [undefined, 'document'],
  ['\ud800.pdf', 'pdf'],
])('shows the file name %j as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown);
});

it('shortens a name that is too long and keeps its extension', () => {
  const name = displayName(`${'é'.repeat(400)}.docx`);

  expect(Array.from(name)).toHaveLength(150);
  expect(name.endsWith('é.docx')).toBe(true);
});

it('never gives a name with a folder, a control character or nothing in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const name = displayName(given);
      expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      expect(name.length).toBeGreaterThan(0);
      expect(displayName(name)).toBe(name);
    }),
  );
});

it('takes the title from the name of the file', () => {
  expect(titleFromName('Oak_Street__lease.final.pdf')).toBe('Oak Street lease.final');
  expect(titleFromName('.pdf')).toBe('.pdf');
});

it('writes a header value that ASCII and modern clients both understand', () => {
  expect(attachment('Löße "final" 100%.pdf')).toBe(
    `attachment; filename="Lo_e _final_ 100_.pdf"; filename*=UTF-8''L%C3%B6%C3%9Fe%20%22final%22%20100%25.pdf`,
  );
});

it('writes a header value that can never split the header, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      expect(attachment(displayName(given))).toMatch(
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/,
      );
    }),
  );
});

it('calls a lease after its own file, wherever it stands among those that change it', () => {
  expect(titleFromNames(['first_amendment.pdf', 'Oak Street.pdf'])).toBe('Oak Street');
  expect(titleFromNames(['Oak Street.pdf', 'Rider A.pdf'])).toBe('Oak Street');
  expect(titleFromNames(['amendment.pdf'])).toBe('amendment');
});
