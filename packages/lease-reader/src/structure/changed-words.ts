import type { ClauseNode } from './clause-tree.ts';
import { clauseReference, endOfClause, namedClause } from './named-clause.ts';
import type { LeasePart } from './parts.ts';
import type { RemovedClause } from './removed-clauses.ts';
import { inDoubleQuotes, type ReplacedTerm } from './replaced-terms.ts';
import { splitSentences } from './sentences.ts';

export type Words = { readonly document: number; readonly start: number; readonly end: number };

/** Words of a lease that a later document changes, takes out or adds, without stating the term again. */
export type WordsChange = {
  /** The later document, as a part. */
  readonly part: number;
  /** Number and heading of the clause, "4, Late Charges"; null where no clause is named. */
  readonly clause: string | null;
  /** Where the words stood: in the lease, else where the later document repeats them. Empty for what is added. */
  readonly former: readonly Words[];
  /** The words that hold now; null for what is taken out. */
  readonly current: Words | null;
  /** The sentence of the later document that says so. */
  readonly said: Words;
  /** Whether the words that held before stand in an earlier document and are read without them from now on. */
  readonly isPlaced: boolean;
};

type Structure = {
  readonly parts: readonly LeasePart[];
  readonly clauses: readonly ClauseNode[];
  /** As they were written, with the former words. */
  readonly texts: readonly string[];
};

/** What the later documents of a lease change in its words, in the order of their effect. */
export const wordsChangesOf = (
  structure: Structure,
  replaced: readonly ReplacedTerm[],
  removed: readonly RemovedClause[],
): WordsChange[] =>
  structure.parts
    .filter(({ place, role }) => place > 0 && role === 'amendment')
    .sort((one, other) => one.place - other.place)
    .flatMap((part) => {
      const said = saidIn(structure, part);
      return [
        ...replaced.filter((term) => term.part === part.index).map((term) => replacement(structure, part, said, term)),
        ...deletedWords(structure, part, said, replaced),
        ...changedSentences(structure, part, said),
        ...removed
          .filter(({ by, saidAt }) => by === part.document && part.start <= saidAt && saidAt < part.end)
          .map((clause) => clauseChange(structure, part, said, clause)),
        ...additions(structure, part, said),
      ].sort((one, other) => one.said.start - other.said.start);
    });

type Finder = (at: number) => Words & { readonly clause: ClauseNode | undefined };

/** The sentence in which a place of the part stands. A quote of several sentences belongs to the one that begins it. */
const saidIn = ({ clauses, texts }: Structure, part: LeasePart): Finder => {
  const own = clauses.filter((clause) => clause.part === part.index);
  return (at) => {
    const clause = own.find(({ start, end }) => start <= at && at < end);
    const [from, to] = clause ? [bodyOf(texts, clause, at), clause.end] : [at, at + 200];
    const spans = splitSentences(texts[part.document] ?? '', from, to);
    const span = spans.find(({ start, end }) => start <= at && at < end) ?? { start: at, end: Math.min(to, at + 200) };
    return { document: part.document, ...span, clause };
  };
};

/** "Section 4 (Renewal) is changed: ..." names the clause that it changes; it is no number and heading of its own. */
const bodyOf = (texts: readonly string[], { document, start, bodyStart }: ClauseNode, at: number): number =>
  at < bodyStart || isReference.test((texts[document] ?? '').slice(start, start + 160)) ? start : bodyStart;

const isReference = new RegExp(
  `^\\W*${clauseReference}\\s*(?:\\([^)]{1,60}\\)\\s*)?(?:of[^.;]{1,40}\\s)?(?:is|are|shall\\s+be)\\b`,
  'i',
);

const replacement = (structure: Structure, part: LeasePart, said: Finder, term: ReplacedTerm): WordsChange => {
  const text = structure.texts[part.document] ?? '';
  const from = Math.min(term.formerStart, term.currentStart);
  const { clause: _, ...sentence } = said(from);
  const to = Math.max(term.formerStart + term.former.length, term.currentStart + term.current.length);
  const { name, range, number } = clauseNear(structure, part, text, [sentence.start, from, to]);
  const places = placesOfWords(structure, part, term.former, {
    range,
    isNamed: number !== null,
    near: text.slice(sentence.start, sentence.end),
  });
  return {
    part: part.index,
    clause: name,
    former: places.length > 0 ? places : [wordsAt(part, term.formerStart, term.former.length)],
    current: wordsAt(part, term.currentStart, term.current.length),
    said: { ...sentence, end: Math.max(sentence.end, to) },
    isPlaced: places.length > 0,
  };
};

const deletion =
  /(?:\b(?:the\s+)?(?:words?|phrase|figure|reference\s+to)\s+|\bdeleting\s+(?:the\s+(?:words?|phrase)\s+)?|\bdelete\s+(?:the\s+(?:words?|phrase)\s+)?)"([^"]{1,300})"/gi;

/** "The words 'with consent' are deleted", where nothing comes in their place. */
const deletedWords = (
  structure: Structure,
  part: LeasePart,
  said: Finder,
  replaced: readonly ReplacedTerm[],
): WordsChange[] => {
  const text = structure.texts[part.document] ?? '';
  return [...inDoubleQuotes(text.slice(part.start, part.end)).matchAll(deletion)].flatMap((match): WordsChange[] => {
    const quote = match[1] ?? '';
    const at = part.start + match.index;
    const start = at + match[0].length - quote.length - 1;
    const { clause: _, ...sentence } = said(at);
    const rest = text.slice(start + quote.length + 1, sentence.end);
    const isDeleted =
      /^delet/i.test(match[0]) ||
      /^[^".;]{0,80}?\b(?:is|are|shall\s+be)\s+(?:hereby\s+)?(?:deleted|stricken|removed)\b/i.test(rest);
    const isReplaced = replaced.some(
      ({ document, formerStart, former, currentStart, current }) =>
        document === part.document &&
        ((formerStart <= start && start < formerStart + former.length) ||
          (currentStart <= start && start < currentStart + current.length)),
    );
    if (!isDeleted || isReplaced) return [];
    const { name, range, number } = clauseNear(structure, part, text, [sentence.start, at, start + quote.length]);
    const places = placesOfWords(structure, part, quote, { range, isNamed: number !== null, near: rest });
    return [
      {
        part: part.index,
        clause: name,
        former: places.length > 0 ? places : [wordsAt(part, start, quote.length)],
        current: null,
        said: sentence,
        isPlaced: places.length > 0,
      },
    ];
  });
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const sentenceChange = new RegExp(
  `\\bthe\\s+(${ordinals.join('|')}|last)\\s+sentence\\s+(?:of|in)\\s+${clauseReference}[^".;]{0,90}?\\b(?:is|shall\\s+be)\\s+(?:hereby\\s+)?(deleted|stricken|removed|replaced|amended|changed)[^".;]{0,120}?(?:"([^"]{1,1500})"|(?=[.;]))`,
  'gi',
);

/** "The last sentence of Section 4 is deleted", or replaced by a quoted one. */
const changedSentences = (structure: Structure, part: LeasePart, said: Finder): WordsChange[] => {
  const text = structure.texts[part.document] ?? '';
  return [...text.slice(part.start, part.end).matchAll(sentenceChange)].flatMap((match): WordsChange[] => {
    const [, which = '', number = '', , quote] = match;
    const clause = namedClause(number, structure, part);
    if (!clause) return [];
    const spans = splitSentences(structure.texts[clause.document] ?? '', clause.bodyStart, clause.end);
    const span = which.toLowerCase() === 'last' ? spans.at(-1) : spans[ordinals.indexOf(which.toLowerCase())];
    if (!span) return [];
    const at = part.start + match.index;
    const { clause: _, ...sentence } = said(at);
    const current = quote === undefined ? null : wordsAt(part, at + match[0].length - quote.length - 1, quote.length);
    return [
      {
        part: part.index,
        clause: nameOf(number, clause),
        former: [{ document: clause.document, ...span }],
        current,
        said: { ...sentence, end: Math.max(sentence.end, at + match[0].length) },
        isPlaced: true,
      },
    ];
  });
};

const clauseChange = (structure: Structure, part: LeasePart, said: Finder, removed: RemovedClause): WordsChange => {
  const { clause, ...sentence } = said(removed.saidAt);
  return {
    part: part.index,
    clause: removed.name,
    former: [{ document: removed.document, start: removed.start, end: removed.end }],
    current:
      removed.restatedAt === null ? null : wordsFrom(structure, part, removed.restatedAt, clause?.end ?? sentence.end),
    said: sentence,
    isPlaced: false,
  };
};

const adding =
  /\b(?:(?:a\s+)?new\s+(?:section|paragraph|article|clause)\s+[\w.()]{1,10}[^".;:]{0,80}?\b(?:is|shall\s+be)\s+(?:hereby\s+)?(?:added|inserted)|(?:section|paragraph|article|clause)\s+[\w.()]{1,10}\s+(?:is|shall\s+be)\s+(?:hereby\s+)?added\b|the\s+following\s+[^".;:]{0,40}?\b(?:is|are|shall\s+be)\s+(?:hereby\s+)?(?:added|inserted)(?!\s+in\s+(?:its|their|lieu|place))|(?:amended|changed)\s+(?:by\s+adding|to\s+add)|adding\s+(?:a|the)\s+(?:new|following))\b/gi;

const addedNumber =
  /\b(?:section|paragraph|article|clause)\s+(\d{1,3}[A-Za-z]?(?:\.\d{1,3})*(?:\([a-z0-9]{1,4}\))*|[IVXL]{1,6}\b)/i;

const additions = (structure: Structure, part: LeasePart, said: Finder): WordsChange[] => {
  const text = structure.texts[part.document] ?? '';
  let isAddedTo = -1;
  return [...text.slice(part.start, part.end).matchAll(adding)].flatMap((match): WordsChange[] => {
    const at = part.start + match.index;
    const { clause, ...sentence } = said(at);
    const current = wordsFrom(structure, part, at + match[0].length, clause?.end ?? sentence.end);
    if (!current || current.start < isAddedTo) return [];
    isAddedTo = current.end;
    const number = addedNumber.exec(text.slice(at, current.start))?.[1];
    const before = clauseNear(structure, part, text, [sentence.start, at, at + match[0].length]);
    return [
      {
        part: part.index,
        clause: number ?? before.name,
        former: [],
        current,
        said: { ...sentence, end: Math.max(sentence.end, current.end) },
        isPlaced: false,
      },
    ];
  });
};

/** The quoted words after a place, else all that follows its colon in the clause. */
const wordsFrom = ({ texts }: Structure, part: LeasePart, from: number, end: number): Words | null => {
  const text = (texts[part.document] ?? '').slice(from, Math.max(end, from));
  const quote = /^[^"]{0,120}?"([^"]{2,4000})"/.exec(text);
  if (quote) return wordsAt(part, from + quote[0].length - (quote[1]?.length ?? 0) - 1, quote[1]?.length ?? 0);
  const colon = /^[^:]{0,120}?:\s*(?=\S)/.exec(text);
  if (colon && text.trimEnd().length > colon[0].length)
    return wordsAt(part, from + colon[0].length, text.trimEnd().length - colon[0].length);
  // A clause that is written out under "as follows:" stands in a paragraph of its own.
  return null;
};

const wordsAt = ({ document }: LeasePart, start: number, length: number): Words => ({
  document,
  start,
  end: start + length,
});

const nameOf = (number: string, clause: ClauseNode | null): string =>
  [number, clause?.heading].filter(Boolean).join(', ');

/** The clause that a sentence names before the words at `from`, else after those that end at `to`. */
const clauseNear = (
  structure: Structure,
  part: LeasePart,
  text: string,
  [start, from, to]: readonly [number, number, number],
): { readonly number: string | null; readonly name: string | null; readonly range: Words | null } => {
  const before = [...text.slice(start, from).matchAll(new RegExp(clauseReference, 'gi'))].at(-1);
  const behind = new RegExp(`^[^.;]{0,80}?${clauseReference}`, 'i').exec(text.slice(to, to + 120));
  const between = new RegExp(clauseReference, 'i').exec(text.slice(from, to));
  const number = (before ?? between ?? behind)?.[1] ?? null;
  if (number === null) return { number, name: null, range: null };
  const clause = namedClause(number, structure, part);
  return {
    number,
    name: nameOf(number, clause),
    range: clause && { document: clause.document, start: clause.start, end: endOfClause(structure.clauses, clause) },
  };
};

/**
 * Where the words stand in the earlier documents: each place in the clause that is named; without one, the one place of all, or the one
 * whose sentence shares most with the words around.
 */
const placesOfWords = (
  { parts, texts, clauses }: Structure,
  part: LeasePart,
  words: string,
  { range, isNamed, near }: { readonly range: Words | null; readonly isNamed: boolean; readonly near: string },
): Words[] => {
  if (!/[\p{L}\d]/u.test(words)) return [];
  if (isNamed && range === null) return [];
  const pattern = new RegExp(
    `${/^\w/.test(words) ? '(?<![\\w$])' : ''}${words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')}${/\w$/.test(words.trim()) ? '(?!\\w)' : ''}`,
    'gi',
  );
  const within = (document: number, start: number, end: number): Words[] =>
    [...(texts[document] ?? '').slice(start, end).matchAll(pattern)].map((match) => ({
      document,
      start: start + match.index,
      end: start + match.index + match[0].length,
    }));
  if (range) return within(range.document, range.start, range.end);
  const all = parts
    .filter(({ place, role }) => place < part.place && role !== 'exhibit')
    .flatMap(({ document, start, end }) => within(document, start, end));
  if (all.length <= 1) return all;
  const told = contentWords(near);
  const shares = all.map((place) => {
    const clause = clauses.find(
      ({ document, start, end }) => document === place.document && start <= place.start && place.start < end,
    );
    const text = (texts[place.document] ?? '').slice(Math.max(clause?.start ?? 0, place.start - 160), place.end + 100);
    return [...contentWords(text)].filter((word) => told.has(word)).length;
  });
  const most = Math.max(...shares);
  const best = all.filter((_, at) => shares[at] === most);
  return most > 0 && best.length === 1 ? best : [];
};

const contentWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.filter(
        (word) =>
          !/^(?:that|this|from|with|shall|will|tenant|landlord|lease|agreement|days?|months?|hours?|percent|amount|instead|place)$/.test(
            word,
          ),
      ),
  );
