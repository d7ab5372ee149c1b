import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What it is on the left, what can be done about it on the right. */
export const ProfileSection = ({ title, note, children }: ProfileSectionProps) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {note ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {note}
          </Typography>
        ) : null}
      </div>
      <Content>{children}</Content>
    </Section>
  );
};

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 48, padding: 32 },
}));

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  minWidth: 0,
  justifyItems: 'start',
  alignContent: 'start',
});
