import type { Severity } from '@keyclause/theme';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const severityWords: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  fine: 'Fine',
};

interface SeverityMarkProps {
  readonly severity: Severity;
  /** The word, where "High" alone would not say it: a count, a longer name. */
  readonly label?: string;
  /** Keeps the shape and hides the word from the eye, not from a screen reader. */
  readonly isCompact?: boolean;
}

/** Severity as shape, word and colour together. */
export const SeverityMark = ({ severity, label = severityWords[severity], isCompact = false }: SeverityMarkProps) => (
  <Mark data-severity={severity}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {shapes[severity]}
    </svg>
    <span className={isCompact ? 'hidden-word' : undefined}>{label}</span>
  </Mark>
);

const shapes: Readonly<Record<Severity, ReactNode>> = {
  critical: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" fill="currentColor" />,
  high: <path d="M8 1.6 15.4 14.4H.6z" fill="currentColor" strokeLinejoin="round" />,
  medium: <path d="M8 3 14 13.5H2z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />,
  low: <circle cx="8" cy="8" r="3.5" fill="currentColor" />,
  fine: (
    <path
      d="m3 8.4 3.4 3.4L13 4.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
};

const Mark = styled('span')<{ 'data-severity': Severity }>(({ theme, 'data-severity': severity }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 640,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.severity[severity].main,
  '& svg': { flex: 'none' },
  '& .hidden-word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));
