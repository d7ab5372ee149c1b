import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createOrigin, ownerOf } from './origin.ts';

const pages = ['/', '/pricing'];

it.each([
  ['/api/ping', '*/*', 'api', '/api/ping'],
  ['/', 'text/html', 'marketing', '/'],
  ['/pricing/?from=mail', 'text/html', 'marketing', '/pricing/?from=mail'],
  ['/analysis/1?tab=flags', 'text/html', 'web', '/__web/'],
  ['/__web/src/main.tsx', '*/*', 'web', '/__web/src/main.tsx'],
  ['/@vite/client', '*/*', 'marketing', '/@vite/client'],
  ['/apiary', 'text/html', 'web', '/__web/'],
])('sends %s (%s) to %s', (url, accept, owner, sentUrl) => {
  expect(ownerOf({ url, accept }, pages)).toEqual({ owner, url: sentUrl });
});

const open: Server[] = [];

const listening = async (server: Server): Promise<number> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it('keeps the host of the browser, the status and the body', async () => {
  const api = await listening(createServer((incoming, response) => response.writeHead(418).end(incoming.headers.host)));
  const port = await listening(createOrigin({ api, web: 1, marketing: 1 }, pages));

  const response = await fetch(`http://127.0.0.1:${port}/api/x`);

  expect([response.status, await response.text()]).toEqual([418, `127.0.0.1:${port}`]);
});

it('says that a part is starting while nobody listens there', async () => {
  const port = await listening(createOrigin({ api: 1, web: 1, marketing: 1 }, pages));

  expect((await fetch(`http://127.0.0.1:${port}/api/x`)).status).toBe(503);
});

it('passes the web socket of the hot reload through', async () => {
  const web = createServer();
  web.on('upgrade', (_incoming, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (text) => socket.write(`echo ${text}`));
    socket.on('end', () => socket.end());
  });
  const port = await listening(createOrigin({ api: 1, web: await listening(web), marketing: 1 }, pages));

  const heard = await new Promise<string>((resolve, reject) => {
    const client = request({
      port,
      host: '127.0.0.1',
      path: '/__web/?token=1',
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    client.on('upgrade', (_answer, socket) => {
      socket.once('data', (text) => {
        socket.destroy();
        resolve(String(text));
      });
      socket.write('hello');
    });
    client.on('error', reject);
    client.end();
  });

  expect(heard).toBe('echo hello');
});
