import { plain } from '@keyclause/calculator';
import type { ColorTokens } from '@keyclause/theme';
import { colourOf, type Sheet, sheetSize, type TextStyle, textWidth } from '#reports/pdf/pdf-sheet.ts';
import { barStacks, placedNames } from '../result/chart-lines.ts';
import type { DrawnPicture } from './calculation-paper.ts';

const height = 150;
const roomForNames = 16;
const dashes: readonly (readonly number[])[] = [[], [6, 4], [1.5, 3]];

type PictureStyles = { readonly key: TextStyle; readonly axis: TextStyle };

/** A chart as lines and rectangles. Series are told apart by their dashes and their names as well as by colour. */
export const drawPicture = (
  sheet: Sheet,
  { kind, drawn }: DrawnPicture,
  colours: ColorTokens,
  styles: PictureStyles,
): void => {
  const inks = [colours.primary, colours.severity.fine.main, colours.severity.high.main].map(colourOf);
  const line = colourOf(colours.lineStrong);
  sheet.need(pictureHeight({ drawn }, styles.key));
  for (const [index, { label, points }] of drawn.lines.entries()) {
    const { page, top } = sheet.place();
    const y = sheetSize.height - top - styles.key.leading / 2;
    const colour = inks[index] ?? line;
    if (kind === 'line')
      page.drawLine({
        start: { x: sheetSize.side, y },
        end: { x: sheetSize.side + 24, y },
        thickness: 1.8,
        color: colour,
        dashArray: [...(dashes[index] ?? [])],
      });
    else page.drawRectangle({ x: sheetSize.side, y: y - 4, width: 24, height: 8, color: colour });
    sheet.write(`${label}: from ${amount(points[0]?.value)} to ${amount(points.at(-1)?.value)}`, {
      ...styles.key,
      indent: 32,
    });
  }
  sheet.skip(6);

  const { page, top } = sheet.place();
  const bottom = sheetSize.height - top - height;
  const isNamed = drawn.lines.some(({ mark }) => mark !== undefined);
  const inner = textWidth - (isNamed ? roomForNames : 0);
  const up = (value: number): number => ((value - drawn.low) / (drawn.high - drawn.low)) * height;
  const zero = bottom + up(0);
  page.drawLine({
    start: { x: sheetSize.side, y: zero },
    end: { x: sheetSize.side + textWidth, y: zero },
    thickness: 0.5,
    color: line,
  });
  if (kind === 'line') {
    const names = placedNames(drawn, ({ at, value }) => ({ x: sheetSize.side + at * inner + 4, y: -up(value) }));
    for (const [index, { points, mark }] of drawn.lines.entries()) {
      const path = points
        .map(
          ({ at, value }, place) => `${place === 0 ? 'M' : 'L'}${(at * inner).toFixed(2)} ${(-up(value)).toFixed(2)}`,
        )
        .join('');
      page.drawSvgPath(path, {
        x: sheetSize.side,
        y: bottom,
        borderColor: inks[index] ?? line,
        borderWidth: 1.8,
        borderDashArray: [...(dashes[index] ?? [])],
      });
      const name = names[index];
      if (mark && name) sheet.writeAt(mark, page, name.x, bottom - name.y - 3, styles.key);
    }
  } else {
    const stacks = barStacks(drawn);
    const width = inner / Math.max(1, stacks.length);
    const highest = Math.max(
      1,
      ...stacks.map(({ parts }) => parts.reduce((total, part) => total + Math.max(0, part), 0)),
    );
    for (const { at, parts } of stacks) {
      let below = zero;
      for (const [index, part] of parts.entries()) {
        const size = (Math.max(0, part) / highest) * (bottom + height - zero);
        if (size > 0)
          page.drawRectangle({
            x: sheetSize.side + at * width,
            y: below,
            width: Math.max(0.5, width - 1),
            height: size,
            color: inks[index] ?? line,
          });
        below += size;
      }
    }
  }
  sheet.skip(height + 4);
  const axis = sheet.place();
  const baseline = sheetSize.height - axis.top - 9;
  sheet.writeAt(drawn.first, axis.page, sheetSize.side, baseline, styles.axis);
  const right = sheetSize.side + inner - sheet.widthOf(drawn.last, styles.axis);
  sheet.writeAt(drawn.last, axis.page, right, baseline, styles.axis);
  sheet.skip(styles.axis.leading);
};

/** With its key and its axis. */
export const pictureHeight = ({ drawn }: Pick<DrawnPicture, 'drawn'>, key: TextStyle): number =>
  height + 24 + drawn.lines.length * key.leading;

const amount = (value = 0): string => `${value < 0 ? '−' : ''}$${plain(Math.abs(Math.round(value)))}`;
