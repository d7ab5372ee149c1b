import { numberWordsSource } from '../values/number-words.ts';
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

const words = '"([^"]{1,300})"';
const noun = '(?:the\\s+)?(?:(?:words?|phrase|figure|number|amount|term|date|following)\\s*:?\\s+)?';
// "the words ... in Section 4", "wherever they appear"
const where =
  '(?:\\s*,?\\s+(?:in|of|from|under|appearing|contained|set\\s+forth|wherever|each\\s+(?:time|place))\\b[^".;]{0,60}?)?';
const isNow = '(?:is|are|shall\\s+be|will\\s+be)?\\s*(?:hereby\\s+)?';
const removed = '(?:deleted|stricken|struck(?:\\s+out)?|removed)';
const verb = `${isNow}(?:${removed}${where}\\s*,?\\s*and\\s+)?(?:replaced|changed|amended|substituted)\\s+(?:by|with|to(?:\\s+read)?)|(?:becomes?|now\\s+reads?|should\\s+read)|by`;
const after = new RegExp(`${words}${where}\\s*,?\\s*(?:${verb})\\s*:?\\s*${noun}${words}`, 'gi');
const inserted = new RegExp(
  `${words}${where}\\s*,?\\s*${isNow}${removed}${where}\\s*,?\\s*and\\s+${noun}${words}\\s*,?\\s*${isNow}(?:inserted|substituted|added|put)`,
  'gi',
);
const doing = new RegExp(
  `\\b(?:deleting|striking(?:\\s+out)?|replacing|removing|changing|delete|strike|replace|change)\\s+(?:the\\s+reference\\s+to\\s+)?${noun}${words}[^".;]{0,80}?\\b(?:inserting|substituting|adding|replacing|insert|substitute|by|with|to)\\b[^".;]{0,80}?${words}`,
  'gi',
);
const inFor = new RegExp(
  `\\b(?:substitut(?:e|ing)|insert(?:ing)?)\\s+${noun}${words}\\s+(?:for|in\\s+(?:place|lieu)\\s+of)\\s+${noun}${words}`,
  'gi',
);
const amount = '\\$\\s?\\d[\\d,]*(?:\\.\\d\\d)?';
const day = '[A-Z][a-z]{2,8}\\.?\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}';
const share = `(?:(?:${numberWordsSource})\\s*percent\\s*\\(\\d+(?:\\.\\d+)?%\\)|\\b\\d+(?:\\.\\d+)?\\s?(?:%|percent\\b))`;
const count = `(?:(?:${numberWordsSource})\\s*\\(\\d+\\)|\\b(?:${numberWordsSource}|\\d{1,3})(?=\\s+(?:days?|hours?|weeks?|months?|years?)\\b))(?:\\s+(?:days?|hours?|weeks?|months?|years?)\\b)?`;
const value = `(?:${amount}|${day}|${share}|${count})`;
const fromTo = new RegExp(`\\bfrom\\s+(${value})(?:\\s+(?:per|a|each)\\s+month)?,?\\s+to\\s+(${value})`, 'g');
const insteadOf = new RegExp(
  `(${value})[^.;$]{0,60}?\\b(?:instead\\s+of|in\\s+place\\s+of|rather\\s+than|in\\s+lieu\\s+of)\\s+(?:the\\s+)?(${value})`,
  'g',
);

/** Each pattern, and whether the new words come first. */
const patterns: readonly (readonly [RegExp, boolean])[] = [
  [inserted, false],
  [after, false],
  [doing, false],
  [inFor, true],
  [fromTo, false],
  [insteadOf, true],
];

/** The terms that the amendments among the parts replace, in the order of the patterns; no words are replaced twice. */
export const replacedTermsOf = (parts: readonly LeasePart[], texts: readonly string[]): ReplacedTerm[] => {
  const found: ReplacedTerm[] = [];
  for (const part of parts) {
    if (part.role !== 'amendment') continue;
    const text = inDoubleQuotes((texts[part.document] ?? '').slice(part.start, part.end));
    for (const [pattern, isNewFirst] of patterns) {
      for (const match of text.matchAll(pattern)) {
        const [first, second] = [match[1] ?? '', match[2] ?? ''];
        const at = part.start + match.index;
        const [firstStart, secondStart] = [at + match[0].indexOf(first), at + match[0].lastIndexOf(second)];
        const [former, formerStart] = isNewFirst ? [second, secondStart] : [first, firstStart];
        const [current, currentStart] = isNewFirst ? [first, firstStart] : [second, secondStart];
        const isKnown = found.some(
          (each) =>
            each.part === part.index &&
            formerStart < each.formerStart + each.former.length &&
            each.formerStart < formerStart + former.length,
        );
        if (former === current || isKnown) continue;
        found.push({ document: part.document, part: part.index, former, formerStart, current, currentStart });
      }
    }
  }
  return found;
};

/** 'five days' as "five days"; as long as before. The apostrophe of "30 days' notice" opens none. */
export const inDoubleQuotes = (text: string): string =>
  text.replace(/(^|[\s(])'([^'"\n]{1,160})'(?=[\s.,;:)]|$)/g, '$1"$2"');

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
