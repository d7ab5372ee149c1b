import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { FormField } from '../forms/form-field.tsx';

interface NewsletterFormProps {
  readonly isEmail: (text: string) => boolean;
  /** Rejects with an Error whose message can be shown; what was typed stays. */
  readonly onSubscribe: (email: string) => Promise<void>;
}

type State = { readonly name: 'open' | 'sending' | 'subscribed' } | { readonly name: 'failed'; readonly fault: string };

/** The box in the footer. Its words are those of section 5 of the specification. */
export const NewsletterForm = ({ isEmail, onSubscribe }: NewsletterFormProps) => {
  const [state, setState] = useState<State>({ name: 'open' });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.name === 'sending') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!isEmail(email)) {
      setState({ name: 'failed', fault: 'Enter a valid email address' });
      return;
    }
    setState({ name: 'sending' });
    try {
      await onSubscribe(email);
      form.reset();
      setState({ name: 'subscribed' });
    } catch (error) {
      setState({ name: 'failed', fault: error instanceof Error ? error.message : 'An unexpected error occurred.' });
    }
  };
  return (
    <Form noValidate onSubmit={submit} onInput={() => setState({ name: 'open' })}>
      <FormField
        name="email"
        label="Newsletter"
        type="email"
        autoComplete="email"
        error={state.name === 'failed' ? state.fault : undefined}
        endAdornment={
          <Button type="submit" size="small" loading={state.name === 'sending'}>
            Subscribe
          </Button>
        }
      />
      <Outcome role="status">{state.name === 'subscribed' ? 'Subscribed!' : ''}</Outcome>
    </Form>
  );
};

const Form = styled('form')({ maxWidth: 360 });

const Outcome = styled('div')(({ theme }) => ({
  minHeight: 22,
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: theme.vars.palette.severity.fine.main,
}));
