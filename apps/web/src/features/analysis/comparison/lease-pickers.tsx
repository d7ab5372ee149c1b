import type { Lease } from '@keyclause/contracts';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { addedWords } from '../list/lease-cells.tsx';
import { distinctionOf } from '../namesakes.ts';

type LeasePickersProps = {
  readonly leases: readonly Lease[];
  readonly a: string | null;
  readonly b: string | null;
  readonly onChange: (a: string | null, b: string | null) => void;
};

/** Which lease is held against which. */
export const LeasePickers = ({ leases, a, b, onChange }: LeasePickersProps) => (
  <Pickers>
    <Picker label="First lease" leases={leases} value={a} onChange={(id) => onChange(id, b)} />
    <Button
      variant="outlined"
      startIcon={<SwapHorizIcon />}
      disabled={a === null && b === null}
      onClick={() => onChange(b, a)}
    >
      Swap
    </Button>
    <Picker label="Second lease" leases={leases} value={b} onChange={(id) => onChange(a, id)} />
  </Pickers>
);

type PickerProps = {
  readonly label: string;
  readonly leases: readonly Lease[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
};

const Picker = ({ label, leases, value, onChange }: PickerProps) => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Choose a lease</option>
        {value !== null && !leases.some((lease) => lease.id === value) ? (
          <option value={value}>Another lease</option>
        ) : null}
        {leases.map((lease) => (
          <option key={lease.id} value={lease.id}>
            {lease.title} · {distinctionOf(lease, leases) ?? `added ${addedWords(lease.createdAt)}`}
          </option>
        ))}
      </select>
    </Field>
  );
};

const Pickers = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  marginBottom: 32,
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto 1fr' },
}));

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& label': { fontSize: '0.875rem', fontWeight: 600 },
  '& select': {
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.line.strong}`,
    borderRadius: theme.shape.borderRadius,
  },
}));
