import type { LeasePage } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

type TypesetWordsProps = {
  readonly page: LeasePage;
  readonly pageStart: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
};

/** A page without a picture of its own, drawn from its placed words. Each word is set to the width of its box, whatever font the machine has. */
export const TypesetWords = memo(({ page, pageStart, widthPoints, heightPoints }: TypesetWordsProps) => (
  <Sheet viewBox={`0 0 ${widthPoints} ${heightPoints}`} aria-hidden>
    {page.words.map(({ start, end, box: [left, top, right, bottom], fontSize, bold }) => {
      const size = fontSize ?? (bottom - top) / boxHeight;
      return (
        <text
          key={start}
          x={left}
          y={top + (bottom - top) * baseline}
          fontSize={size}
          fontWeight={bold ? 700 : 400}
          textLength={right - left}
          lengthAdjust="spacingAndGlyphs"
        >
          {page.text.slice(start - pageStart, end - pageStart)}
        </text>
      );
    })}
  </Sheet>
));

// A word's box is 1.2 times its type size high; the baseline leaves room for descenders.
const boxHeight = 1.2;
const baseline = 0.79;

const Sheet = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: '#10182b',
  fontFamily: "Helvetica, Arial, 'Liberation Sans', sans-serif",
  userSelect: 'none',
  pointerEvents: 'none',
});
