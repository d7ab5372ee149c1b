import { KeyclauseThemeProvider } from '@keyclause/theme';
import { ErrorSummary, FormField } from '@keyclause/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useScreenForm } from './use-screen-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an e-mail address.'),
});

const Form = ({ onSubmit }: { readonly onSubmit: (values: z.output<typeof schema>) => Promise<void> }) => {
  const { form, field, ...state } = useScreenForm({ schema, onSubmit });
  return (
    <form {...form}>
      <ErrorSummary faults={state.faults} attempt={state.attempt} />
      <FormField {...field('name')} label="Name" />
      <FormField {...field('email')} label="E-mail" />
      <button type="submit">{state.isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
};

const renderForm = (onSubmit: (values: z.output<typeof schema>) => Promise<void>) =>
  render(
    <KeyclauseThemeProvider>
      <Form onSubmit={onSubmit} />
    </KeyclauseThemeProvider>,
  );

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => [...screen.getByRole('alert').querySelectorAll('li')].map((line) => line.textContent);

it('tells every fault at once, beside its field and summed up, and sends nothing', async () => {
  const onSubmit = vi.fn(async () => undefined);
  renderForm(onSubmit);

  await send();

  expect(summary()).toEqual(['Enter your name.', 'Enter an e-mail address.']);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes a fault away as soon as it is mended, and never scolds a field that was fine', async () => {
  renderForm(async () => undefined);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await send();

  await userEvent.clear(screen.getByLabelText('Name'));
  expect(summary()).toEqual(['Enter an e-mail address.']);

  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hands over the values as the schema gives them', async () => {
  const onSubmit = vi.fn(async () => undefined);
  renderForm(onSubmit);
  await userEvent.type(screen.getByLabelText('Name'), '  Ada ');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');

  await send();

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.com' });
});

it('keeps what was typed when sending fails, and says why', async () => {
  renderForm(async () => {
    throw new Error('There is an account with this e-mail.');
  });
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');

  await send();

  expect(screen.getByRole('alert').textContent).toBe('There is an account with this e-mail.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com');
});

it('sends once, however often the button is pressed', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  renderForm(onSubmit);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');

  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
  finish();

  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  expect(onSubmit).toHaveBeenCalledOnce();
});
