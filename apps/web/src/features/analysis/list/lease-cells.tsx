import type { Lease } from '@keyclause/contracts';
import { formatMoney, money } from '@keyclause/domain';
import { SeverityMark } from '@keyclause/ui';
import { styled } from '@mui/material/styles';

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

export const rentWords = ({ rentMonthlyCents }: Summary): string =>
  rentMonthlyCents === null ? 'Not stated' : formatMoney(money(rentMonthlyCents, 'USD'));

const Score = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 640 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Flags = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' });
