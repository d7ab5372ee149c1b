import type { LeasePage } from '@keyclause/contracts';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentPage } from './document-page.tsx';
import type { Mark } from './marks.ts';

const outline = { number: 2, widthPoints: 612, heightPoints: 792, start: 100, end: 113, source: 'typeset' } as const;
const page: LeasePage = {
  number: 2,
  text: 'Rent is $950.',
  words: [
    { start: 100, end: 104, box: [72, 100, 96, 112], fontSize: 10 },
    { start: 105, end: 107, box: [99, 100, 108, 112], fontSize: 10 },
    { start: 108, end: 113, box: [111, 100, 140, 112], fontSize: 10, bold: true },
  ],
};
const mark: Mark = {
  key: 'rent_monthly',
  tone: 'fact',
  page: 2,
  box: [111, 100, 140, 112],
  isOpen: true,
  address: 'summary/0/rent_monthly',
};

// jsdom draws nothing and complains about canvas; widths of text are not what these tests are about.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const show = (onOpenMark: (address: string) => void) =>
  render(
    <KeyclauseThemeProvider>
      <DocumentPage
        outline={outline}
        pageCount={5}
        page={page}
        opened={{ status: 'unavailable' }}
        scale={2}
        marks={[mark]}
        matches={[]}
        onOpenMark={onOpenMark}
      />
    </KeyclauseThemeProvider>,
  );

it('puts a highlight exactly over the box of its words, at the size of the page', () => {
  show(() => undefined);

  const { style } = screen.getByTestId('highlight');
  expect([style.left, style.top, style.width, style.height]).toEqual(['222px', '200px', '58px', '24px']);
  const sheet = screen.getByRole('group', { name: 'Page 2 of 5' });
  expect([sheet.style.width, sheet.style.height]).toEqual(['1224px', '1584px']);
});

it('opens the item whose words are clicked, and none beside them', () => {
  const onOpenMark = vi.fn();
  show(onOpenMark);
  const sheet = screen.getByRole('group', { name: 'Page 2 of 5' });

  fireEvent.click(sheet, { clientX: 100, clientY: 210 });
  expect(onOpenMark).not.toHaveBeenCalled();

  fireEvent.click(sheet, { clientX: 250, clientY: 210 });
  expect(onOpenMark).toHaveBeenCalledWith('summary/0/rent_monthly');
});

it('draws a page without a picture from its words, and gives them as text too', () => {
  const { container } = show(() => undefined);

  expect([...container.querySelectorAll('svg text')].map((word) => word.textContent)).toEqual(['Rent', 'is', '$950.']);
  expect(screen.getByText('Rent is $950.')).toBeDefined();
});
