import { QuoteLine, SeverityMark } from '@keyclause/ui';
import { styled } from '@mui/material/styles';

/** The finished thing in miniature, for pages that have none yet. Not read out: it is a picture made of words. */
export const ReportMiniature = () => (
  <Card aria-hidden inert>
    <Row>
      <SeverityMark severity="critical" />
      <b>Landlord not liable for its own negligence</b>
    </Row>
    <QuoteLine quote="Owner shall not be liable for any injury, whatever its cause." />
    <Row>
      <SeverityMark severity="high" />
      <b>Late fee grows every day</b>
    </Row>
    <QuoteLine quote="plus $25 for each day until paid" />
    <Row>
      <SeverityMark severity="fine" label="Fine" />
      <b>Deposit returned within 30 days</b>
    </Row>
  </Card>
);

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 20,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: '84px 1fr',
  gap: 12,
  alignItems: 'baseline',
  '& b': { fontWeight: 600 },
}));
