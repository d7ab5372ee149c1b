import type { Box } from '../placed-document.ts';

/**
 * A word that grows character by character. It holds plain numbers: a page has thousands of characters, and a box made for each
 * would cost more than reading it.
 */
export const createOpenWord = () => {
  let text = '';
  let [left, top, right, bottom] = [0, 0, 0, 0];
  let [nextLeft, nextTop, nextRight, nextBottom] = [0, 0, 0, 0];
  let lastRight = 0;
  let widestGap = 0;
  let count = 0;

  const gapShare = () => (nextLeft - lastRight) / Math.max(nextBottom - nextTop, 1);

  return {
    isEmpty: () => text === '',
    text: () => text,
    box: (): Box => [left, top, right, bottom],
    clear: () => {
      text = '';
    },
    /** Where the next character stands; the questions below are about it. */
    setCandidate: (atLeft: number, atTop: number, atRight: number, atBottom: number) => {
      nextLeft = atLeft;
      nextTop = atTop;
      nextRight = atRight;
      nextBottom = atBottom;
    },
    /** It follows without a space but stands elsewhere: on another line, or across a wide gap. */
    isApart: (): boolean => {
      if (text === '') return false;
      const [height, nextHeight] = [bottom - top, nextBottom - nextTop];
      const overlap = Math.min(bottom, nextBottom) - Math.max(top, nextTop);
      const gap = Math.max(nextLeft - right, left - nextRight);
      return overlap < Math.min(height, nextHeight) * 0.2 || gap > Math.max(height, nextHeight, 1) * 0.8;
    },
    /**
     * There is a space that pdfium overlooked because kerning has narrowed it: a gap after letters that had none between them.
     * Letters that are all set apart are one word. Ask only before capitals: the letters of a ligature share the place of one.
     */
    isAfterSpace: (): boolean => text !== '' && count >= 3 && widestGap < 0.03 && gapShare() > 0.09,
    take: (character: string) => {
      if (text === '') {
        [left, top, right, bottom] = [nextLeft, nextTop, nextRight, nextBottom];
        widestGap = 0;
        count = 0;
      } else {
        widestGap = Math.max(widestGap, gapShare());
        left = Math.min(left, nextLeft);
        top = Math.min(top, nextTop);
        right = Math.max(right, nextRight);
        bottom = Math.max(bottom, nextBottom);
      }
      text += character;
      count += 1;
      lastRight = nextRight;
    },
  };
};
