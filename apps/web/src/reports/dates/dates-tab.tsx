import type { KeyDate } from '@keyclause/contracts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../export-button.tsx';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import type { ReportExport } from '../lease-source.ts';
import { isOpen, type Reading } from '../reading.ts';
import { Note, Section } from '../section.tsx';
import { dayWords, distanceWords, reasoningWords, today } from './day-words.ts';
import { nextDayOf, rentWordsOn } from './next-day.ts';
import { lastDayOf, recurrenceWords } from './recurrence-words.ts';

type DatesTabProps = { readonly reading: Reading; readonly calendar: ReportExport | undefined };

/** What has to happen when, and how each day was found. */
export const DatesTab = ({ reading, calendar }: DatesTabProps) => {
  const now = today();
  const dates = reading.report.dates
    .map((date) => ({ ...date, next: nextDayOf(date, now) }))
    .toSorted((a, b) => a.next.localeCompare(b.next));
  const isPast = ({ next, recurrence }: NextDate): boolean => {
    const last = recurrence === null ? next : lastDayOf(recurrence);
    return last !== null && last < now;
  };
  const past = dates.filter(isPast);
  const ahead = dates.filter((date) => !isPast(date));

  if (dates.length === 0) {
    return <Note style={{ paddingTop: 20 }}>The lease states no date that can be put into a calendar.</Note>;
  }
  return (
    <>
      {calendar ? (
        <Actions>
          <ExportButton reportExport={calendar}>Add to calendar</ExportButton>
          <Typography variant="body2" color="textSecondary">
            Downloads every date as a calendar file.
          </Typography>
        </Actions>
      ) : null}
      {ahead.length > 0 ? (
        <Section title="Ahead">
          {ahead.map((date) => (
            <DateItem key={date.key} reading={reading} date={date} now={now} />
          ))}
        </Section>
      ) : null}
      {past.length > 0 ? (
        <Section title="Past">
          {past.map((date) => (
            <DateItem key={date.key} reading={reading} date={date} now={now} />
          ))}
        </Section>
      ) : null}
    </>
  );
};

/** With the day on which it comes next. */
type NextDate = KeyDate & { readonly next: string };

type DateItemProps = { readonly reading: Reading; readonly date: NextDate; readonly now: string };

const DateItem = ({ reading, date, now }: DateItemProps) => {
  const item = { reading, tab: 'dates', itemKey: date.key } as const;
  const recurrence = recurrenceWords(date.recurrence);
  const rent = date.kind === 'rent_due' ? rentWordsOn(reading.report, date.next) : null;
  return (
    <ItemDisclosure
      isOpen={isOpen(reading, 'dates', date.key)}
      onToggle={() => reading.toggle('dates', date.key)}
      aside={<ItemPage {...item} place={date.evidence[0]} />}
      summary={
        <Line>
          <Day>
            <time dateTime={date.next}>{dayWords(date.next)}</time>
            <Typography variant="body2" component="span" color="textSecondary">
              {recurrence ?? distanceWords(date.next, now)}
            </Typography>
          </Day>
          <Title>
            {rent === null ? date.title : `${date.title}: ${rent}`}
            {date.method === 'computed' ? <Chip size="small" variant="outlined" label="Computed" /> : null}
          </Title>
        </Line>
      }
    >
      <Typography>{reasoningWords(date.reasoning)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {whoWords[date.who]}
      </Typography>
      <ItemPlaces {...item} evidence={date.evidence} />
    </ItemDisclosure>
  );
};

const whoWords = {
  tenant: 'The tenant must act.',
  landlord: 'The landlord must act.',
  both: 'Concerns both sides.',
} as const;

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '16px 20px 0',
});

const Line = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '150px 1fr',
  gap: 16,
  '@container (max-width: 560px)': { gridTemplateColumns: '1fr', gap: 0 },
});

const Day = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
}));

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  gap: '2px 8px',
  '& .MuiChip-root': { height: 20, fontSize: '0.6875rem' },
}));
