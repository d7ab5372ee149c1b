import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { type StateInputs, stateInputs, states } from './state-inputs.ts';

interface StartFromStateProps {
  readonly calculator: string;
  readonly onFill: (inputs: StateInputs['inputs']) => void;
}

/** Fills the limits from the table of state rules, and says where they come from and how well that is known. */
export const StartFromState = ({ calculator, onFill }: StartFromStateProps) => {
  const id = useId();
  const [code, setCode] = useState('');
  const chosen = stateInputs(calculator, code);
  const choose = (next: string): void => {
    setCode(next);
    const given = stateInputs(calculator, next);
    if (given) onFill(given.inputs);
  };

  return (
    <Field>
      <label htmlFor={id}>Take the limit of a state</label>
      <select id={id} value={code} onChange={({ target }) => choose(target.value)} aria-describedby={`${id}-source`}>
        <option value="">Choose a state</option>
        {states.map((state) => (
          <option key={state.code} value={state.code}>
            {state.name}
          </option>
        ))}
      </select>
      <p id={`${id}-source`} role="status">
        {chosen?.words}
      </p>
    </Field>
  );
};

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginBottom: 24,
  '& label': { fontSize: '0.875rem', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
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
