import { regionsOf } from './columns.ts';
import { isHeadingText } from './heading.ts';
import type { LaidBlock, LaidPage } from './laid-block.ts';
import { partLineNumbers } from './line-numbers.ts';
import { startsWithMarker } from './list-marker.ts';
import { type LineGroup, medianSize, paragraphsOf } from './paragraphs.ts';
import { rowsOf, segmentsOf, wideGapOf } from './segment.ts';
import type { SourcePage } from './source-word.ts';
import { partsOf } from './tables.ts';
import { partWatermark } from './watermark.ts';

/** Puts the words of a page into reading order and parts them into blocks. Headers and footers are found later, over all pages. */
export const layOutPage = (page: SourcePage): LaidPage => {
  const bodySize = medianSize(page.words);
  const rulings = once(page.rulings);
  const { text: written, watermark } = partWatermark(page.words);
  const { text, numbers } = partLineNumbers(written);
  const wideGap = wideGapOf(text);
  const rows = rowsOf(segmentsOf(text, wideGap), wideGap);
  const blocks = regionsOf(rows, wideGap).flatMap((region): LaidBlock[] => {
    const span = {
      left: Math.min(...region.rows.map((entry) => entry.box[0])),
      right: Math.max(...region.rows.map((entry) => entry.box[2])),
    };
    return partsOf(region.rows, rulings).flatMap((part): LaidBlock[] =>
      part.kind === 'table'
        ? part.rows.map((cells) => ({ kind: 'table_row', lines: [], cells }))
        : paragraphsOf(part.rows, span).map((lines) => ({
            kind: kindOf(lines, bodySize),
            lines,
            columnLeft: span.left,
            columnRight: span.right,
          })),
    );
  });
  const { widthPoints, heightPoints, source, ocrConfidence, notRead } = page;
  const marks = [numbers, watermark]
    .filter(({ length }) => length > 0)
    .map((line): LaidBlock => ({ kind: 'footer', lines: [line] }));
  return {
    widthPoints,
    heightPoints,
    source,
    blocks: [...blocks, ...marks],
    ...(ocrConfidence === undefined ? {} : { ocrConfidence }),
    ...(notRead === undefined ? {} : { notRead }),
  };
};

const once = <Value>(read: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
};

const kindOf = (lines: LineGroup, bodySize: number): LaidBlock['kind'] => {
  const words = lines.flat();
  const style = { isBold: words.every((word) => word.bold), isLarge: medianSize(words) > bodySize * 1.15 };
  const text = words.map((word) => word.text).join(' ');
  if (lines.length <= 3 && isHeadingText(text, style)) return 'heading';
  return startsWithMarker(`${text} `) ? 'list_item' : 'paragraph';
};
