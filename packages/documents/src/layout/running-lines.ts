import { type LaidBlock, type LaidPage, textOf, topOf, wordsOf } from './laid-block.ts';

/** Marks the lines that repeat at the top or the foot of the pages as headers and footers and puts them first and last. */
export const markRunningLines = (pages: readonly LaidPage[]): readonly LaidPage[] => {
  const tallies = new Map<string, Set<number>>();
  pages.forEach((page, index) => {
    for (const { key } of edgeBlocks(page)) tallies.set(key, (tallies.get(key) ?? new Set()).add(index));
  });
  const needed = Math.max(2, Math.ceil(pages.length * 0.3));

  return pages.map((page) => {
    const kinds = new Map<LaidBlock, 'header' | 'footer'>();
    for (const { block, key, kind } of edgeBlocks(page)) {
      const repeats = (tallies.get(key)?.size ?? 0) >= needed;
      if (repeats || isPageNumber(textOf(block))) kinds.set(block, kind);
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

const edgeShare = 0.12;
const edgeBlocksMax = 4;

const edgeBlocks = (page: LaidPage): readonly { block: LaidBlock; key: string; kind: 'header' | 'footer' }[] => {
  const placed = page.blocks
    .filter((block) => block.lines.length <= 3 && wordsOf(block).length > 0 && wordsOf(block).length <= 40)
    .map((block) => ({ block, top: topOf(block) }))
    .sort((a, b) => a.top - b.top);
  const headers = placed.filter(({ top }) => top < page.heightPoints * edgeShare).slice(0, edgeBlocksMax);
  const footers = placed.filter(({ top }) => top > page.heightPoints * (1 - edgeShare)).slice(-edgeBlocksMax);
  return [
    ...headers.map(({ block, top }) => ({ block, kind: 'header' as const, key: keyOf('header', block, top) })),
    ...footers.map(({ block, top }) => ({ block, kind: 'footer' as const, key: keyOf('footer', block, top) })),
  ];
};

/** Page numbers change from page to page, and the recogniser misreads a letter now and then: digits and noise do not count. */
const keyOf = (kind: string, block: LaidBlock, top: number): string => {
  const letters = textOf(block)
    .toLowerCase()
    .replaceAll(/\d+/g, '#')
    .replaceAll(/[^\p{L}#]+/gu, '');
  return `${kind} ${Math.round(top / 12)} ${letters}`;
};

const isPageNumber = (text: string) =>
  /^(?:[-–—\s]*\d{1,4}[-–—\s]*|page\s+\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|\d{1,4}\s*(?:of|\/)\s*\d{1,4})$/i.test(
    text.trim(),
  );

/** The parts of a footer are no table: "Form 12" at the left, "Page 1" at the right. */
const asLine = ({ kind, lines, cells }: LaidBlock): LaidBlock => ({ kind, lines: cells ? [cells.flat()] : lines });
