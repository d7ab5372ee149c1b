import { isEmail } from '@keyclause/domain';
import { FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { takeFocus } from '#app/take-focus.ts';
import { useForgetVisitor } from './admin-queries.ts';

/** Removes what an address sent without an account, when its owner asks for it. Asks once more first, as nothing brings it back. */
export const ForgetForm = () => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isEmail(address)) return setAsked(address);
    setFault('Enter a valid email address');
    field.current?.focus();
  };
  const close = () => {
    setAsked(null);
    field.current?.focus();
  };

  return (
    <Stack>
      <Typography color="textSecondary">
        Removes its newsletter subscription, messages, beta request and the mails about them. Accounts end in their own
        profile.
      </Typography>
      <Row onSubmit={ask} noValidate>
        <FormField
          ref={field}
          label="E-mail to forget"
          type="email"
          autoComplete="off"
          value={email}
          error={fault}
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
            setAsked(null);
          }}
        />
        <Button type="submit" size="large" variant="outlined" color="error">
          Forget this address
        </Button>
      </Row>
      {asked === null ? null : (
        <Confirmation
          address={asked}
          onKeep={close}
          onDone={() => {
            setEmail('');
            close();
          }}
        />
      )}
    </Stack>
  );
};

interface ConfirmationProps {
  readonly address: string;
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

const Confirmation = ({ address, onKeep, onDone }: ConfirmationProps) => {
  const forget = useForgetVisitor();
  const confirm = () =>
    forget.mutate(address, {
      onSuccess: (removed) => {
        onDone();
        showNotice({
          message: removed === 0 ? `Nothing of ${address} was stored` : `Removed what ${address} had sent`,
          tone: 'success',
        });
      },
      onError: ({ message }) => showNotice({ message, tone: 'error' }),
    });
  return (
    <Panel
      ref={takeFocus}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="forget-title"
      onKeyDown={({ key }) => (key === 'Escape' ? onKeep() : undefined)}
    >
      <Typography id="forget-title" sx={{ fontWeight: 640 }}>
        This cannot be undone
      </Typography>
      <Typography>Everything that {address} sent without an account goes.</Typography>
      <div>
        <Button variant="contained" color="error" loading={forget.isPending} onClick={confirm}>
          Forget it for good
        </Button>
        <Button onClick={onKeep}>Keep it</Button>
      </div>
    </Panel>
  );
};

const Stack = styled('div')({ display: 'grid', gap: 16, maxWidth: 640 });

const Row = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 12,
  '& > div': { flex: '1 1 280px' },
  // Beside the field and not its label or its fault.
  [theme.breakpoints.up('sm')]: { '& > button': { marginTop: 26 } },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.severity.critical.main}`,
  overflowWrap: 'anywhere',
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
