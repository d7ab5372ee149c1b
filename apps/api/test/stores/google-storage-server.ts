import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import type { ServiceAccount } from '#adapters/files/service-account.ts';
import { listenOnLoopback, type ObjectServer, readBody, type StoredObject } from './object-server.ts';

export type GoogleStorageServer = ObjectServer & {
  readonly serviceAccount: ServiceAccount;
  /** From now on the tokens that were given out are refused. */
  readonly revokeTokens: () => void;
};

/**
 * A store in memory that speaks what we use of the JSON API of Cloud Storage: multipart upload, download, delete and list of one bucket,
 * each with a bearer token that its own token endpoint gives to whoever signs as its service account.
 */
export const startGoogleStorageServer = async (bucket: string): Promise<GoogleStorageServer> => {
  const objects = new Map<string, StoredObject>();
  const tokens = new Set<string>();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const clientEmail = 'keyclause@test.iam.gserviceaccount.com';

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', address.url);
    const body = await readBody(request);
    if (url.pathname === '/token') return giveToken(response, new URLSearchParams(body.toString()));
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', ''))) return send(response, 401, {});
    const [, upload, found, encoded] =
      /^(\/upload)?\/storage\/v1\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (found !== bucket) return send(response, 404, {});
    const name = decodeURIComponent(encoded ?? '');
    if (upload) return store(response, String(request.headers['content-type']), body);
    if (name === '') return list(response, url.searchParams);
    const object = objects.get(name);
    if (!object) return send(response, 404, {});
    if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes);
  };

  const giveToken = async (response: ServerResponse, form: URLSearchParams): Promise<void> => {
    const isSignedIn = await jwtVerify(form.get('assertion') ?? '', await importSPKI(publicKey, 'RS256'), {
      issuer: clientEmail,
      audience: `${address.url}/token`,
      maxTokenAge: '1h',
    }).then(
      ({ payload }) => payload.scope === 'https://www.googleapis.com/auth/devstorage.read_write',
      () => false,
    );
    if (!isSignedIn || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const token = randomUUID();
    tokens.add(token);
    send(response, 200, { access_token: token, expires_in: 3600, token_type: 'Bearer' });
  };

  /** RFC 2046: a part of JSON metadata, then a part of bytes. */
  const store = (response: ServerResponse, contentType: string, body: Buffer): void => {
    const boundary = /boundary=(\S+)/.exec(contentType)?.[1] ?? '';
    const firstAt = body.indexOf('\r\n\r\n') + 4;
    const secondHead = body.indexOf(`\r\n--${boundary}`, firstAt);
    const bytesAt = body.indexOf('\r\n\r\n', secondHead) + 4;
    const bytesEnd = body.lastIndexOf(`\r\n--${boundary}--`);

    const isWhole = boundary !== '' && secondHead > firstAt && bytesEnd >= bytesAt;
    const { name, md5Hash } = isWhole ? JSON.parse(body.toString('utf8', firstAt, secondHead)) : {};
    const bytes = body.subarray(bytesAt, bytesEnd);
    if (isWhole && createHash('md5').update(bytes).digest('base64') === md5Hash) {
      objects.set(name, { bytes, storedAt: new Date() });
      send(response, 200, { name, size: String(bytes.length) });
    } else send(response, 400, {});
  };

  const list = (response: ServerResponse, query: URLSearchParams): void => {
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > (query.get('pageToken') ?? ''))
      .sort();
    const page = names.slice(0, Number(query.get('maxResults') ?? 1000));
    const items = page.map((name) => ({
      name,
      size: String(objects.get(name)?.bytes.length),
      timeCreated: objects.get(name)?.storedAt.toISOString(),
    }));
    send(response, 200, { items, ...(page.length < names.length ? { nextPageToken: page.at(-1) } : {}) });
  };

  const address = await listenOnLoopback(server);
  return {
    objects,
    ...address,
    revokeTokens: () => tokens.clear(),
    serviceAccount: {
      type: 'service_account',
      client_email: clientEmail,
      private_key: privateKey,
      token_uri: `${address.url}/token`,
    },
  };
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
