import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

export interface FormFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched'> {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** A field with its label above, help below, and its error in words. Fields are required unless `label` says "(optional)". */
export const FormField = ({ label, help, error, id, inputProps, ...input }: FormFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [help ? `${fieldId}-help` : '', error ? `${fieldId}-error` : ''].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={fieldId}>{label}</Label>
      <OutlinedInput
        fullWidth
        {...input}
        id={fieldId}
        error={error !== undefined}
        slotProps={{
          ...input.slotProps,
          input: {
            ...inputProps,
            ...input.slotProps?.input,
            'aria-invalid': error !== undefined,
            ...(described ? { 'aria-describedby': described } : {}),
          },
        }}
      />
      {help ? <Help id={`${fieldId}-help`}>{help}</Help> : null}
      {error ? <Fault id={`${fieldId}-error`}>{error}</Fault> : null}
    </Field>
  );
};

const Field = styled('div')({ display: 'grid', gap: 6 });

const Label = styled('label')({ fontSize: '0.875rem', fontWeight: 600, justifySelf: 'start' });

const Help = styled('div')(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }));

const Fault = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: theme.vars.palette.severity.critical.main,
}));
