import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

interface PageBodyProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Widest line of the page in CSS pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A page of a tool: its one heading, a line on what it is for, then the content. */
export const PageBody = ({ title, lead, actions, width = 1120, children }: PageBodyProps) => (
  <Body style={{ maxWidth: width }}>
    <PageTitle {...{ title, lead, actions }} />
    {children}
  </Body>
);

/** Drawn again only when it changes: a page that changes with every key does not pay for its title. */
const PageTitle = memo(({ title, lead, actions }: Pick<PageBodyProps, 'title' | 'lead' | 'actions'>) => (
  <Head>
    <div>
      <Typography variant="h1">{title}</Typography>
      {lead ? (
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
          {lead}
        </Typography>
      ) : null}
    </div>
    {actions ? <Actions>{actions}</Actions> : null}
  </Head>
));

const Body = styled('div')(({ theme }) => ({
  width: '100%',
  margin: '0 auto',
  padding: '32px 16px 64px',
  [theme.breakpoints.up('sm')]: { padding: '48px 24px 96px' },
}));

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 32,
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
