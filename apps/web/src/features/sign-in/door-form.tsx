import { ErrorSummary } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormHTMLAttributes, ReactNode } from 'react';

interface DoorFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isSubmitting: boolean;
  readonly faults: readonly { readonly message: string; readonly fieldId?: string }[];
  readonly attempt: number;
  readonly form: FormHTMLAttributes<HTMLFormElement>;
  readonly children: ReactNode;
}

/** One column of fields, the faults above, the one button below. */
export const DoorForm = ({ submitLabel, busyLabel, isSubmitting, faults, attempt, form, children }: DoorFormProps) => (
  // A press before the script runs must not put the password into the address: the method of dialogs sends nothing.
  <Column method="dialog" {...form}>
    <ErrorSummary faults={faults} attempt={attempt} />
    {children}
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
      {isSubmitting ? busyLabel : submitLabel}
    </Button>
  </Column>
);

const Column = styled('form')({ display: 'grid', gap: 20 });
