import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  /** 'Check these points' when absent; a single fault of the whole form then stands alone. */
  readonly title?: string;
  /** `fieldId` makes the line a link to its field. */
  readonly faults: readonly { readonly message: string; readonly fieldId?: string }[];
  /** Grows with each failed attempt, so that the same faults are told again. */
  readonly attempt: number;
}

/** The faults of a form, summed up at its top. Takes the focus when it appears, so that nobody has to look for it. */
export const ErrorSummary = ({ title, faults, attempt }: ErrorSummaryProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) panel.current?.focus();
  }, [attempt]);
  const [first] = faults;
  if (!first) return null;
  if (faults.length === 1 && first.fieldId === undefined && title === undefined) {
    return (
      <Panel ref={panel} role="alert" tabIndex={-1}>
        {first.message}
      </Panel>
    );
  }
  return (
    <Panel ref={panel} role="alert" tabIndex={-1}>
      <Typography component="p" sx={{ fontWeight: 640 }}>
        {title ?? 'Check these points'}
      </Typography>
      <ul>
        {faults.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <Link
                component="a"
                href={`#${fieldId}`}
                color="inherit"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </Link>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Panel = styled('div')(({ theme }) => ({
  padding: '14px 18px',
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.severity.critical.soft,
  border: `1px solid ${theme.vars.palette.severity.critical.main}`,
  '& ul': { margin: '4px 0 0', paddingLeft: 18 },
}));
