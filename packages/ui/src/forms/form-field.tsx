import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** A unit before the value, or a button after it. */
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
}

/** A field with its label above, help below, and its error in words. Fields are required unless `label` says "(optional)". */
export const FormField = ({ label, help, error, id, startAdornment, endAdornment, ...input }: FormFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [help ? `${fieldId}-help` : '', error ? `${fieldId}-error` : ''].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={fieldId}>{label}</Label>
      <Control>
        {startAdornment}
        <input
          {...input}
          id={fieldId}
          aria-invalid={error !== undefined}
          {...(described ? { 'aria-describedby': described } : {})}
        />
        {endAdornment}
      </Control>
      {error ? <Fault id={`${fieldId}-error`}>{error}</Fault> : null}
      {help ? <Help id={`${fieldId}-help`}>{help}</Help> : null}
    </Field>
  );
};

const Field = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

const Label = styled('label')({ fontSize: '0.875rem', fontWeight: 600, justifySelf: 'start' });

const Control = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 8px 0 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(> input:focus)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(> input[aria-invalid="true"])': { borderColor: theme.vars.palette.severity.critical.main },
  '&:has(> input[aria-invalid="true"]:focus)': {
    boxShadow: `0 0 0 1px ${theme.vars.palette.severity.critical.main}`,
  },
  '&:has(> input:disabled)': { opacity: 0.6 },
  '& > input': {
    flex: 1,
    // As wide as there is room: a text field of its own width would push its button out of a narrow form.
    width: '100%',
    minWidth: 0,
    height: 46,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    // Phones zoom into a field with smaller letters.
    fontSize: '1rem',
    letterSpacing: 'inherit',
    color: theme.vars.palette.text.primary,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:autofill': {
      // Browsers paint their own background over any other.
      boxShadow: `0 0 0 100px ${theme.vars.palette.background.paper} inset`,
      WebkitTextFillColor: theme.vars.palette.text.primary,
    },
  },
}));

const Help = styled('div')(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }));

const Fault = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: theme.vars.palette.severity.critical.main,
}));
