import { type LaidBlock, type LaidPage, textOf, topOf, wordsOf } from './laid-block.ts';
import { isPageNumber } from './page-number.ts';

/** Marks the lines that repeat at the top or the foot of the pages as headers and footers and puts them first and last. */
export const markRunningLines = (pages: readonly LaidPage[]): readonly LaidPage[] => {
  const edges = pages.map(edgeLines);
  const families = familiesOf(edges);
  const needed = Math.max(2, Math.ceil(pages.length * 0.3));

  return pages.map((page, index) => {
    const kinds = new Map<LaidBlock, 'header' | 'footer'>();
    for (const line of edges[index] ?? []) {
      const pageCount = families.get(line)?.pages.size ?? 0;
      if (pageCount >= needed || isPageNumber(line.text)) kinds.set(line.block, line.kind);
    }
    if (kinds.size === 0) return page;
    const marked = (kind: 'header' | 'footer') =>
      page.blocks.filter((block) => kinds.get(block) === kind).map((block) => ({ ...asLine(block), kind }));
    return {
      ...page,
      blocks: [...marked('header'), ...page.blocks.filter((block) => !kinds.has(block)), ...marked('footer')],
    };
  });
};

const edgeShare = 0.15;
const edgeBlocksMax = 4;

type EdgeLine = {
  readonly block: LaidBlock;
  readonly kind: 'header' | 'footer';
  readonly top: number;
  readonly text: string;
  /** Without digits, which change from page to page. */
  readonly letters: string;
};

const edgeLines = (page: LaidPage): readonly EdgeLine[] => {
  const placed = page.blocks
    .filter((block) => block.lines.length <= 3 && wordsOf(block).length > 0 && wordsOf(block).length <= 40)
    .map((block) => ({ block, top: topOf(block), text: textOf(block) }))
    .map((line) => ({ ...line, letters: line.text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '') }))
    .sort((a, b) => a.top - b.top);
  const headers = placed.filter(({ top }) => top < page.heightPoints * edgeShare).slice(0, edgeBlocksMax);
  const footers = placed.filter(({ top }) => top > page.heightPoints * (1 - edgeShare)).slice(-edgeBlocksMax);
  return [
    ...headers.map((line) => ({ ...line, kind: 'header' as const })),
    ...footers.map((line) => ({ ...line, kind: 'footer' as const })),
  ];
};

type Family = { readonly first: EdgeLine; readonly pages: Set<number> };

/** Lines that stand at the same height of several pages and say the same. */
const familiesOf = (edges: readonly (readonly EdgeLine[])[]): ReadonlyMap<EdgeLine, Family> => {
  const families: Family[] = [];
  const byLine = new Map<EdgeLine, Family>();
  edges.forEach((lines, page) => {
    for (const line of lines) {
      // A line that began a family long ago and never came again is not looked at for ever.
      const known = families.slice(-familiesSearched).find(({ first }) => isAlike(first, line));
      const family = known ?? { first: line, pages: new Set() };
      if (!known) families.push(family);
      family.pages.add(page);
      byLine.set(line, family);
    }
  });
  return byLine;
};

const familiesSearched = 200;
const heightTolerance = 14;

const isAlike = (a: EdgeLine, b: EdgeLine): boolean =>
  a.kind === b.kind &&
  Math.abs(a.top - b.top) <= heightTolerance &&
  (a.letters === b.letters || similarity(a.letters, b.letters) >= 0.75);

/** Dice's coefficient of letter pairs, 0 to 1: the recogniser misreads a letter now and then. */
const similarity = (a: string, b: string): number => {
  if (a.length < 6 || b.length < 6) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < a.length; at += 1)
    pairs.set(a.slice(at, at + 2), (pairs.get(a.slice(at, at + 2)) ?? 0) + 1);
  let shared = 0;
  for (let at = 0; at + 1 < b.length; at += 1) {
    const left = pairs.get(b.slice(at, at + 2)) ?? 0;
    if (left === 0) continue;
    pairs.set(b.slice(at, at + 2), left - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length - 2);
};

/** The parts of a footer are no table: "Form 12" at the left, "Page 1" at the right. */
const asLine = ({ kind, lines, cells }: LaidBlock): LaidBlock => ({ kind, lines: cells ? [cells.flat()] : lines });
