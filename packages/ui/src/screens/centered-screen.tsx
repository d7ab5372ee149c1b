import { styled } from '@mui/material/styles';

/** A short message in the upper middle of the page. */
export const CenteredScreen = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: '64px 24px',
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  [theme.breakpoints.up('sm')]: { paddingTop: 'min(16vh, 160px)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
}));
