// @vitest-environment node
import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import mammoth from 'mammoth';
import { expect, it } from 'vitest';
import { viewpoints } from '../report-address.ts';
import { composeLetter, tones } from './compose-letter.ts';
import { letterDocx } from './letter-docx.ts';
import { letterPoints } from './letter-points.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Inés Núñez ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.

2. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month.

3. Liability. Landlord shall not be liable for any injury or damage, even if caused by Landlord's own negligence.

4. Entry. Landlord may enter the premises at any time without notice.
`;

const read = readLease([
  { name: 'lease.txt', document: readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits) },
]);
const report: LeaseReport = leaseReportSchema.parse(read);
const day = 'March 10, 2026';

it('quotes the lease with the page for each flag, and the report’s own wording of what to ask for', () => {
  const points = letterPoints(report, 'tenant');
  const letter = composeLetter(report, { as: 'tenant', tone: 'polite', points, day });

  expect(points.length).toBeGreaterThan(2);
  for (const { said, ask } of points) {
    expect(letter).toContain(ask);
    for (const { words, place } of said) {
      expect(lease).toContain(words);
      expect(letter).toContain(`says (${place}): “${words}”`);
    }
  }
});

it('is written by the side that reads to the other one', () => {
  const write = (as: (typeof viewpoints)[number]) =>
    composeLetter(report, { as, tone: 'polite', points: letterPoints(report, as), day }).split('\n\n');

  expect(write('tenant')[0]).toBe('Inés Núñez');
  expect(write('tenant')[2]).toMatch(/^Marrow Street Homes LLC\n/);
  expect(write('landlord')[0]).toBe('Marrow Street Homes LLC');
  expect(write('manager')[0]).toBe('[name of the manager], for Marrow Street Homes LLC');
});

it('leaves to each side what hurts it alone', () => {
  const alone = report.flags.filter(({ hurts }) => hurts === 'tenant').map(({ key }) => key);
  const landlords = letterPoints(report, 'landlord').map(({ key }) => key);

  expect(alone.length).toBeGreaterThan(0);
  expect(landlords.filter((key) => alone.includes(key))).toEqual([]);
});

it('holds no figure that the report does not hold, whoever writes in whatever tone', () => {
  const known = JSON.stringify(report) + day;
  for (const as of viewpoints)
    for (const tone of tones) {
      const points = letterPoints(report, as);
      const numbered = new RegExp(`^(?:${points.map((_, index) => index + 1).join('|') || 0})\\. `, 'gm');
      const letter = composeLetter(report, { as, tone, points, day }).replaceAll(numbered, '');
      for (const [figure] of letter.matchAll(/\$?\d[\d,.]*\d|\d/g)) expect(known).toContain(figure);
    }
});

it('asks firmly without “please”, and says nothing less', () => {
  const points = letterPoints(report, 'tenant');
  const letter = composeLetter(report, { as: 'tenant', tone: 'firm', points, day });

  expect(letter).not.toMatch(/(?:^|[.!?] )Please /m);
  for (const { ask } of points) expect(letter).toContain(ask.split(/Please ./)[1]?.slice(0, 40));
});

it('goes into a Word document line by line as it was edited', async () => {
  const docx = await letterDocx('Dear Núñez:\n\nFirst line\nSecond line \u0002\n\nRegards');
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await docx.arrayBuffer()) });

  expect(value).toBe('<p>Dear Núñez:</p><p>First line<br />Second line  </p><p>Regards</p>');
});
