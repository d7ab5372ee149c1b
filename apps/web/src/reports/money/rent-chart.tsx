import { formatMoney } from '@keyclause/domain';
import { styled } from '@mui/material/styles';
import { rentBars } from './rent-bars.ts';
import type { RentSpan } from './rent-spans.ts';
import { useElementWidth } from './use-element-width.ts';

const height = 200;
const room = { top: 28, bottom: 26 };
// A bar as narrow as this has no room for its own label; its row under the chart tells it.
const labelWidth = 68;

/** Rent over the term: each step as wide as it lasts and as high as it costs, from zero. The rows under it say the same. */
export const RentChart = ({ spans }: { readonly spans: readonly RentSpan[] }) => {
  const [frameRef, width] = useElementWidth();
  return (
    <Frame ref={frameRef}>
      <Chart width={width} height={height} role="img" aria-label={`Rent by step: ${spans.map(spanWords).join('; ')}`}>
        <line x1={0} x2={width} y1={height - room.bottom} y2={height - room.bottom} />
        {rentBars(spans).map(({ left, right, share }, index) => {
          const span = spans[index];
          if (!span) return null;
          const barWidth = (right - left) * width;
          const top = room.top + (height - room.top - room.bottom) * (1 - share);
          return (
            <g key={span.key} transform={`translate(${left * width} 0)`}>
              <rect width={Math.max(1, barWidth - 2)} y={top} height={height - room.bottom - top} rx={3} />
              {barWidth < labelWidth ? null : (
                <>
                  <text y={top - 8} className="amount">
                    {formatMoney(span.monthly)}
                  </text>
                  <text y={height - 8}>{span.opening}</text>
                </>
              )}
            </g>
          );
        })}
      </Chart>
    </Frame>
  );
};

const spanWords = ({ name, monthly }: RentSpan): string => `${name}, ${formatMoney(monthly)} a month`;

const Frame = styled('div')({ margin: '4px 20px 12px', overflow: 'hidden' });

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.fontFamily,
  fontSize: 12,
  '& line': { stroke: theme.vars.palette.line.strong },
  '& rect': { fill: theme.vars.palette.primary.main, opacity: 0.85 },
  '& text': { fill: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .amount': { fill: theme.vars.palette.text.primary, fontWeight: 600, fontSize: 13 },
}));
