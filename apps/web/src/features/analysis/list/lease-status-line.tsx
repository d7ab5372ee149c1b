import type { Lease } from '@keyclause/contracts';
import { ProgressLine } from '@keyclause/ui';
import Typography from '@mui/material/Typography';
import { failureWords } from '../failure-words.ts';
import { progressShare, progressWords } from '../progress-words.ts';

/** How a lease without a report stands. */
export const LeaseStatusLine = ({ lease }: { readonly lease: Lease }) => {
  if (lease.status === 'failed') {
    return (
      <Typography color="error">
        {failureWords(lease)}{' '}
        <Typography component="span" color="textSecondary">
          Nothing was charged.
        </Typography>
      </Typography>
    );
  }
  if (lease.status === 'cancelled') {
    return <Typography color="textSecondary">You stopped the reading. Nothing was charged.</Typography>;
  }
  return <ProgressLine label={progressWords(lease)} fraction={progressShare(lease.progress)} />;
};
