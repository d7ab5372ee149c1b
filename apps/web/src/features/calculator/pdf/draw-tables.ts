import type { RGB } from '@cantoo/pdf-lib';
import type { Schedule } from '@keyclause/calculator';
import { breakLines } from '#reports/pdf/break-lines.ts';
import { type Sheet, sheetSize, type TextStyle, textWidth } from '#reports/pdf/pdf-sheet.ts';
import { cellWords } from '../result/result-words.ts';
import type { PaperLine } from './calculation-paper.ts';

type TableStyles = {
  readonly label: TextStyle;
  readonly value: TextStyle;
  readonly head: TextStyle;
  readonly line: RGB;
};

const gap = 10;

/** Labels at the left, a column for each scenario at the right. A value with many lines goes on over pages. */
export const drawLines = (
  sheet: Sheet,
  lines: readonly PaperLine[],
  names: readonly string[],
  styles: TableStyles & { readonly missing: string },
): void => {
  const count = Math.max(1, names.length);
  const labelWidth = textWidth * (count === 1 ? 0.46 : 0.34);
  const width = (textWidth - labelWidth) / count;
  const widthOf = (style: TextStyle) => (text: string) => sheet.widthOf(text, style);

  if (names.length > 0) {
    sheet.need(styles.head.leading * 3);
    const top = sheet.place();
    for (const [index, name] of names.entries())
      right(sheet, `Scenario ${name}`, labelWidth + (index + 1) * width, top, styles.head);
    sheet.skip(styles.head.leading);
  }
  for (const { label, values } of lines) {
    const left = breakLines(label, labelWidth - gap, widthOf(styles.label));
    const cells = values.map((each) =>
      (each.length > 0 ? each : [styles.missing]).flatMap((text) =>
        breakLines(text, width - gap, widthOf(styles.value)),
      ),
    );
    sheet.need(styles.value.leading + 4);
    rule(sheet, styles.line);
    sheet.skip(2);
    const rows = Math.max(left.length, ...cells.map(({ length }) => length));
    for (let row = 0; row < rows; row += 1) {
      sheet.need(styles.value.leading);
      const { page, top } = sheet.place();
      const text = left[row];
      if (text !== undefined) sheet.writeAt(text, page, sheetSize.side, baselineOf(top, styles.label), styles.label);
      for (const [index, cell] of cells.entries()) {
        const words = cell[row];
        if (words !== undefined) right(sheet, words, labelWidth + (index + 1) * width, { page, top }, styles.value);
      }
      sheet.skip(styles.value.leading);
    }
    sheet.skip(2);
  }
};

/** Every row of a schedule, with the names of its columns at the top of each page. */
export const drawSchedule = (sheet: Sheet, { columns, rows }: Schedule, styles: TableStyles): void => {
  const texts = rows.map((row) => columns.map((column, place) => cellWords(column, row[place])));
  const widest = (words: readonly string[], style: TextStyle): number =>
    words.reduce((most, text) => Math.max(most, sheet.widthOf(text, { ...style, size: 8 })), 28);
  const natural = columns.map(({ label }, place) =>
    Math.max(
      widest(
        texts.map((row) => row[place] ?? ''),
        styles.value,
      ),
      widest(label.split(' '), styles.head),
    ),
  );
  // A wide table is set smaller, and a narrow one does not spread over the page.
  const wanted = natural.reduce((total, width) => total + width + gap, 0);
  const scale = Math.min(1, textWidth / wanted);
  const size = 8 * scale;
  const spread = scale < 1 ? 1 : Math.min(1.6, textWidth / wanted);
  const ends: number[] = [];
  for (const width of natural) ends.push((ends.at(-1) ?? 0) + (width + gap) * scale * spread);
  const cell = { ...styles.value, size, leading: Math.max(9, size * 1.5) };
  const head = { ...styles.head, size, leading: cell.leading };
  const labels = columns.map(({ label }, place) =>
    breakLines(label, (ends[place] ?? 0) - (ends[place - 1] ?? 0) - 4, (text) => sheet.widthOf(text, head)),
  );
  const headRows = Math.max(...labels.map(({ length }) => length));

  const drawHead = (): void => {
    const { page, top } = sheet.place();
    for (const [place, lines] of labels.entries())
      for (const [row, text] of lines.entries()) {
        const at = { page, top: top + (headRows - lines.length + row) * head.leading };
        if (place === 0) sheet.writeAt(text, page, sheetSize.side, baselineOf(at.top, head), head);
        else right(sheet, text, ends[place] ?? 0, at, head);
      }
    sheet.skip(headRows * head.leading + 2);
    rule(sheet, styles.line);
    sheet.skip(2);
  };

  sheet.need((headRows + 3) * cell.leading);
  drawHead();
  for (const row of texts) {
    const { page: before } = sheet.place();
    sheet.need(cell.leading);
    if (sheet.place().page !== before) drawHead();
    const { page, top } = sheet.place();
    for (const [place, text] of row.entries()) {
      if (place === 0) sheet.writeAt(text, page, sheetSize.side, baselineOf(top, cell), cell);
      else right(sheet, text, ends[place] ?? 0, { page, top }, cell);
    }
    sheet.skip(cell.leading);
  }
};

type Place = ReturnType<Sheet['place']>;

const right = (sheet: Sheet, text: string, end: number, { page, top }: Place, style: TextStyle): void =>
  sheet.writeAt(text, page, sheetSize.side + end - sheet.widthOf(text, style), baselineOf(top, style), style);

const baselineOf = (top: number, { size, leading }: TextStyle): number =>
  sheetSize.height - top - leading + (leading - size) / 2 + size * 0.22;

const rule = (sheet: Sheet, color: RGB): void => {
  const { page, top } = sheet.place();
  const y = sheetSize.height - top;
  page.drawLine({
    start: { x: sheetSize.side, y },
    end: { x: sheetSize.side + textWidth, y },
    thickness: 0.5,
    color,
  });
};
