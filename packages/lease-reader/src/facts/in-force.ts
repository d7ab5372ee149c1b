import type { LeaseText } from '../structure/lease-text.ts';
import { datesIn, type FoundDate } from '../values/dates.ts';
import type { Candidate } from './candidate.ts';

/** Days and schedules say themselves from when they hold. */
const timeless: ReadonlySet<string> = new Set([
  'lease_date',
  'start_date',
  'end_date',
  'term_months',
  'rent_commencement_date',
  'rent_schedule',
  'property_type',
]);

/**
 * ISO day from which a term of a later document holds, where its sentence or the document says one; null where neither does, and for
 * terms of the lease itself.
 */
export const inForceFrom = (
  lease: LeaseText,
  { field, document, part: index, start, end }: Candidate,
): string | null => {
  const part = lease.parts[index];
  if (!part || part.place === 0 || timeless.has(field)) return null;
  const text = lease.documents[document]?.flat ?? '';
  const around = lease.sentences.filter((each) => each.document === document && each.start < end && start < each.end);
  const [from, to] = [
    Math.min(start, ...around.map((each) => each.start)),
    Math.max(end, ...around.map((each) => each.end)),
  ];
  const words = text.slice(part.start, part.end);
  return dayIn(text.slice(from, to), words) ?? dayOfDocument(words);
};

const beginning =
  /\b(?:effective|beginning|begin(?:s|ning)?|commenc(?:es|ing)|start(?:s|ing)|from|as\s+of|after|on|by)\s*(?:(?:on|as\s+of|from|with|the|first\s+day\s+of|and\s+after)\s*)*$/i;
const another = /\b(?:dated|made|signed|executed|entered\s+into|through|until|to|ends?|expires?)\b[^.;]{0,24}$/i;

const dayIn = (sentence: string, part: string): string | null => {
  const day = datesIn(sentence).find((each) => isBeginning(sentence, each));
  if (day) return day.iso;
  // "As of the Expansion Date", where the amendment says which day that is.
  const name =
    /\b(?:[Ee]ffective|[Bb]eginning|[Cc]ommencing|[Ss]tarting|[Ff]rom|[Aa]s\s+of|[Oo]n)\s+(?:on\s+|as\s+of\s+)?the\s+((?:[A-Z]\w+\s+){1,3}Date)\b/.exec(
      sentence,
    )?.[1];
  if (!name) return null;
  return (
    datesIn(part).find(({ end }) =>
      part
        .slice(end, end + 60)
        .replace(/^[\s,(]*(?:the\s+)?/, '')
        .startsWith(`"${name}"`),
    )?.iso ?? null
  );
};

const isBeginning = (sentence: string, { start }: FoundDate): boolean => {
  const before = sentence.slice(Math.max(0, start - 48), start);
  return beginning.test(before) && !another.test(before);
};

const effect =
  /\b(?:(?:this|the)\s+(?:\w+\s+){0,2}(?:amendment|addendum|agreement|letter|notice|change|renewal)|these\s+changes)\b[^.;]{0,40}?\b(?:is|are|shall\s+be|will\s+be|becomes?|takes?|shall\s+take)\s+effect(?:ive)?\b|\b(?:changed|amended)\s+as\s+follows\b/gi;

/** "This amendment takes effect on June 1, 2026." */
const dayOfDocument = (part: string): string | null => {
  for (const match of part.matchAll(effect)) {
    const end = match.index + match[0].length;
    const rest = part.slice(end, end + 60).split(/[.;](?=\s)/)[0] ?? '';
    const day = datesIn(rest)[0];
    if (day && /^[,:\s]*(?:\w+\s+){0,3}$/.test(rest.slice(0, day.start))) return day.iso;
  }
  return null;
};
