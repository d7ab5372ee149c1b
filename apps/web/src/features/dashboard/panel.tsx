import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const Panel = ({ title, action, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Head>
      {children}
    </Section>
  );
};

export const Section = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 24px',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('header')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
});
