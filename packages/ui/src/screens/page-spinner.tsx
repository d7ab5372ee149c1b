import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

export const PageSpinner = ({ label = 'Loading' }: { readonly label?: string }) => (
  <Middle>
    <CircularProgress aria-label={label} />
  </Middle>
);

const Middle = styled('div')({
  flex: 1,
  minHeight: 240,
  display: 'grid',
  placeItems: 'center',
  // A wait too short to notice shows nothing at all.
  animation: 'kc-appear 150ms 200ms backwards',
  '@keyframes kc-appear': { from: { opacity: 0 } },
});
