import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  /** One action. */
  readonly action: ReactNode;
  /** The finished thing in miniature; hidden from screen readers. */
  readonly miniature?: ReactNode;
}

export const EmptyState = ({ title, children, action, miniature }: EmptyStateProps) => (
  <Panel>
    <div>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" component="div" sx={{ mt: 1, mb: 3, maxWidth: '52ch' }}>
        {children}
      </Typography>
      {action}
    </div>
    {miniature ? (
      <Miniature aria-hidden="true" inert>
        {miniature}
      </Miniature>
    ) : null}
  </Panel>
);

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  padding: 32,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 440px)', padding: 48 },
}));

const Miniature = styled('div')({ minWidth: 0, userSelect: 'none' });
