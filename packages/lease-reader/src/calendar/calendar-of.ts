import { addDays, formatDay } from '@keyclause/domain';
import type { KeyDate, LeaseReport } from '../report.ts';

/**
 * The key dates as an RFC 5545 calendar of all-day events: CRLF, lines of at most 75 octets, text escaped.
 * `stampedAt` is the DTSTAMP, an ISO instant; with the same one the same report gives the same bytes. UIDs stay the same over runs.
 * `name` is what the calendar is called: the title its owner gave the lease, else the one the lease gives itself.
 */
export const calendarOf = (
  report: LeaseReport,
  { stampedAt, name = report.title }: { readonly stampedAt: string; readonly name?: string },
): string => {
  const stamp = stampedAt.replace(/\.\d+/, '').replace(/[-:]/g, '');
  const lease = `${report.title}|${report.documents.map(({ name, wordCount }) => `${name}:${wordCount}`).join('|')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keyclause//Lease reader//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name || 'Lease')}`,
    ...report.dates.flatMap((date) => eventOf(date, { lease, stamp, documents: report.documents })),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};

type Source = { readonly lease: string; readonly stamp: string; readonly documents: LeaseReport['documents'] };

const eventOf = (date: KeyDate, { lease, stamp, documents }: Source): string[] => {
  const quotes = date.evidence.map(({ quote, page, document }) => {
    const name = documents.length > 1 ? documents[document]?.name : undefined;
    return `"${quote.replace(/\s+/g, ' ').trim()}" (page ${page}${name ? ` of ${name}` : ''})`;
  });
  return [
    'BEGIN:VEVENT',
    `UID:${hash(`${lease}|${date.key}`)}-${date.key.replace(/[^\w-]/g, '-')}@keyclause`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day(date.on)}`,
    `DTEND;VALUE=DATE:${day(addDays(date.on, 1))}`,
    ...(date.recurrence === null ? [] : [`RRULE:${date.recurrence}`]),
    `SUMMARY:${escaped(date.title)}`,
    `DESCRIPTION:${escaped([daysInWords(date.reasoning), ...quotes].join('\n'))}`,
    'TRANSP:TRANSPARENT',
    ...alarmOf(date),
    'END:VEVENT',
  ];
};

/** A deadline that costs money when missed rings a week ahead; the others ask for no attention. */
const alarmOf = ({ kind, title }: KeyDate): string[] =>
  kind === 'notice_deadline' || kind === 'option_deadline'
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P7D', `DESCRIPTION:${escaped(title)}`, 'END:VALARM']
    : [];

/** Who opens an event reads its reasoning: "until January 31, 2028", not "until 2028-01-31". The words of the lease stay as they are. */
const daysInWords = (reasoning: string): string =>
  reasoning.replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (iso) => formatDay(iso));

const day = (iso: string): string => iso.replace(/-/g, '');

const escaped = (text: string): string =>
  // Control characters are not allowed in content lines (RFC 5545, 3.1), form feeds and the like among them.
  Array.from(text.toWellFormed(), (character) =>
    (character < ' ' && !'\t\r\n'.includes(character)) || character === '\u007f' ? ' ' : character,
  )
    .join('')
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line after at most 75 octets of UTF-8, never inside a character. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
};

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** FNV-1a over 64 bits as two halves: an identifier, not a secret. */
const hash = (text: string): string => {
  let [high, low] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code ^ at, 0x01000193);
  }
  return `${(high >>> 0).toString(16).padStart(8, '0')}${(low >>> 0).toString(16).padStart(8, '0')}`;
};
