import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type FoldedListProps = { readonly title: string; readonly children: ReactNode };

/** What most readers pass over, one click away. */
export const FoldedList = ({ title, children }: FoldedListProps) => (
  <Folded>
    <summary data-item>{title}</summary>
    {children}
  </Folded>
);

const Folded = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > summary': {
    ...theme.typography.body1,
    padding: '10px 20px',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& ul': { margin: 0, padding: '0 20px 14px 36px' },
  '& li': { ...theme.typography.body1 },
}));
