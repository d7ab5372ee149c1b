import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ErrorSummary, FormField, PasswordField } from '../index.ts';

const themed = (children: ReactNode) => <KeyclauseThemeProvider>{children}</KeyclauseThemeProvider>;

it('ties label, help and error to the field', () => {
  render(themed(<FormField label="E-mail" help="We send one mail." error="Enter an address." />));

  const field = screen.getByLabelText('E-mail');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['We send one mail.', 'Enter an address.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('shows and hides a password, and keeps it', async () => {
  render(themed(<PasswordField label="Password" />));
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'correct horse');

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.type).toBe('text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
  expect(field.value).toBe('correct horse');
});

it('takes the focus when faults appear, and leads to their fields', async () => {
  const form = (attempt: number) =>
    themed(
      <>
        <ErrorSummary
          attempt={attempt}
          faults={attempt > 0 ? [{ message: 'Enter an address.', fieldId: 'email' }] : []}
        />
        <FormField id="email" label="E-mail" />
      </>,
    );
  const { rerender } = render(form(0));
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(form(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));

  await userEvent.click(screen.getByRole('link', { name: 'Enter an address.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('says a single fault of the whole form in one sentence, without a list', () => {
  render(themed(<ErrorSummary attempt={1} faults={[{ message: 'They do not belong together.' }]} />));

  expect(screen.getByRole('alert').textContent).toBe('They do not belong together.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
