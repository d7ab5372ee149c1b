import { FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { useGrantCredits } from './admin-queries.ts';

const creditsMax = 1000;

/** Adds credits. A second click on the same numbers while the first is under way cannot grant twice: both carry the same key. */
export const GrantForm = ({ uid, email }: { uid: string; email: string }) => {
  const [credits, setCredits] = useState('');
  const [fault, setFault] = useState<string>();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLInputElement>(null);
  const grant = useGrantCredits();
  const count = Number(credits);
  const isWhole = Number.isInteger(count) && count >= 1 && count <= creditsMax;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) {
      setFault(`Enter a whole number from 1 to ${creditsMax.toLocaleString()}`);
      field.current?.focus();
      return;
    }
    grant.mutate(
      { uid, credits: count, reason: 'Granted by the administrator', key },
      {
        onSuccess: () => {
          showNotice({ message: `${count} ${count === 1 ? 'credit' : 'credits'} added for ${email}`, tone: 'success' });
          setCredits('');
          setKey(crypto.randomUUID());
        },
        onError: ({ message }) => showNotice({ message, tone: 'error' }),
      },
    );
  };

  return (
    <Form onSubmit={submit} noValidate>
      <FormField
        ref={field}
        label="Credits to add"
        aria-label={`Credits to add for ${email}`}
        inputMode="numeric"
        autoComplete="off"
        value={credits}
        error={fault}
        onChange={({ target }) => {
          setCredits(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="outlined" size="large" loading={grant.isPending}>
        Add credits
      </Button>
    </Form>
  );
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  '& > div': { width: 140 },
  // Beside the field and not its label or its fault.
  '& > button': { marginTop: 26 },
  [theme.breakpoints.up('sm')]: { marginLeft: 'auto' },
}));
