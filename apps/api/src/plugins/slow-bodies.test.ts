import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerSlowBodies } from './slow-bodies.ts';

/** Sends one chunk every 50 ms for `chunks` times, then ends; resolves to whether the server cut the line before that. */
const trickle = async (
  contentType: string,
  chunkBytes: number,
  chunks: number,
): Promise<{ wasCut: boolean; answer: string }> => {
  const app = Fastify();
  registerSlowBodies(app, { bodySeconds: 0.4, uploadWindowSeconds: 0.2, bytesMin: 200 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_request: unknown, body: AsyncIterable<Buffer>) => {
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return bytes;
  });
  app.post('/', async ({ body }) => ({ bytes: body }));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let wasCut = false;
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    wasCut = true;
  });
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${chunkBytes * chunks}\r\n\r\n`,
  );
  for (let sent = 0; sent < chunks && !wasCut; sent += 1) {
    await wait(50);
    socket.write('x'.repeat(chunkBytes));
  }
  await wait(100);
  const outcome = { wasCut, answer };
  socket.destroy();
  await app.close();
  return outcome;
};

it('cuts an upload that only trickles', async () => {
  expect(await trickle('multipart/form-data; boundary=x', 1, 40)).toEqual({ wasCut: true, answer: '' });
});

it('lets an upload take its time while it moves', async () => {
  const { wasCut, answer } = await trickle('multipart/form-data; boundary=x', 500, 20);

  expect(wasCut).toBe(false);
  expect(answer).toContain('"bytes":10000');
});

it('cuts any other body that is not there in time, however steadily it comes', async () => {
  expect(await trickle('application/json', 500, 40)).toEqual({ wasCut: true, answer: '' });
});
