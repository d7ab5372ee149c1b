import { plain } from '@keyclause/calculator';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import { useElementWidth } from '#reports/money/use-element-width.ts';
import { barStacks, type DrawnChart, placedNames } from './chart-lines.ts';

const height = 240;
const room = { top: 12, bottom: 28, left: 0, right: 8 };
/** For the names at the ends of lines. */
const roomForNames = 24;

interface ChartProps {
  readonly title: string;
  readonly kind: 'line' | 'bar';
  readonly drawn: DrawnChart;
  /** What is chosen to be drawn. */
  readonly choice?: ReactNode;
  /** In CSS pixels, where nothing can be measured: paper is laid out in one go. */
  readonly paperWidth?: number;
}

/** Lines or stacked bars. They are told apart by their dashes and their names, not by colour; a table says the same. */
export const Chart = memo(({ title, kind, drawn, choice, paperWidth }: ChartProps) => {
  const id = useId();
  const [frameRef, screenWidth] = useElementWidth();
  const width = paperWidth ?? screenWidth;
  const y = (value: number): number =>
    room.top + (height - room.top - room.bottom) * ((drawn.high - value) / (drawn.high - drawn.low));
  const isNamed = drawn.lines.some(({ mark }) => mark !== undefined);
  const right = isNamed ? roomForNames : room.right;
  const inner = Math.max(0, width - room.left - right);
  const describe = `${title}: ${drawn.lines.map(({ label, points }) => `${label} from ${amount(points[0]?.value)} to ${amount(points.at(-1)?.value)}`).join('; ')}. From ${drawn.first} to ${drawn.last}.`;

  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {choice}
      <Key>
        {drawn.lines.map(({ key, label, points }, index) => (
          <li key={key}>
            <svg width="28" height="10" aria-hidden="true" className={`series-${index}`}>
              {kind === 'line' ? <path d="M0 5H28" /> : <rect width="28" height="10" rx="2" />}
            </svg>
            {label}: {amount(points[0]?.value)} → {amount(points.at(-1)?.value)}
          </li>
        ))}
      </Key>
      <Frame ref={frameRef}>
        <svg width={width} height={height} role="img" aria-label={describe}>
          <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="zero" />
          {kind === 'line' ? <Lines drawn={drawn} inner={inner} y={y} /> : <Bars drawn={drawn} inner={inner} y={y} />}
          <text x={0} y={height - 6}>
            {drawn.first}
          </text>
          <text x={width - right} y={height - 6} textAnchor="end">
            {drawn.last}
          </text>
        </svg>
      </Frame>
    </section>
  );
});

interface ShapeProps {
  readonly drawn: DrawnChart;
  readonly inner: number;
  readonly y: (value: number) => number;
}

const Lines = ({ drawn, inner, y }: ShapeProps) => {
  const names = placedNames(drawn, ({ at, value }) => ({ x: at * inner + 6, y: Math.max(room.top, y(value) + 4) }));
  return drawn.lines.map(({ key, points, mark }, index) => (
    <g key={key}>
      <path
        className={`series-${index}`}
        d={points
          .map(({ at, value }, place) => `${place === 0 ? 'M' : 'L'}${(at * inner).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('')}
      />
      {mark === undefined ? null : (
        <text className="name" x={names[index]?.x} y={names[index]?.y}>
          {mark}
        </text>
      )}
    </g>
  ));
};

const Bars = ({ drawn, inner, y }: ShapeProps) => {
  const stacks = barStacks(drawn);
  const barWidth = inner / Math.max(1, stacks.length);
  const top = Math.max(1, ...stacks.map(({ parts }) => parts.reduce((total, part) => total + Math.max(0, part), 0)));
  const scale = (value: number): number => (y(0) - room.top) * (value / top);
  return stacks.map(({ at, parts }) => {
    let below = 0;
    return (
      <g key={at} transform={`translate(${at * barWidth} 0)`}>
        {parts.map((part, index) => {
          const size = scale(Math.max(0, part));
          below += size;
          return (
            <rect
              key={drawn.lines[index]?.key}
              className={`series-${index}`}
              y={y(0) - below}
              width={Math.max(1, barWidth - 2)}
              height={size}
            />
          );
        })}
      </g>
    );
  });
};

const amount = (value: number | undefined): string =>
  `${(value ?? 0) < 0 ? '−' : ''}$${plain(Math.abs(Math.round(value ?? 0)))}`;

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  '& svg': { display: 'block', fontFamily: theme.typography.fontFamily, fontSize: 12 },
  '& .zero': { stroke: theme.vars.palette.line.strong },
  '& text': { fill: theme.vars.palette.text.secondary },
  '& .name': { fill: theme.vars.palette.text.primary, fontWeight: 600 },
  '& path': { fill: 'none', strokeWidth: 2.5 },
  '& .series-0': { stroke: theme.vars.palette.primary.main },
  '& .series-1': { stroke: theme.vars.palette.severity.fine.main },
  '& path.series-1': { strokeDasharray: '7 5' },
  '& .series-2': { stroke: theme.vars.palette.severity.high.main },
  '& path.series-2': { strokeDasharray: '2 4' },
  '& rect.series-0': { fill: theme.vars.palette.primary.main, stroke: 'none' },
  '& rect.series-1': { fill: theme.vars.palette.severity.fine.main, stroke: 'none' },
}));

const Key = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '4px 0 8px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& path': { fill: 'none', strokeWidth: 2.5 },
  '& .series-0 path': { stroke: theme.vars.palette.primary.main },
  '& .series-1 path': { stroke: theme.vars.palette.severity.fine.main, strokeDasharray: '7 5' },
  '& .series-2 path': { stroke: theme.vars.palette.severity.high.main, strokeDasharray: '2 4' },
  '& .series-0 rect': { fill: theme.vars.palette.primary.main },
  '& .series-1 rect': { fill: theme.vars.palette.severity.fine.main },
}));
