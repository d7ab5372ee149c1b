import { styled } from '@mui/material/styles';

/** The leases beside what they ask for next; below each other on a phone. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
}));

export const Side = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });
