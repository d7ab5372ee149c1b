import { isEmail } from '@keyclause/domain';
import { FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useForgetVisitor } from './admin-queries.ts';

/** Removes what an address sent without an account, when its owner asks for it. */
export const ForgetForm = () => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const forget = useForgetVisitor();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!isEmail(address)) {
      setFault('Enter a valid email address');
      return;
    }
    forget.mutate(address, {
      onSuccess: (removed) => {
        setEmail('');
        showNotice({
          message: removed === 0 ? `Nothing of ${address} was stored` : `Removed what ${address} had sent`,
          tone: 'success',
        });
      },
      onError: ({ message }) => showNotice({ message, tone: 'error' }),
    });
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Typography color="textSecondary">
        Removes its newsletter subscription, messages, beta request and the mails about them. Accounts end in their own
        profile.
      </Typography>
      <Row>
        <FormField
          label="E-mail to forget"
          type="email"
          value={email}
          error={fault}
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" size="large" variant="outlined" color="error" loading={forget.isPending}>
          Forget this address
        </Button>
      </Row>
    </Form>
  );
};

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 640 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
