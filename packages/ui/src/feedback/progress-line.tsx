import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ProgressLineProps {
  /** What is happening, in the reader's words: "Reading page 7 of 23". */
  readonly label: string;
  /** 0 to 1; not known while undefined. */
  readonly fraction?: number | undefined;
  /** What is ready, or what can be done meanwhile. */
  readonly note?: ReactNode;
}

export const ProgressLine = ({ label, fraction, note }: ProgressLineProps) => (
  <Block>
    <Typography role="status" variant="figures" component="div" sx={{ fontWeight: 550 }}>
      {label}
    </Typography>
    <LinearProgress
      aria-label={label}
      {...(fraction === undefined
        ? { variant: 'indeterminate' as const }
        : { variant: 'determinate' as const, value: Math.round(Math.min(1, Math.max(0, fraction)) * 100) })}
    />
    {note ? (
      <Typography variant="body2" color="textSecondary" component="div">
        {note}
      </Typography>
    ) : null}
  </Block>
);

const Block = styled('div')({ display: 'grid', gap: 8 });
