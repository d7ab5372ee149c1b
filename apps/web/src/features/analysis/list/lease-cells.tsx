import type { Lease } from '@keyclause/contracts';
import { SeverityMark } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { dayWords, today } from '#reports/dates/day-words.ts';
import { rentOn } from '#reports/money/rent-on.ts';

type Summary = NonNullable<Lease['summary']>;

const severities = ['critical', 'high', 'medium', 'low'] as const;

export const ScoreCell = ({ summary }: { readonly summary: Summary }) => (
  <Score>
    <b>{summary.score}</b> <small>of 100 · {summary.grade}</small>
  </Score>
);

export const FlagsCell = ({ summary }: { readonly summary: Summary }) => {
  const found = severities.filter((severity) => summary.flags[severity] > 0);
  return (
    <Flags>
      {found.length === 0 ? <SeverityMark severity="fine" label="None found" /> : null}
      {found.map((severity) => (
        <SeverityMark key={severity} severity={severity} label={`${summary.flags[severity]} ${severity}`} />
      ))}
    </Flags>
  );
};

export const RentCell = ({ summary }: { readonly summary: Summary }) => {
  const { present, coming } = rentOn(summary, today());
  return (
    <>
      {present ?? 'Not stated'}
      {coming.map((words) => (
        <Coming key={words}>{words}</Coming>
      ))}
    </>
  );
};

/** What a card says below its marks: rent, end and when the lease was added. */
export const leaseLine = ({
  summary,
  createdAt,
}: {
  readonly summary: Summary;
  readonly createdAt: string;
}): string => {
  const { present, coming } = rentOn(summary, today());
  return [
    present === null ? 'Rent not stated' : [`${present} a month`, ...coming].join(', '),
    summary.endOn === null ? 'end not stated' : `ends ${dayWords(summary.endOn)}`,
    `added ${addedWords(createdAt)}`,
  ].join(' · ');
};

export const addedWords = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant));

const Score = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 640 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Coming = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Flags = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' });
