import type { PlacedDocument } from '@keyclause/documents';
import type { Evidence, LeaseReport } from '../report.ts';
import { evidenceIn } from './evidence.ts';
import { plainTwins } from './flat-text.ts';
import { isMisread } from './is-misread.ts';
import { type Mending, mendingsOf } from './mend-misread.ts';

/** A document with its misread words mended, for the patterns to read; quotes are taken from the document as it is. */
export type MendedDocument = {
  readonly document: PlacedDocument;
  /** Where in the document as it is the words from `start` to `end` of the mended one stand. */
  readonly asWritten: (start: number, end: number) => { readonly start: number; readonly end: number };
};

/** Null where the letters show no misreading. */
export const mendedDocumentOf = (document: PlacedDocument): MendedDocument | null => {
  if (!isMisread(document.text)) return null;
  const mendings = mendingsOf(document.text);
  const moved = moving(mendings);
  const span = <Span extends { readonly start: number; readonly end: number }>(each: Span): Span => ({
    ...each,
    start: moved(each.start),
    end: moved(each.end),
  });
  return {
    document: {
      ...document,
      text: applied(document.text, mendings),
      pages: document.pages.map((page) => ({ ...span(page), words: page.words.map(span) })),
      blocks: document.blocks.map((block) =>
        block.cells === undefined ? span(block) : { ...span(block), cells: block.cells.map(span) },
      ),
    },
    asWritten: movingBack(mendings, moved),
  };
};

const applied = (text: string, mendings: readonly Mending[]): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, words } of mendings) {
    pieces.push(text.slice(at, start), words);
    at = end;
  }
  return `${pieces.join('')}${text.slice(at)}`;
};

/** Offsets of the text as it is to those of the mended one; one inside of a mended word goes to its end. */
const moving = (mendings: readonly Mending[]): ((offset: number) => number) => {
  const shifts: number[] = [];
  let shift = 0;
  for (const { start, end, words } of mendings) {
    shift += words.length - (end - start);
    shifts.push(shift);
  }
  return (offset) => {
    const at = lastBefore(mendings, ({ start }) => start < offset);
    const mending = mendings[at];
    if (mending === undefined) return offset;
    return Math.max(offset, mending.end) + (shifts[at] ?? 0);
  };
};

const movingBack = (mendings: readonly Mending[], moved: (offset: number) => number): MendedDocument['asWritten'] => {
  const places = mendings.map(({ start, end }) => ({ start, end, from: moved(start), to: moved(end) }));
  const back = (offset: number, edge: 'start' | 'end'): number => {
    const place = places[lastBefore(places, ({ from }) => from <= offset)];
    if (place === undefined) return offset;
    if (offset === place.from) return place.start;
    return offset < place.to ? place[edge] : place.end + offset - place.to;
  };
  return (start, end) => ({ start: back(start, 'start'), end: back(end, 'end') });
};

/** The place of the last of the sorted entries that is `before`, -1 for none. */
const lastBefore = <Entry>(entries: readonly Entry[], before: (entry: Entry) => boolean): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && before(entry)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The report with every quote as the documents have it. */
export const quotedAsWritten = (
  report: LeaseReport,
  documents: readonly PlacedDocument[],
  mended: readonly (MendedDocument | null)[],
): LeaseReport => {
  const written = documents.map((document) => ({ document, flat: plainTwins(document.text) }));
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    if (!isEvidence(value)) return parts;
    const own = mended[value.document];
    if (!own) return parts;
    const { start, end } = own.asWritten(value.start, value.end);
    return { ...parts, ...evidenceIn(written, value.document, start, end) };
  };
  return visit(report) as LeaseReport;
};

const isEvidence = (value: object): value is Evidence =>
  'quote' in value &&
  typeof value.quote === 'string' &&
  'start' in value &&
  typeof value.start === 'number' &&
  'document' in value &&
  typeof value.document === 'number';
