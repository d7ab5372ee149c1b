import { inOrder } from '../values/order.ts';
import { documentDayOf } from './document-day.ts';
import type { Passage } from './passages.ts';

/** A stretch of a document with a standing of its own: the lease, an amendment that comes after it, an exhibit. */
export type LeasePart = {
  readonly index: number;
  readonly document: number;
  readonly start: number;
  readonly end: number;
  readonly role: 'base' | 'amendment' | 'addendum' | 'exhibit';
  readonly title: string;
  /** ISO day on which the part says it was made. */
  readonly datedOn: string | null;
  /** 0 for the lease and what belongs to it; above, the order in which its amendments take effect: a higher one stands. */
  readonly place: number;
};

/** How the documents of a lease follow each other, as far as their words do not tell. */
export type DocumentOrder = {
  /** Documents that somebody added as later ones: they change the lease, whatever they call themselves. */
  readonly later: ReadonlySet<number>;
  /** `dated`: by the days that they give, those without one after the document before them. `given`: as they come. */
  readonly order: 'dated' | 'given';
};

export const partsOf = (
  passages: readonly Passage[],
  texts: readonly string[],
  dateIn: (text: string) => string | null,
  { later, order }: DocumentOrder = { later: new Set(), order: 'dated' },
): LeasePart[] => {
  const starts: { document: number; start: number; role: LeasePart['role']; title: string }[] = [];
  for (const [at, passage] of passages.entries()) {
    const text = (texts[passage.document] ?? '').slice(passage.start, Math.min(passage.end, passage.start + 160));
    const isFirst = at === 0 || passages[at - 1]?.document !== passage.document;
    const role = passage.kind === 'row' ? null : partRole(text, passage.end - passage.start);
    if (isFirst) {
      const opening = (texts[passage.document] ?? '').slice(passage.start, passage.start + 900);
      const isAmendment = role === 'amendment' || later.has(passage.document) || amendmentOpening.test(opening);
      starts.push({
        document: passage.document,
        start: passage.start,
        role: isAmendment ? 'amendment' : 'base',
        title: text.trim().slice(0, 100),
      });
    } else if (role) {
      starts.push({ document: passage.document, start: passage.start, role, title: text.trim().slice(0, 100) });
    }
  }
  const standing = withoutContents(starts, texts);
  const parts = standing.map((part, index) => {
    const next = standing[index + 1];
    const text = texts[part.document] ?? '';
    const end = next && next.document === part.document ? next.start : text.length;
    const words = text.slice(part.start, end);
    return {
      index,
      ...part,
      end,
      datedOn: part.role === 'amendment' ? documentDayOf(words) : dateIn(words.slice(0, 2500)),
    };
  });
  const places = placesOf(parts, order);
  return parts.map((part) => {
    // What is attached to a later document takes effect with it.
    const owner = later.has(part.document) ? parts.find(({ document }) => document === part.document) : part;
    return { ...part, place: places.get(owner?.index ?? part.index) ?? 0 };
  });
};

/** The places of the amendments, from 1, by their index. */
const placesOf = (parts: readonly Omit<LeasePart, 'place'>[], order: DocumentOrder['order']): Map<number, number> => {
  let day = '';
  const keyed = parts
    .filter(({ role }) => role === 'amendment')
    .map(({ index, datedOn }) => {
      day = datedOn ?? day;
      return { index, day };
    });
  if (order === 'dated') keyed.sort((a, b) => inOrder(a.day, b.day) || a.index - b.index);
  return new Map(keyed.map(({ index }, at) => [index, at + 1]));
};

type Start = Pick<LeasePart, 'document' | 'start' | 'role' | 'title'>;

/** A table of contents names the exhibits too: only the last place of a name counts, and none that would swallow the lease itself. */
const withoutContents = (starts: readonly Start[], texts: readonly string[]): Start[] => {
  const last = new Map<string, number>();
  const nameOf = ({ document, title }: Start): string =>
    `${document} ${/^\s*\w+\s+"?\w+/.exec(title.toLowerCase())?.[0].replace(/\W+/g, ' ') ?? title}`;
  for (const [at, start] of starts.entries()) if (start.role === 'exhibit') last.set(nameOf(start), at);
  const named = starts.filter((start, at) => start.role !== 'exhibit' || last.get(nameOf(start)) === at);
  return named.filter((start, at) => {
    if (start.role !== 'exhibit') return true;
    const length = texts[start.document]?.length ?? 0;
    const next = named[at + 1];
    const end = next && next.document === start.document ? next.start : length;
    return !(start.start < length * 0.25 && end - start.start > length * 0.4);
  });
};

const partRole = (text: string, length: number): LeasePart['role'] | null => {
  const line = text.trim();
  // "Exhibit 10.1" is the number of a filing, not an exhibit of the lease.
  if (/^exhibit\s+\d+\.\d/i.test(text.trim())) return null;
  if (length > 130 || (/[a-z],?$/.test(line) === false && /[;,]$/.test(line))) return null;
  if (
    amendmentTitle.test(line) &&
    (isMostlyUpper(line) || /^(?:the\s+)?\w*\s*amendment\b/i.test(line)) &&
    !/[.]$/.test(line)
  )
    return 'amendment';
  if (
    /^(?:EXHIBIT|Exhibit|SCHEDULE|Schedule|APPENDIX|Appendix|ATTACHMENT|Attachment|ANNEX)\s+"?(?:[A-Z]|\d{1,2}|[IVX]+)(?:-?\d{1,2})?"?\s*(?:$|[-:.(,]|[A-Z])/.test(
      line,
    ) &&
    !/\b(?:shall|is|are|attached|hereto|of this)\b/.test(line)
  )
    return 'exhibit';
  if (
    /^(?:[A-Z][A-Za-z-]*\s+){0,5}(?:ADDENDUM|Addendum|RIDER|Rider)\b/.test(line) &&
    line.length < 90 &&
    !/[.]$|\b(?:shall|is|are|attached|hereto)\b/.test(line)
  )
    return 'addendum';
  return null;
};

const ordinal = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th))';
const amendmentTitle = new RegExp(
  `^(?:"?(?:the\\s+)?(?:${ordinal}\\s+)?(?:lease\\s+)?(?:amendment|modification|extension\\s+agreement)(?:\\s+and\\s+(?:renewal|extension|ratification))?(?:\\s+(?:and\\s+\\w+\\s+)?(?:no\\.?\\s*\\d+|number\\s+\\w+|agreement))?(?:\\s+(?:to|of)\\s+.{0,70})?|lease\\s+(?:amendment|modification|extension).{0,50})$`,
  'i',
);
const amendmentOpening = new RegExp(
  `(?:${ordinal}\\s+)?amendment\\s+(?:no\\.?\\s*\\d+\\s+)?(?:to|of)\\s+(?:the\\s+)?(?:\\w+\\s+){0,4}lease|lease\\s+(?:amendment|modification)\\s+agreement|this\\s+(?:${ordinal}\\s+)?(?:lease\\s+)?amendment\\b|amends\\s+the\\s+(?:\\w+\\s+){0,4}lease`,
  'i',
);

const isMostlyUpper = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 0 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.8;
};
