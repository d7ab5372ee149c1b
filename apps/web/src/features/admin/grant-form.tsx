import { showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useGrantCredits } from './admin-queries.ts';

const creditsMax = 1000;

/** Adds credits. A second click on the same numbers while the first is under way cannot grant twice: both carry the same key. */
export const GrantForm = ({ uid, email }: { uid: string; email: string }) => {
  const [credits, setCredits] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const grant = useGrantCredits();
  const count = Number(credits);
  const isWhole = Number.isInteger(count) && count >= 1 && count <= creditsMax;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) {
      showNotice({ message: `Enter a whole number from 1 to ${creditsMax}`, tone: 'error' });
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
    <Form onSubmit={submit}>
      <OutlinedInput
        size="small"
        value={credits}
        placeholder="Credits"
        onChange={({ target }) => setCredits(target.value)}
        slotProps={{ input: { 'aria-label': `Credits to add for ${email}`, inputMode: 'numeric' } }}
        sx={{ width: 110 }}
      />
      <Button type="submit" variant="outlined" disabled={grant.isPending}>
        Add credits
      </Button>
    </Form>
  );
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.up('sm')]: { marginLeft: 'auto' },
}));
