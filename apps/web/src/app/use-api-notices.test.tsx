import { endpoint } from '@keyclause/contracts';
import { createRequestClient } from '@keyclause/request';
import { aServer, json } from '@keyclause/request/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { NoticeHost } from '@keyclause/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useApiNotices } from './use-api-notices.ts';

const cors = { 'access-control-allow-origin': '*' };

const getFlag = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/flags',
  summary: 'Flags.',
  tag: 'leases',
  access: 'public',
  params: z.strictObject({ leaseId: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

const sendFile = endpoint({
  method: 'POST',
  path: '/api/leases',
  summary: 'Files.',
  tag: 'leases',
  access: 'public',
  body: 'multipart',
  response: z.object({ ok: z.boolean() }),
});

const Host = ({ events }: { readonly events: EventTarget }) => {
  useApiNotices(events);
  return <NoticeHost />;
};

const renderNotices = (url: string) => {
  const client = createRequestClient({ baseUrl: url });
  render(
    <KeyclauseThemeProvider>
      <Host events={client.events} />
    </KeyclauseThemeProvider>,
  );
  return client.request;
};

const call = (request: ReturnType<typeof renderNotices>, expectedStatuses: readonly number[] = []) =>
  act(() => request(getFlag, { params: { leaseId: '17' } }, { expectedStatuses }).catch(() => undefined));

const close = () => act(async () => screen.getByRole('button', { name: 'Close' }).click());

it('names status and the last two path segments of a failed call', async () => {
  await using server = await aServer(json(500, { error: 'Internal' }, cors));
  const request = renderNotices(server.url);

  await call(request);

  expect(await screen.findByText('API error: 500 17/flags')).toBeTruthy();
  await close();
});

it('says that nobody answered rather than a status that there is not', async () => {
  const request = renderNotices('http://127.0.0.1:9');

  await act(() => request(getFlag, { params: { leaseId: '17' } }, { retries: 0 }).catch(() => undefined));

  expect(
    await screen.findByText('Network request failed. Please check your connection or CORS settings.'),
  ).toBeTruthy();
  await close();
});

it('leaves a failure to the form that expects it', async () => {
  await using server = await aServer(json(401, { error: 'No' }, cors));
  const request = renderNotices(server.url);

  await call(request, [401]);

  expect(screen.queryByText(/API error/)).toBeNull();
});

it('tells of a success that took longer than two seconds, and of no faster one', async () => {
  await using server = await aServer(json(200, { ok: true }, cors), (reply) => {
    setTimeout(() => json(200, { ok: true }, cors)(reply), 2_050);
  });
  const request = renderNotices(server.url);

  await call(request);
  expect(screen.queryByText(/Slow API/)).toBeNull();

  await call(request);
  expect(await screen.findByText(/^Slow API: 2\d{3}ms$/)).toBeTruthy();
  await close();
});

it('takes a long upload for what it is', async () => {
  await using server = await aServer((reply) => {
    setTimeout(() => json(200, { ok: true }, cors)(reply), 2_050);
  });
  const request = renderNotices(server.url);

  await act(() => request(sendFile, { body: new FormData() }));

  expect(screen.queryByText(/Slow API/)).toBeNull();
});
