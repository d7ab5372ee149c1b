import { EmptyState, ReportMiniature } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '#paths.ts';
import { type Allowance, usageText } from './usage-panel.tsx';

export const FirstLease = ({ allowance }: { readonly allowance: Allowance }) => (
  <EmptyState
    title="Read your first lease"
    miniature={<ReportMiniature />}
    action={
      <Button variant="contained" size="large" href={paths.analysis}>
        Read a lease
      </Button>
    }
  >
    Drop a PDF, a Word file or photos of the pages. You get the terms, the traps and the dates, each shown at the words
    it comes from. {usageText(allowance)}. Or look at{' '}
    <Link href={paths.sampleLease}>a finished report of a sample lease</Link> first.
  </EmptyState>
);
