import { formatMoney } from '@keyclause/domain';
import { styled } from '@mui/material/styles';
import { dayWords, monthWords } from '../dates/day-words.ts';
import type { Reading } from '../reading.ts';
import { rentBars } from './rent-bars.ts';

type RentStep = Reading['report']['money']['rentSchedule'][number];

const width = 640;
const height = 220;
const room = { top: 28, bottom: 26 };

/** Rent over the term: each step as wide as it lasts and as high as it costs, from zero. The table under it says the same. */
export const RentChart = ({ steps }: { readonly steps: readonly RentStep[] }) => (
  <Chart viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Rent by step: ${steps.map(stepWords).join('; ')}`}>
    <line x1={0} x2={width} y1={height - room.bottom} y2={height - room.bottom} />
    {rentBars(steps).map(({ left, right, share }, index) => {
      const step = steps[index];
      if (!step) return null;
      const top = room.top + (height - room.top - room.bottom) * (1 - share);
      const isNarrow = (right - left) * width < 64;
      return (
        <g key={step.from}>
          <rect
            x={left * width + 1}
            width={Math.max(1, (right - left) * width - 2)}
            y={top}
            height={height - room.bottom - top}
            rx={3}
          />
          {isNarrow ? null : (
            <>
              <text x={left * width + 2} y={top - 8} className="amount">
                {formatMoney(step.monthly)}
              </text>
              <text x={left * width + 2} y={height - 8}>
                {monthWords(step.from)}
              </text>
            </>
          )}
        </g>
      );
    })}
  </Chart>
);

const stepWords = ({ from, to, monthly }: RentStep): string =>
  `${formatMoney(monthly)} a month from ${dayWords(from)} to ${dayWords(to)}`;

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: theme.typography.fontFamily,
  fontSize: 12,
  '& line': { stroke: theme.vars.palette.line.strong },
  '& rect': { fill: theme.vars.palette.primary.main, opacity: 0.85 },
  '& text': { fill: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .amount': { fill: theme.vars.palette.text.primary, fontWeight: 600, fontSize: 13 },
}));
