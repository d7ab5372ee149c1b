import { formatMoney } from '@keyclause/domain';
import { styled } from '@mui/material/styles';
import { dayWords, monthWords } from '../dates/day-words.ts';
import type { Reading } from '../reading.ts';
import { rentBars } from './rent-bars.ts';
import { useElementWidth } from './use-element-width.ts';

type RentStep = Reading['report']['money']['rentSchedule'][number];

const height = 200;
const room = { top: 28, bottom: 26 };
// A bar as narrow as this has no room for its own label; its row under the chart tells it.
const labelWidth = 68;

/** Rent over the term: each step as wide as it lasts and as high as it costs, from zero. The rows under it say the same. */
export const RentChart = ({ steps }: { readonly steps: readonly RentStep[] }) => {
  const [frameRef, width] = useElementWidth();
  return (
    <Frame ref={frameRef}>
      <Chart width={width} height={height} role="img" aria-label={`Rent by step: ${steps.map(stepWords).join('; ')}`}>
        <line x1={0} x2={width} y1={height - room.bottom} y2={height - room.bottom} />
        {rentBars(steps).map(({ left, right, share }, index) => {
          const step = steps[index];
          if (!step) return null;
          const barWidth = (right - left) * width;
          const top = room.top + (height - room.top - room.bottom) * (1 - share);
          return (
            <g key={step.from} transform={`translate(${left * width} 0)`}>
              <rect width={Math.max(1, barWidth - 2)} y={top} height={height - room.bottom - top} rx={3} />
              {barWidth < labelWidth ? null : (
                <>
                  <text y={top - 8} className="amount">
                    {formatMoney(step.monthly)}
                  </text>
                  <text y={height - 8}>{monthWords(step.from)}</text>
                </>
              )}
            </g>
          );
        })}
      </Chart>
    </Frame>
  );
};

const stepWords = ({ from, to, monthly }: RentStep): string =>
  `${formatMoney(monthly)} a month from ${dayWords(from)} to ${dayWords(to)}`;

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
