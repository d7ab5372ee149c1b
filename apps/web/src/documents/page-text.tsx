import type { LeasePage } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { Fragment, memo, useMemo } from 'react';
import { linesOf } from './text-lines.ts';

type PageTextProps = { readonly page: LeasePage; readonly pageStart: number; readonly scale: number };

/** The words of the page as text that nobody sees, over the picture: to select, to copy, and for screen readers. */
export const PageText = memo(({ page, pageStart, scale }: PageTextProps) => {
  const lines = useMemo(() => linesOf(page, pageStart), [page, pageStart]);
  return (
    <TextLayer>
      {lines.map(({ start, text, box: [left, top, right, bottom] }) => {
        const fontSize = (bottom - top) * scale * 0.85;
        const natural = naturalWidth(text) * fontSize;
        return (
          <Fragment key={start}>
            <span
              style={{
                left: left * scale,
                top: top * scale,
                fontSize,
                lineHeight: `${(bottom - top) * scale}px`,
                transform: natural > 0 ? `scaleX(${((right - left) * scale) / natural})` : undefined,
              }}
            >
              {text}
            </span>
            <br />
          </Fragment>
        );
      })}
    </TextLayer>
  );
});

const family = "Helvetica, Arial, 'Liberation Sans', sans-serif";
const measuredSize = 100;
let context: CanvasRenderingContext2D | null | undefined;

/** Width in ems of the font that the text layer is set in. */
const naturalWidth = (text: string): number => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${measuredSize}px ${family}`;
  return context.measureText(text).width / measuredSize;
};

const TextLayer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontFamily: family,
  color: 'transparent',
  letterSpacing: 0,
  '& span': { position: 'absolute', whiteSpace: 'pre', transformOrigin: '0 0', cursor: 'text' },
  '& ::selection': { color: 'transparent', background: 'rgba(11, 99, 246, 0.28)' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});
