import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NewsletterForm } from '../index.ts';

const renderForm = (onSubscribe: (email: string) => Promise<void>) =>
  render(
    <KeyclauseThemeProvider>
      <NewsletterForm isEmail={(text) => /^\S+@\S+\.\S+$/.test(text)} onSubscribe={onSubscribe} />
    </KeyclauseThemeProvider>,
  );

const box = () => screen.getByLabelText<HTMLInputElement>('Newsletter');

it.each(['', 'ada', 'ada@example'])(
  'answers the address %j with Enter a valid email address, and sends nothing',
  async (typed) => {
    const onSubscribe = vi.fn(async () => undefined);
    renderForm(onSubscribe);
    if (typed) await userEvent.type(box(), typed);

    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

    expect(screen.getByText('Enter a valid email address')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(box().value).toBe(typed);
    expect(onSubscribe).not.toHaveBeenCalled();
  },
);

it('says Subscribed! and clears the field, by keyboard alone', async () => {
  const onSubscribe = vi.fn(async () => undefined);
  renderForm(onSubscribe);

  await userEvent.tab();
  await userEvent.keyboard(' ada@example.com{Enter}');

  expect(await screen.findByText('Subscribed!')).toBeTruthy();
  expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('ada@example.com');
  expect(box().value).toBe('');
});

it('keeps the address and says why where it could not be taken', async () => {
  renderForm(async () => {
    throw new Error('Wait a minute and send it again.');
  });

  await userEvent.type(box(), 'ada@example.com{Enter}');

  expect(await screen.findByText('Wait a minute and send it again.')).toBeTruthy();
  expect(box().value).toBe('ada@example.com');
});
