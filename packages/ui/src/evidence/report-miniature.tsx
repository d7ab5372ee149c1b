import { styled } from '@mui/material/styles';
import { SeverityMark } from './severity-mark.tsx';

/** The finished thing in miniature: a page with marked words, and what was found beside it. Decoration: hide it from screen readers. */
export const ReportMiniature = () => (
  <Desk>
    <Sheet>
      <b>4. Security deposit</b>
      <Line />
      <p>
        Tenant shall pay a deposit of <mark>$1,950.00</mark> on signing.{' '}
        <mark data-open="true">Landlord may keep the deposit for any reason</mark> and owes no list of deductions.
      </p>
      <Line style={{ width: '92%' }} />
      <Line style={{ width: '64%' }} />
      <b>5. Renewal</b>
      <p>
        This lease renews for one year unless Tenant gives notice <mark>60 days before it ends</mark>.
      </p>
      {['78%', '86%', '52%', '91%', '70%', '84%'].map((width) => (
        <Line key={width} style={{ width }} />
      ))}
    </Sheet>
    <Notes>
      <Note>
        <SeverityMark severity="critical" />
        <strong>Deposit kept for any reason</strong>
        <span>Ask for a list of deductions within 30 days.</span>
      </Note>
      <Note>
        <SeverityMark severity="medium" />
        <strong>Renews by itself</strong>
        <span>Give notice 60 days before it ends.</span>
      </Note>
      <Note>
        <SeverityMark severity="fine" />
        <strong>Deposit is one month’s rent</strong>
      </Note>
    </Notes>
  </Desk>
);

const Desk = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 520,
  paddingBottom: 148,
  paddingRight: 72,
});

const Sheet = styled('div')(({ theme }) => ({
  color: '#10182B',
  backgroundColor: theme.vars.palette.background.page,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  padding: '32px 36px',
  fontSize: '0.8125rem',
  lineHeight: 1.75,
  boxShadow: '0 24px 60px -32px rgb(8 16 40 / 0.35)',
  '& p': { margin: '8px 0 14px' },
  '& b': { fontWeight: 640 },
  '& mark': { color: 'inherit', backgroundColor: theme.vars.palette.marker.rest, padding: '1px 0' },
  '& mark[data-open]': {
    backgroundColor: theme.vars.palette.marker.open,
    outline: `1.5px solid ${theme.vars.palette.marker.outline}`,
    outlineOffset: 1,
    borderRadius: 2,
  },
}));

const Line = styled('i')({ display: 'block', height: 6, margin: '9px 0', borderRadius: 3, backgroundColor: '#E6E9F0' });

const Notes = styled('div')({ position: 'absolute', right: 0, bottom: 0, width: 248, display: 'grid', gap: 8 });

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '10px 14px',
  borderRadius: 16,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 12px 32px -20px rgb(8 16 40 / 0.4)',
  '& strong': { fontWeight: 600 },
  '& > span:last-child:not(:first-child)': { color: theme.vars.palette.text.secondary },
}));
