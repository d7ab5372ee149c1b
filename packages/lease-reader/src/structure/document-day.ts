import { datesIn, type FoundDate } from '../values/dates.ts';

/**
 * ISO day on which a later document says that it was made, signed or takes effect; null when it does not say. The day of the lease that
 * it changes, and the days that it writes into it, are not its own.
 */
export const documentDayOf = (text: string): string | null => {
  const opening = text.slice(0, openingLength);
  const days = datesIn(opening).filter((day) => !isOfAnother(opening, day));
  const own =
    days.find((day) => isMade(opening, day)) ??
    days.find((day) => isAlone(opening, day)) ??
    days.find((day) => isInTitle(opening, day));
  if (own) return own.iso;
  const closing = text.slice(-closingLength);
  return datesIn(closing).find((day) => !isOfAnother(closing, day) && isMade(closing, day))?.iso ?? null;
};

const openingLength = 2500;
const closingLength = 800;

const wordsBefore = (text: string, { start }: FoundDate): string => text.slice(Math.max(0, start - 90), start);

const another =
  /\b(?:lease|agreement|contract)\b(?:(?!\b(?:amendment|addendum|renewal|extension|modification|letter)\b|\s\s)[^.;]){0,60}?\b(?:dated|made|signed|executed|entered\s+into|commencing)(?:\s+(?:as\s+of|on))?\s*$/i;

const isOfAnother = (text: string, day: FoundDate): boolean => {
  const before = wordsBefore(text, day);
  return another.test(before) && !/\bthis\s+(?:\w+\s+){0,2}(?:lease|agreement)\b[^.;]*$/i.test(before);
};

const made =
  /\b(?:made|entered|executed|signed|effective|dated?|agreed)\b(?:\s+(?:and|into|entered|effective|executed|as|of|on|this|the|from|date|is|by|both|parties))*\s*:?\s*[_\s]*$/i;

const isMade = (text: string, day: FoundDate): boolean => made.test(wordsBefore(text, day));

/** A letter has its day on a line of its own. The ends of lines may have become spaces; those of paragraphs are two. */
const isAlone = (text: string, { start, end }: FoundDate): boolean =>
  lineEnd.test(text.slice(end)) && /(?:^|\n|\s\s)\s*$/.test(text.slice(0, start));

const lineEnd = /^[ \t]*(?:\n|\s\s|$)/;

/** "Amendment 2 (March 1, 2026)": a line that names the document and is no sentence. */
const isInTitle = (text: string, { start, end }: FoundDate): boolean => {
  const before =
    text
      .slice(0, start)
      .split(/\n|\s{2,}/)
      .at(-1) ?? '';
  const line = `${before}${text.slice(start).split(/\n|\s{2,}/)[0]}`.trim();
  return (
    end <= 300 &&
    line.length <= 90 &&
    /\b(?:amendment|addendum|renewal|extension|letter|rider)\b/i.test(before) &&
    !/[.;]$/.test(line)
  );
};
