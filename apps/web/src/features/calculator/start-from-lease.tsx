import type { DescribedField } from '@keyclause/calculator';
import { getLeaseReport, listLeases } from '@keyclause/contracts';
import { showNotice } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endpointQuery } from '#app/endpoint-query.ts';
import { type LeaseInputs, leaseInputs } from './lease-inputs.ts';

interface StartFromLeaseProps {
  readonly fields: readonly DescribedField[];
  readonly onFill: (inputs: LeaseInputs['inputs'], quotes: LeaseInputs['quotes']) => void;
}

/** Fills the form from a lease that was read, with the words each number comes from. Not shown to who has no lease yet. */
export const StartFromLease = ({ fields, onFill }: StartFromLeaseProps) => {
  const id = useId();
  const client = useQueryClient();
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(endpointQuery(listLeases, { query: { limit: 100 } }));
  const ready = data?.leases.filter(({ status }) => status === 'ready') ?? [];
  if (ready.length === 0) return null;

  const fill = async (leaseId: string): Promise<void> => {
    setChosen(leaseId);
    if (leaseId === '') return;
    const report = await client.fetchQuery(endpointQuery(getLeaseReport, { params: { leaseId } })).catch(() => null);
    if (report === null) return;
    const { inputs, quotes } = leaseInputs(fields, report.facts);
    const count = Object.values(inputs).filter((value) => value !== null).length;
    if (count === 0) {
      showNotice({ message: 'This lease states nothing that this question asks for.', tone: 'info' });
      return;
    }
    onFill(inputs, quotes);
    showNotice({
      message: `${count} ${count === 1 ? 'field is' : 'fields are'} filled from this lease.`,
      tone: 'success',
    });
  };

  return (
    <Field>
      <label htmlFor={id}>Start from a lease</label>
      <select id={id} value={chosen} onChange={({ target }) => void fill(target.value)}>
        <option value="">Choose one of your leases</option>
        {ready.map((lease) => (
          <option key={lease.id} value={lease.id}>
            {lease.title}
          </option>
        ))}
      </select>
    </Field>
  );
};

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginBottom: 24,
  '@media print': { display: 'none' },
  '& label': { fontSize: '0.875rem', fontWeight: 600 },
  '& select': {
    width: '100%',
    minHeight: 48,
    padding: '10px 14px',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.line.strong}`,
    borderRadius: theme.shape.borderRadius,
  },
}));
