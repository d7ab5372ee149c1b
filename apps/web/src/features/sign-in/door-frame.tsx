import { loadPart } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';

interface DoorFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Ways to the other doors, below the form. */
  readonly footer?: ReactNode;
}

/** A form on the left, what it opens on the right. */
export const DoorFrame = ({ title, lead, children, footer }: DoorFrameProps) => (
  <Split>
    <FormSide>
      <div>
        <Typography variant="h1">{title}</Typography>
        {lead ? (
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1 }}>
            {lead}
          </Typography>
        ) : null}
      </div>
      {children}
      {footer ? (
        <Typography color="textSecondary" component="div">
          {footer}
        </Typography>
      ) : null}
    </FormSide>
    <ShowSide aria-hidden="true">
      <Suspense>
        <Miniature />
      </Suspense>
    </ShowSide>
  </Split>
);

// Decoration: a door without it is still a door.
const Miniature = lazy(async () => {
  const { DoorMiniature } = await loadPart(() => import('./door-miniature.tsx')).catch(() => ({ DoorMiniature: null }));
  return { default: DoorMiniature ?? (() => null) };
});

const Split = styled('div')(({ theme }) => ({
  flex: 1,
  width: '100%',
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(420px, 1fr) minmax(0, 1.1fr)' },
}));

const FormSide = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 440,
  margin: '0 auto',
  padding: '40px 20px 64px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 28,
  [theme.breakpoints.down('md')]: { justifyContent: 'flex-start' },
}));

const ShowSide = styled('div')(({ theme }) => ({
  display: 'none',
  placeItems: 'center',
  padding: 48,
  backgroundColor: theme.vars.palette.background.sunken,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'grid' },
}));
