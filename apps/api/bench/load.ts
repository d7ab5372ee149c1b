import { connect } from 'node:net';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers with another status than 200, and connections that broke. */
  failures: number;
}

/**
 * Asks one address over a connection for each cookie, each waiting for its answer before it asks again. Works on plain sockets: a full
 * HTTP client would be slower than the servers that it is to measure.
 */
export const load = async (
  url: string,
  { cookies, seconds }: { cookies: readonly string[]; seconds: number },
): Promise<LoadResult> => {
  const { hostname, port, pathname, search, host } = new URL(url);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;

  const call = (cookie: string): Promise<void> =>
    new Promise((resolve) => {
      const question = Buffer.from(
        `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nconnection: keep-alive\r\n\r\n`,
      );
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let startedAt = 0;
      let received = Buffer.alloc(0);
      const ask = (): void => {
        if (performance.now() >= until) {
          socket.destroy();
          resolve();
          return;
        }
        startedAt = performance.now();
        socket.write(question);
      };
      socket.on('connect', ask);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
        if (length !== undefined && received.length >= length) {
          times.push(performance.now() - startedAt);
          failures += received.toString('latin1', 9, 12) === '200' ? 0 : 1;
          received = Buffer.alloc(0);
          ask();
        }
      });
      socket.on('error', () => {
        failures++;
        resolve();
      });
      socket.on('close', () => resolve());
    });

  await Promise.all(cookies.map(call));
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures };
};

/** Bytes of a whole answer with a Content-Length; undefined until its head has come. */
const answerLength = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) {
    return undefined;
  }
  const [, length] = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end)) ?? [];
  return length === undefined ? undefined : end + 4 + Number(length);
};
