import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { readLease } from '../read-lease.ts';
import { calendarOf } from './calendar-of.ts';

const report = readLease([{ name: 'lease.txt', document: placedText(formalLease) }]);
const calendar = calendarOf(report, { stampedAt: '2027-01-02T03:04:05.678Z' });
const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');

it('ends every line with CRLF and folds at 75 octets', () => {
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('repeats the rent until the lease ends', () => {
  expect(unfolded).toContain('RRULE:FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20280930');
});

it('puts the last day to stop the renewal sixty days before the end', () => {
  const at = unfolded.indexOf('SUMMARY:Last day to stop the automatic renewal');

  expect(unfolded.slice(0, at).findLast((line) => line.startsWith('DTSTART'))).toBe('DTSTART;VALUE=DATE:20280801');
});

it('writes the days of its reasoning out and is called what the owner calls the lease', () => {
  const named = calendarOf(report, { stampedAt: '2030-01-01T00:00:00Z', name: 'Flat by the river' });
  const reasons = unfolded.filter((line) => line.startsWith('DESCRIPTION:')).map((line) => line.split('\\n')[0]);

  expect(reasons.join()).toContain('until September 30\\, 2028.');
  expect(reasons.join()).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(named).toContain('X-WR-CALNAME:Flat by the river\r\n');
});

it('keeps commas and semicolons of a quote inside its text', () => {
  const description = unfolded.filter((line) => line.startsWith('DESCRIPTION:'));

  expect(description.join('').replace(/\\[,;\\n]/g, '')).not.toMatch(/[,;]/);
});

it('gives every event an identifier of its own that stays', () => {
  const uids = unfolded.filter((line) => line.startsWith('UID:'));

  expect(new Set(uids).size).toBe(report.dates.length);
  expect(calendarOf(report, { stampedAt: '2030-01-01T00:00:00Z' }).replaceAll('\r\n ', '')).toContain(uids[0]);
});

it('keeps its lines whole whatever a lease is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const lines = calendarOf({ ...report, title }, { stampedAt: '2027-01-02T03:04:05Z' }).split('\r\n');

      expect(lines.at(-1)).toBe('');
      for (const line of lines) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what RFC 5545 forbids in a line is what is looked for.
        expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
    { numRuns: 30 },
  );
});

it('says of each event what RFC 5545 asks for', () => {
  const events = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);

  expect(events).toHaveLength(report.dates.length);
  for (const event of events) {
    expect(event).toMatch(/^UID:[\w-]+@keyclause\r\nDTSTAMP:20270102T030405Z\r\n/);
    expect(event).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
    // A day that repeats ends on a day too, never at an instant.
    expect(event).not.toMatch(/UNTIL=\d{8}T/);
  }
});
