/** Pages under one another. Everything is known before a page is drawn, so that any place can be scrolled to at once. */
export type PageStack = { readonly tops: readonly number[]; readonly heights: readonly number[] };

export const stackPages = (heightsPoints: readonly number[], scale: number, gap: number): PageStack => {
  const heights = heightsPoints.map((height) => height * scale);
  let top = gap;
  const tops = heights.map((height) => {
    const own = top;
    top += height + gap;
    return own;
  });
  return { tops, heights };
};

/** A place that survives a change of zoom: the page (0-based) and how far down it, as a share of its height. */
export type Anchor = { readonly index: number; readonly share: number };

export const anchorAt = ({ tops, heights }: PageStack, y: number): Anchor => {
  const index = Math.max(
    0,
    tops.findLastIndex((top) => top <= y),
  );
  const height = heights[index] ?? 0;
  return { index, share: height > 0 ? (y - (tops[index] ?? 0)) / height : 0 };
};

export const offsetOf = ({ tops, heights }: PageStack, { index, share }: Anchor): number =>
  (tops[index] ?? 0) + (heights[index] ?? 0) * share;
