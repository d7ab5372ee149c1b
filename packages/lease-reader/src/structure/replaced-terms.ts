import type { LeasePart } from './parts.ts';

/** A term that an amendment puts in the place of another: the old words and the new ones, with offsets into the document. */
export type ReplacedTerm = {
  readonly document: number;
  readonly part: number;
  readonly former: string;
  readonly formerStart: number;
  readonly current: string;
  readonly currentStart: number;
};

const verb =
  '(?:is|are|shall\\s+be|will\\s+be)?\\s*(?:hereby\\s+)?(?:deleted\\s+and\\s+)?(?:replaced|changed|amended|substituted|stricken\\s+and\\s+replaced)\\s+(?:by|with|to(?:\\s+read)?)|(?:becomes?|now\\s+reads?|should\\s+read)|by';
const quoted = new RegExp(`"([^"]{1,120})"\\s*,?\\s*(?:${verb})\\s*:?\\s*(?:the\\s+words?\\s+)?"([^"]{1,120})"`, 'gi');
const amount = '\\$\\s?\\d[\\d,]*(?:\\.\\d\\d)?';
const day = '[A-Z][a-z]{2,8}\\.?\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}';
const fromTo = new RegExp(
  `\\bfrom\\s+(${amount}|${day})(?:\\s+(?:per|a|each)\\s+month)?,?\\s+to\\s+(${amount}|${day})`,
  'g',
);
const insteadOf = new RegExp(
  `(${amount}|${day})[^.;$]{0,60}?\\b(?:instead\\s+of|in\\s+place\\s+of|rather\\s+than|in\\s+lieu\\s+of)\\s+(${amount}|${day})`,
  'g',
);

/** The terms that the amendments among the parts replace, in the order of the text. */
export const replacedTermsOf = (parts: readonly LeasePart[], texts: readonly string[]): ReplacedTerm[] => {
  const found: ReplacedTerm[] = [];
  for (const part of parts) {
    if (part.role !== 'amendment') continue;
    const text = (texts[part.document] ?? '').slice(part.start, part.end);
    const add = (match: RegExpMatchArray, former: string, current: string): void => {
      const [one, other] = [match[0].indexOf(former), match[0].lastIndexOf(current)];
      if (former === current || one < 0 || other < 0) return;
      const at = part.start + (match.index ?? 0);
      found.push({
        document: part.document,
        part: part.index,
        former,
        formerStart: at + one,
        current,
        currentStart: at + other,
      });
    };
    for (const match of text.matchAll(quoted)) add(match, match[1] ?? '', match[2] ?? '');
    for (const match of text.matchAll(fromTo)) add(match, match[1] ?? '', match[2] ?? '');
    for (const match of text.matchAll(insteadOf)) {
      const [former, current] = [match[2] ?? '', match[1] ?? ''];
      const at = part.start + (match.index ?? 0);
      found.push({
        document: part.document,
        part: part.index,
        former,
        formerStart: at + match[0].lastIndexOf(former),
        current,
        currentStart: at,
      });
    }
  }
  return found;
};

/** The texts without the terms that no longer hold: the same length, so that offsets stay. */
export const withoutFormer = (texts: readonly string[], replaced: readonly ReplacedTerm[]): readonly string[] =>
  replaced.length === 0
    ? texts
    : texts.map((text, document) => {
        const gaps = replaced
          .filter((each) => each.document === document)
          .sort((a, b) => a.formerStart - b.formerStart);
        const pieces: string[] = [];
        let at = 0;
        for (const { formerStart, former } of gaps) {
          if (formerStart < at) continue;
          pieces.push(text.slice(at, formerStart), ' '.repeat(former.length));
          at = formerStart + former.length;
        }
        return [...pieces, text.slice(at)].join('');
      });
