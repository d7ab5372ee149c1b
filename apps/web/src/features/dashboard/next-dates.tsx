import type { EndpointOutput, getDashboard } from '@keyclause/contracts';
import { type CalendarDay, daysBetween, formatDay } from '@keyclause/domain';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '#paths.ts';
import { distanceWords } from '#reports/dates/day-words.ts';
import { Panel } from './panel.tsx';

interface NextDatesProps {
  readonly dates: EndpointOutput<typeof getDashboard>['dates'];
  readonly today: CalendarDay;
}

export const NextDates = ({ dates, today }: NextDatesProps) => (
  <Panel title="Next dates">
    {dates.length === 0 ? (
      <Typography color="textSecondary">None of your leases names a date from today on.</Typography>
    ) : (
      <List>
        {dates.map(({ leaseId, leaseTitle, key, title, on }) => (
          <li key={`${leaseId} ${key} ${on}`}>
            <Day dateTime={on} title={formatDay(on)} data-soon={daysBetween(today, on) <= soonDays}>
              {shortDay(today, on)}
              <small>{distanceWords(on, today)}</small>
            </Day>
            <div>
              <Link href={dateHref(leaseId, key)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
                {title}
              </Link>
              <Typography variant="body2" color="textSecondary" noWrap>
                {leaseTitle}
              </Typography>
            </div>
          </li>
        ))}
      </List>
    )}
  </Panel>
);

/** The report, open at the date and the words it comes from. */
const dateHref = (leaseId: string, key: string): string =>
  `${paths.lease(leaseId)}?${new URLSearchParams({ tab: 'dates', item: key })}`;

const soonDays = 14;

const shortDay = (today: CalendarDay, day: CalendarDay): string =>
  new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 16, padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Day = styled('time')(({ theme }) => ({
  fontWeight: 640,
  fontVariantNumeric: 'tabular-nums',
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-soon="true"] small': { fontWeight: 600, color: theme.vars.palette.severity.high.main },
}));
