import type { ClauseNode } from './clause-tree.ts';
import { type Span, trimmed } from './passages.ts';

/** A sentence, or one row of a table. `text[i]` stands at `start + i` of its document. */
export type Sentence = {
  readonly index: number;
  readonly document: number;
  readonly part: number;
  /** Index into `clauses`. */
  readonly clause: number;
  readonly start: number;
  readonly end: number;
  /** Plain text: one space or newline for each, straight quotes. */
  readonly text: string;
  readonly lower: string;
  /** Cells, when it is a row of a table. */
  readonly cells: readonly Span[];
};

export const sentencesOf = (clauses: readonly ClauseNode[], texts: readonly string[]): Sentence[] => {
  const sentences: Sentence[] = [];
  for (const clause of clauses) {
    const flat = texts[clause.document] ?? '';
    for (const passage of clause.passages) {
      const spans =
        passage.kind === 'row'
          ? [{ start: passage.start, end: passage.end }]
          : splitSentences(flat, afterHeading(clause, flat, passage.start, passage.end), passage.end);
      for (const { start, end } of spans) {
        const text = flat.slice(start, end);
        sentences.push({
          index: sentences.length,
          document: clause.document,
          part: clause.part,
          clause: clause.index,
          start,
          end,
          text,
          lower: text.toLowerCase(),
          cells: passage.cells,
        });
      }
    }
  }
  return sentences;
};

/** A run-in heading is no sentence, but "Label: value" is read whole. */
const afterHeading = (clause: ClauseNode, flat: string, start: number, end: number): number => {
  const isRunIn = clause.heading !== null && clause.start === start && clause.bodyStart < end;
  return isRunIn && !flat.slice(start, clause.bodyStart).trimEnd().endsWith(':') ? clause.bodyStart : start;
};

/** The sentences of `flat` from `start` to `end`. An abbreviation or a decimal point ends none. */
export const splitSentences = (flat: string, start: number, end: number): Span[] => {
  const spans: Span[] = [];
  const stop =
    /[.!?]["')]{0,2}(?=\s+(?:["'(]{0,2}[A-Z0-9$/•]|\([a-z]{1,4}\)\s))|;(?=\s+(?:\([a-z]{1,4}\)|and\s+\([a-z]{1,4}\)))/g;
  let from = start;
  const text = flat.slice(start, end);
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    const at = start + match.index;
    if (match[0][0] === '.' && isAbbreviation(flat, from, at)) continue;
    const to = at + match[0].length;
    spans.push(trimmed(flat, from, to));
    from = to;
  }
  spans.push(trimmed(flat, from, end));
  return spans.filter((span) => span.end > span.start);
};

const isAbbreviation = (flat: string, from: number, dot: number): boolean => {
  const before = flat.slice(Math.max(from, dot - 12), dot);
  const word = /[A-Za-z.&]+$/.exec(before)?.[0] ?? '';
  if (word === '') return /(?:^|\s)\(?\d{1,3}[A-Za-z]?$/.test(before) && dot - from < 8;
  // "by the 1st. Then" ends; "12 Elm St. Apt 2" goes on.
  if (/\d(?:st|nd|rd|th)$/.test(before)) return false;
  if (/^[A-Z]$/.test(word)) return true;
  // "Owner may say no. Pets …" ends; "cage No. 12" goes on.
  if (/^nos?$/i.test(word) && !/^\.\s+#?\d/.test(flat.slice(dot, dot + 6)))
    return /^N/.test(word) && /^\.\s+_/.test(flat.slice(dot, dot + 6));
  if (/^(?:[a-z]\.)+[a-z]$|^(?:[A-Z]\.)+[A-Z]$/.test(word))
    return !/^[ap]\.m$/i.test(word) || /^\.?\s+[a-z0-9]/.test(flat.slice(dot, dot + 4));
  // "of Oak Co., Inc. The rent …" ends with the name; "Oak Inc. Attn. …" goes on.
  if (/^(?:inc|ltd|co|corp|llc)$/i.test(word) && opensSentence.test(flat.slice(dot, dot + 14))) return false;
  return abbreviations.has(word.toLowerCase());
};

const opensSentence =
  /^\.\s+(?:The|This|These|That|It|Its|He|She|They|We|You|Your|Our|If|In|No|All|Each|Any|Rent|Landlord|Tenant|Lessor|Lessee|Owner|Resident|When|For|On|At|Letters|Notices)\b/;

const abbreviations = new Set(
  'attn po p.o mr mrs ms dr st ave blvd rd ln ct apt ste no nos inc ltd co corp llc jr sr dept bldg fl hwy mt ft sq sec art par jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun vs etc e.g i.e cf p pp n.a u.s l.p d.c assn ass stat ch approx est min max vol ref'.split(
    ' ',
  ),
);
