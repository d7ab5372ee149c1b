import {
  downloadLeaseFile,
  downloadLeaseReport,
  getLeaseDocument,
  getLeaseReport,
  leaseReportSchema,
  listLeasePages,
  searchLeaseDocument,
  type LeaseReport as WireReport,
} from '@keyclause/contracts';
import type { LeaseReport } from '@keyclause/lease-reader';
import { describe, expect, expectTypeOf } from 'vitest';
import { it } from '#test/api-test.ts';
import { aLeasePdf, aReadyLease, uploadLease } from '#test/leases.ts';

it('has one shape of the report, in the reader and on the wire', () => {
  expectTypeOf<LeaseReport>().toExtend<WireReport>();
  // On the wire a fact's place is nullable part by part; the reader knows that it is there whole or not at all.
  expectTypeOf<Omit<WireReport, 'facts'>>().toExtend<Omit<LeaseReport, 'facts'>>();
  expectTypeOf<keyof WireReport['facts'][string]>().toEqualTypeOf<keyof LeaseReport['facts'][string]>();
});

describe('the report', () => {
  it('is shown, and given as a file, compressed or not', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api, [aLeasePdf({ name: 'Löße.pdf' })]);
    const params = { leaseId: id };

    const { data: report } = await person.request(getLeaseReport, { params });
    const { data: file } = await person.request(downloadLeaseReport, { params });
    const zipped = await person.inject({ url: `/api/leases/${id}/report`, headers: { 'accept-encoding': 'gzip' } });
    const plain = await person.inject({ url: `/api/leases/${id}/report`, headers: { 'accept-encoding': 'identity' } });
    const saved = await person.inject({ url: `/api/leases/${id}/report.json` });

    expect(leaseReportSchema.parse(JSON.parse(await file.text()))).toEqual(report);
    expect([zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(plain.json()).toEqual(report);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="Lo_e.json"; filename*=UTF-8''L%C3%B6%C3%9Fe.json`,
    );
  });

  it('quotes the words that stand at its places in the document', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api);
    const { data: report } = await person.request(getLeaseReport, { params: { leaseId: id } });
    const { data } = await person.request(listLeasePages, { params: { leaseId: id, documentIndex: 0 } });
    const [page] = data.pages;

    const stated = Object.values(report.facts).filter(({ quote, page: number }) => quote !== null && number === 1);

    expect(stated.length).toBeGreaterThan(3);
    const { data: outline } = await person.request(getLeaseDocument, { params: { leaseId: id, documentIndex: 0 } });
    const offset = outline.pages[0]?.start ?? 0;
    for (const { quote, start, end } of stated) {
      expect(page?.text.slice((start ?? 0) - offset, (end ?? 0) - offset)).toBe(quote);
    }
  });

  it('gives its dates as a calendar, the same one each time', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api);

    const [first, second] = [
      await person.inject({ url: `/api/leases/${id}/calendar.ics` }),
      await person.inject({ url: `/api/leases/${id}/calendar.ics` }),
    ];

    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['content-disposition']).toContain('filename="lease.ics"');
    expect(first.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(first.body).toContain('DTSTART;VALUE=DATE:20260331');
    expect(second.body).toBe(first.body);
  });

  it('is a conflict while the lease is not read', async ({ signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person);

    await expect(person.request(getLeaseReport, { params: { leaseId: id } })).rejects.toMatchObject({
      status: 409,
      body: { code: 'lease_not_ready' },
    });
  });
});

describe('a document', () => {
  it('gives its outline, and its pages by range', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api, [aLeasePdf(), aLeasePdf({ name: 'second.pdf', pageCount: 70 })]);
    const params = { leaseId: id, documentIndex: 1 };
    const numbers = async (query: { from?: number; to?: number }) =>
      (await person.request(listLeasePages, { params, query })).data.pages.map(({ number }) => number);

    const { data: outline } = await person.request(getLeaseDocument, { params });

    expect(outline).toMatchObject({ name: 'second.pdf', mediaType: 'application/pdf', kind: 'pdf' });
    expect(outline.pages).toHaveLength(70);
    expect(await numbers({})).toEqual([1]);
    expect(await numbers({ from: 3, to: 5 })).toEqual([3, 4, 5]);
    expect(await numbers({ from: 69, to: 10_000 })).toEqual([69, 70]);
    expect(await numbers({ from: 1, to: 70 })).toHaveLength(50);
    expect(await numbers({ from: 71 })).toEqual([]);
    await expect(person.request(getLeaseDocument, { params: { ...params, documentIndex: 2 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is searched without regard to case and white space, literally', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api);
    const params = { leaseId: id, documentIndex: 0 };
    const found = async (text: string) => (await person.request(searchLeaseDocument, { params, query: { text } })).data;

    const { matches } = await found('SECURITY\n  deposit');

    expect(matches.length).toBeGreaterThan(1);
    expect(matches.every(({ page, start, end }) => page === 1 && end > start)).toBe(true);
    expect((await found('$1,425.00')).matches.length).toBe(2);
    for (const nothing of ['.*', '(a+)+$', '[', '\\', '$1,425-00', '\ud800']) {
      expect([nothing, (await found(nothing)).matches]).toEqual([nothing, []]);
    }
    expect((await found('e')).truncated).toBe(false);
  });

  it('shows the first five hundred places of a word that is everywhere', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api, [aLeasePdf({ pageCount: 12 })]);

    const { data } = await person.request(searchLeaseDocument, {
      params: { leaseId: id, documentIndex: 0 },
      query: { text: 'e' },
    });

    expect([data.matches.length, data.truncated]).toEqual([500, true]);
    expect(new Set(data.matches.map(({ page }) => page)).size).toBeGreaterThan(1);
  });

  it('is handed out as an attachment that no browser runs, with the bytes that came', async ({ signedInAs }) => {
    const person = await signedInAs();
    const page = '<!doctype html><html><body><p>This lease</p><script>alert(1)</script></body></html>';
    const files = [
      { name: '<img src=x onerror=alert(1)>.html', bytes: new Uint8Array(Buffer.from(page)) },
      aLeasePdf({ name: '../../etc/"passwd".pdf' }),
    ];
    const { id } = await uploadLease(person, files);

    const html = await person.inject({ url: `/api/leases/${id}/documents/0/file` });
    const pdf = await person.inject({ url: `/api/leases/${id}/documents/1/file` });
    const { data: blob } = await person.request(downloadLeaseFile, { params: { leaseId: id, documentIndex: 1 } });

    expect(html.body).toBe(page);
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(files[1]?.bytes);
    expect([html, pdf].map(({ headers }) => headers['content-type'])).toEqual([
      'application/octet-stream',
      'application/pdf',
    ]);
    for (const { headers } of [html, pdf]) {
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"/\\]+"; filename\*=UTF-8''[\w.%-]+$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(pdf.headers['content-disposition']).toContain(`passwd`);
  });
});

const xss = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '</title><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
];

it('gives names and texts back as data only, whatever they would do in a page', async ({ api, signedInAs }) => {
  const person = await signedInAs({ tier: 'pro' });
  for (const text of xss) {
    const file = { name: `${text.replaceAll('/', '')}.txt`, bytes: new Uint8Array(Buffer.from(`${leaseWith(text)}`)) };
    const { id } = await aReadyLease(person, api, [file]);

    const answers = await Promise.all(
      ['', '/report', '/documents/0', '/documents/0/pages?from=1&to=9'].map((path) =>
        person.inject({ url: `/api/leases/${id}${path}`, headers: { accept: 'text/html' } }),
      ),
    );

    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

const leaseWith = (text: string): string =>
  `RESIDENTIAL LEASE AGREEMENT\n\nThis lease is made between ${text} LLC (the "Landlord") and Priya Raman (the "Tenant") for the ` +
  `apartment at 418 Linden Street, Columbus, Ohio 43206.\n\n1. RENT\n\nThe Tenant pays rent of $1,425.00 on the first day of each ` +
  `month.\n\n2. TERM\n\nThe lease begins on April 1, 2025 and ends on March 31, 2026.\n\n3. DEPOSIT\n\nThe Tenant has paid a security ` +
  `deposit of $1,425.00.\n\n4. NOTE\n\n${text}\n`;
