import type { Evidence } from '@keyclause/contracts';
import { areaOf, type Box, contains } from './page-geometry.ts';

/** A stretch of a page that belongs to an item: what is drawn over the words, and what a click on them opens. */
export type Mark = {
  readonly key: string;
  readonly tone: string;
  readonly page: number;
  readonly box: Box;
  readonly isOpen: boolean;
  /** Given back when the mark is clicked. */
  readonly address: string;
};

type Marked = { readonly key: string; readonly tone: string; readonly address: string; readonly isOpen: boolean };

export const marksOf = (evidence: Evidence, documentIndex: number, marked: Marked): readonly Mark[] =>
  evidence.document === documentIndex ? evidence.boxes.map(({ page, box }) => ({ ...marked, page, box })) : [];

export const byPage = (marks: readonly Mark[]): ReadonlyMap<number, readonly Mark[]> =>
  Map.groupBy(marks, ({ page }) => page);

const toneOrder = ['critical', 'high', 'medium', 'low'];

/** The mark under a point of the page. A flag wins over a fact, a worse flag over a milder one, then the smaller over the larger. */
export const markAt = (marks: readonly Mark[], x: number, y: number): Mark | undefined =>
  marks
    .filter(({ box }) => contains(box, x, y))
    .sort((a, b) => rankOf(a) - rankOf(b) || areaOf(a.box) - areaOf(b.box))[0];

const rankOf = ({ tone }: Mark): number => {
  const rank = toneOrder.indexOf(tone);
  return rank === -1 ? toneOrder.length : rank;
};
