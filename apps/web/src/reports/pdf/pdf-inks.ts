import type { RGB } from '@cantoo/pdf-lib';
import type { Severity } from '@keyclause/contracts';
import type { ColorTokens } from '@keyclause/theme';
import { colourOf } from './pdf-sheet.ts';

/** The colours of the light mode, as ink. */
export type PdfInks = {
  readonly text: RGB;
  readonly textQuiet: RGB;
  readonly line: RGB;
  readonly link: RGB;
  /** Multiplied over a page. */
  readonly mark: RGB;
  readonly markSoft: RGB;
  readonly markEdge: RGB;
  readonly severity: Readonly<Record<Severity, RGB>>;
};

export const inksOf = ({ text, textQuiet, line, primaryHover, marker, severity }: ColorTokens): PdfInks => ({
  text: colourOf(text),
  textQuiet: colourOf(textQuiet),
  line: colourOf(line),
  link: colourOf(primaryHover),
  mark: colourOf('#FFD11A'),
  markSoft: colourOf('#FFF8DC'),
  markEdge: colourOf(marker.outline),
  severity: {
    critical: colourOf(severity.critical.main),
    high: colourOf(severity.high.main),
    medium: colourOf(severity.medium.main),
    low: colourOf(severity.low.main),
  },
});
