import { formerPlacesOf, overlaps } from '../facts/former-places.ts';
import type { Clause, Evidence } from '../report.ts';
import type { StoredReport } from '../stored-report.ts';
import { plainTwins } from '../structure/flat-text.ts';
import { splitSentences } from '../structure/sentences.ts';

/** A sentence of a lease, as the report's clauses quote it. Offsets are those of the document. */
export type LeaseSentence = {
  readonly index: number;
  readonly clause: Clause;
  readonly document: number;
  readonly start: number;
  readonly end: number;
  /** On one line, with plain quotes and dashes; as long as the quote. */
  readonly text: string;
  /** Nothing but the number and heading of its clause. */
  readonly isHeading: boolean;
  /** The words that open the list in which it stands ("Tenant shall not:"). */
  readonly lead: LeaseSentence | null;
};

/** The sentences that hold: without clauses that a later document took out, and without words that it replaced. */
export const leaseSentencesOf = ({ clauses, facts }: StoredReport): LeaseSentence[] => {
  const former = formerPlacesOf(facts);
  const sentences = allSentencesOf(clauses.filter(({ removedBy }) => removedBy === undefined))
    .filter((sentence) => !former.some((place) => overlaps(sentence, place)))
    .map((sentence, index) => ({ ...sentence, index }));
  const parents = new Set(clauses.map(({ parentKey }) => parentKey));
  // A bullet that reads like a heading but stands over nothing speaks for itself.
  const isAll = ({ clause }: LeaseSentence): boolean =>
    clause.parentKey !== null &&
    !parents.has(clause.key) &&
    sentences.filter((other) => other.clause === clause).length === 1;
  const spoken = sentences.map((sentence) =>
    sentence.isHeading && /[a-z]{3}/i.test(sentence.text) && isAll(sentence)
      ? { ...sentence, isHeading: false }
      : sentence,
  );
  return spoken.map((sentence) => ({ ...sentence, lead: leadOf(sentence, spoken) }));
};

/** A sentence with the words that open its list. */
export const spokenOf = ({ lead, text }: LeaseSentence): string => (lead === null ? text : `${lead.text} ${text}`);

/** A sentence with the heading of its clause. */
export const underHeading = ({ clause, text }: LeaseSentence): string =>
  clause.heading === null ? text : `${clause.heading}. ${text}`;

const itemsMax = 12;
const isItem = /^\W*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•*▪–-])/i;

const leadOf = (sentence: LeaseSentence, sentences: readonly LeaseSentence[]): LeaseSentence | null => {
  if (sentence.isHeading) return null;
  const before = sentences.slice(Math.max(0, sentence.index - itemsMax), sentence.index).reverse();
  const opener = before.find(({ text }) => /:\s*$/.test(text));
  if (!opener || opener.document !== sentence.document) return null;
  const isUnder = sentence.clause.parentKey === opener.clause.key;
  const isListed = before
    .slice(0, before.indexOf(opener))
    .concat(sentence)
    .every(({ text, clause }) => clause === opener.clause && isItem.test(text));
  if (!isUnder && !isListed) return null;
  // "No alterations without consent. This includes:" opens with both.
  const above = sentences[opener.index - 1];
  return above && above.clause === opener.clause && !above.isHeading && opener.text.length < shortLeadMax
    ? { ...opener, start: above.start, text: `${above.text} ${opener.text}` }
    : opener;
};

const shortLeadMax = 40;

const allSentencesOf = (clauses: readonly Clause[]): LeaseSentence[] => {
  const sentences: LeaseSentence[] = [];
  for (const clause of clauses) {
    for (const block of blocksOf(clause.quote)) {
      const flat = plainTwins(clause.quote);
      for (const { start, end } of splitSentences(flat, block.start, block.end))
        sentences.push({
          index: sentences.length,
          clause,
          document: clause.document,
          start: clause.start + start,
          end: clause.start + end,
          text: flat.slice(start, end),
          isHeading: isHeading(clause.heading, flat.slice(start, end)),
          lead: null,
        });
    }
  }
  return sentences;
};

/** The words of a sentence with their place, taken out of its clause. */
export const evidenceOfSentence = ({ clause, document, start, end }: LeaseSentence): Evidence => {
  const boxes = boxesWithin(clause, start, end);
  return {
    document,
    quote: clause.quote.slice(start - clause.start, end - clause.start),
    page: boxes[0]?.page ?? clause.page,
    boxes,
    start,
    end,
  };
};

const isHeading = (heading: string | null, sentence: string): boolean => {
  // "Cancellation notice 14 days" says what it heads.
  if (/\d/.test(sentence.replace(/^\W*(?:(?:section|article|part|exhibit|page)\s+)?[\divxlc]+(?:[.-]\d+)*\b/i, '')))
    return false;
  const [head, text] = [lettersOf(heading ?? ''), lettersOf(sentence)];
  return text === '' || (head !== '' && text.length <= head.length + 8 && text.endsWith(head));
};

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Blank lines part blocks; a row of a table stands for itself. */
const blocksOf = (quote: string): { readonly start: number; readonly end: number }[] => {
  const blocks: { start: number; end: number }[] = [];
  let at = 0;
  let isOpen = false;
  for (const line of quote.split('\n')) {
    const end = at + line.length;
    const isRow = line.trim().includes('\t');
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last && !isRow) last.end = end;
    else blocks.push({ start: at, end });
    if (line.trim() !== '') isOpen = !isRow;
    at = end + 1;
  }
  return blocks;
};

/** A clause has one box for each of its lines; where the two cannot be told to match, the whole clause is marked. */
const boxesWithin = (clause: Clause, start: number, end: number): Evidence['boxes'] => {
  const lines: { start: number; end: number }[] = [];
  let at = clause.start;
  for (const line of clause.quote.split('\n')) {
    if (line.trim() !== '') lines.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  if (lines.length !== clause.boxes.length) return clause.boxes;
  return clause.boxes.flatMap(({ page, box: [left, top, right, bottom] }, index) => {
    const line = lines[index];
    if (!line || line.end <= start || line.start >= end) return [];
    const perCharacter = (right - left) / Math.max(1, line.end - line.start);
    return [
      {
        page,
        box: [
          left + perCharacter * Math.max(0, start - line.start),
          top,
          right - perCharacter * Math.max(0, line.end - end),
          bottom,
        ] as const,
      },
    ];
  });
};
