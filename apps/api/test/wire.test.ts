import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startApi } from './api-test.ts';

// biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
const it = test.extend('port', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { api, close } = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  onCleanup(close);
  const address = api.app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
});

describe('what comes over the wire', { timeout: 60_000 }, () => {
  it('is refused and cut off where two readers could understand it differently', async ({ port }) => {
    const body = '{"a":1}';
    const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const smuggled = [
      `${head}Content-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
      `${head}Content-Length: 7\r\nContent-Length: 8\r\n\r\n${body}`,
      `${head.replaceAll('\r\n', '\n')}Content-Length: 7\n\n${body}`,
      `GET /api/ping HTTP/1.1\r\n\r\n`,
      `GET /api/ping HTTP/1.1\r\nHost: a\r\nHeader : x\r\n\r\n`,
    ];

    for (const bytes of smuggled) {
      const { answer, isClosed } = await speak(port, bytes, 2_000);
      expect([bytes.slice(0, 120), answer.slice(0, 12)]).toEqual([bytes.slice(0, 120), 'HTTP/1.1 400']);
      expect(isClosed).toBe(true);
    }
  });

  it('is cut off within half a minute when headers or a body never end, while others are served', async ({ port }) => {
    const head = 'PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n';
    const slowHeaders = 'GET /api/ping HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
    const slowBody = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
    const startedAt = performance.now();

    const cut = Promise.all([speak(port, slowHeaders, 45_000), speak(port, slowBody, 45_000)]);
    const asked = performance.now();
    const { answer } = await speak(
      port,
      'GET /api/ping HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      5_000,
    );
    const served = performance.now() - asked;

    expect(answer).toContain('{"ok":true}');
    expect(served).toBeLessThan(1_000);
    expect((await cut).map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(performance.now() - startedAt).toBeLessThan(35_000);
  });
});

/** Sends bytes and collects what comes back until the other side closes or the time is over. */
const speak = (port: number, bytes: string, patienceMs: number): Promise<{ answer: string; isClosed: boolean }> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      resolve({ answer, isClosed: false });
    }, patienceMs);
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ answer, isClosed: true });
    });
    socket.write(bytes);
  });
