import { KeyclauseThemeProvider, severities } from '@keyclause/theme';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageChip, SeverityMark, severityWords } from '../index.ts';

it('tells each severity by a shape and a word of its own', () => {
  const { container } = render(
    <KeyclauseThemeProvider>
      {severities.map((severity) => (
        <SeverityMark key={severity} severity={severity} />
      ))}
    </KeyclauseThemeProvider>,
  );

  const shapes = [...container.querySelectorAll('svg')].map((shape) => shape.innerHTML);
  expect(new Set(shapes).size).toBe(severities.length);
  for (const severity of severities) expect(screen.getByText(severityWords[severity])).toBeTruthy();
});

it('keeps the word of a compact mark for screen readers', () => {
  render(
    <KeyclauseThemeProvider>
      <SeverityMark severity="high" isCompact />
    </KeyclauseThemeProvider>,
  );

  expect(screen.getByText('High')).toBeTruthy();
});

it('leads to the page, and says which of several documents', () => {
  render(
    <KeyclauseThemeProvider>
      <PageChip page={7} documentName="Amendment 1" href="/analysis/1?page=7" isCurrent />
    </KeyclauseThemeProvider>,
  );

  const chip = screen.getByRole('link', { name: 'p. 7 of Amendment 1: show in the document' });
  expect(chip.textContent).toBe('p. 7');
  expect(chip.getAttribute('href')).toBe('/analysis/1?page=7');
  expect(chip.getAttribute('aria-current')).toBe('location');
});

it('writes the document on the chip where it is asked to, without the kind of the file', () => {
  render(
    <KeyclauseThemeProvider>
      <PageChip page={7} documentName="Amendment 1.docx" isNameShown href="/analysis/1?page=7" />
    </KeyclauseThemeProvider>,
  );

  expect(screen.getByRole('link', { name: /^p\. 7 of Amendment 1/ }).textContent).toBe('p. 7 of Amendment 1');
});
