// @vitest-environment jsdom
import { endpoint } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aServer, json } from '../testing/a-server.ts';
import { createRequestClient } from './index.ts';

const sendKeys = endpoint({
  method: 'POST',
  path: '/api/keys',
  summary: 'Files of keys.',
  tag: 'keys',
  access: 'public',
  body: 'multipart',
  response: z.object({ bytes: z.int() }),
});

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const aForm = () => {
  const form = new FormData();
  form.append('files', new File(['k'.repeat(200_000)], 'keys.txt', { type: 'text/plain' }));
  return form;
};

it('tells how many bytes of an upload are sent', async () => {
  await using server = await aServer((reply, incoming) => {
    if (incoming.method === 'OPTIONS') return json(200, {}, cors)(reply);
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    incoming.on('end', () => json(200, { bytes }, cors)(reply));
  });
  const seen: { sentBytes: number; totalBytes: number }[] = [];

  const { data } = await createRequestClient({ baseUrl: server.url }).request(
    sendKeys,
    { body: aForm() },
    { onUploadProgress: (progress) => seen.push(progress) },
  );

  expect(data.bytes).toBeGreaterThan(200_000);
  expect(seen.at(-1)?.sentBytes).toBe(data.bytes);
  expect(seen.at(-1)?.totalBytes).toBe(data.bytes);
});

it('stops an upload when the caller gives up', async () => {
  await using server = await aServer((reply, incoming) => {
    if (incoming.method === 'OPTIONS') json(200, {}, cors)(reply);
  });
  const giveUp = new AbortController();
  const call = createRequestClient({ baseUrl: server.url }).request(
    sendKeys,
    { body: aForm() },
    { onUploadProgress: () => undefined, signal: giveUp.signal },
  );

  setTimeout(() => giveUp.abort(), 100);

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
