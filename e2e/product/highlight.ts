import type { Flag, LeasePage, LeaseReport } from '@keyclause/contracts';
import { expect, type Page } from '@playwright/test';

/** A highlight as it is drawn: its boxes in points of the page that it is on. */
type DrawnHighlight = { readonly page: number; readonly boxes: readonly (readonly [number, number, number, number])[] };

/** Reads where the highlight of an item is drawn, from the rendered page: pixels over the page's own corner, turned into points. */
const drawnHighlight = async (page: Page, key: string, widthPoints: number): Promise<DrawnHighlight> => {
  const highlight = page.locator(`[data-testid="highlight"][data-key="${key}"][data-open="true"]`);
  await expect(highlight.first()).toBeInViewport();
  return highlight.evaluateAll((elements, points) => {
    const sheet = elements[0]?.closest('[data-page]');
    if (!sheet) throw new Error('The highlight is on no page');
    const edge = sheet.getBoundingClientRect();
    const scale = edge.width / points;
    return {
      page: Number(sheet.getAttribute('data-page')),
      boxes: elements
        .filter((element) => element.closest('[data-page]') === sheet)
        .map((element) => {
          const rect = element.getBoundingClientRect();
          return [
            (rect.left - edge.left) / scale,
            (rect.top - edge.top) / scale,
            (rect.right - edge.left) / scale,
            (rect.bottom - edge.top) / scale,
          ] as const;
        }),
    };
  }, widthPoints);
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Fails unless the words under the drawn highlight are the words that the flag quotes: no more, no fewer. */
export const expectHighlightOnItsWords = async (
  page: Page,
  flag: Flag,
  sheet: { readonly widthPoints: number; readonly words: LeasePage },
) => {
  const drawn = await drawnHighlight(page, flag.key, sheet.widthPoints);
  expect(drawn.page).toBe(flag.page);
  const covered = sheet.words.words
    .filter(({ box: [left, top, right, bottom] }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return drawn.boxes.some((box) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
    })
    .map(({ start, end }) => sheet.words.text.slice(start - pageStart(sheet.words), end - pageStart(sheet.words)));
  const quoted = wordsOf(flag.quote);
  const onThisPage = covered.flatMap(wordsOf);
  expect(onThisPage.join(' ')).toBe(quoted.slice(0, onThisPage.length).join(' '));
  expect(onThisPage.length).toBeGreaterThan(0);
  if (flag.boxes.every((box) => box.page === flag.page)) expect(onThisPage.length).toBe(quoted.length);
};

const pageStart = ({ words }: LeasePage): number => words[0]?.start ?? 0;

/** The first flag whose words stand on one page. */
export const flagOfOnePage = (report: LeaseReport): Flag => {
  const flag = report.flags.find(({ boxes, page }) => boxes.length > 0 && boxes.every((box) => box.page === page));
  if (!flag) throw new Error('The report has no flag on one page');
  return flag;
};
