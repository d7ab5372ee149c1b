import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback, type ObjectServer, readBody, type StoredObject } from './object-server.ts';

/** The account that the stand-in knows. */
export const s3Account = {
  accessKeyId: 'keyclause-test',
  secretAccessKey: 'a secret of the tests',
  region: 'eu-test-1',
};

export type S3Server = ObjectServer & {
  /** Turns away the next requests. */
  readonly beBusy: (requests: number) => void;
  /** From now on sends half of each object and cuts the line. */
  readonly breakOff: () => void;
};

/**
 * A store in memory that speaks what we use of S3: PUT, GET, DELETE and ListObjectsV2 of one bucket by path. It verifies the signature of
 * each request (SigV4 with an unsigned payload) and the checksum of what is put.
 */
export const startS3Server = async (bucket: string): Promise<S3Server> => {
  let busyAnswers = 0;
  let isBreaking = false;
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await readBody(request);
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (busyAnswers > 0) {
      busyAnswers -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(response, url.searchParams);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const checksum = request.headers['x-amz-checksum-sha256'];
      const actual = createHash('sha256').update(body).digest('base64');
      if (Number(request.headers['content-length']) !== body.length) return refuse(response, 400, 'IncompleteBody');
      if (checksum !== undefined && checksum !== actual) return refuse(response, 400, 'BadDigest');
      objects.set(key, { bytes: body, storedAt: new Date() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (found && isBreaking) {
      response.writeHead(200, { 'content-length': found.bytes.length });
      response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy());
    } else if (found) {
      response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
    } else refuse(response, 404, 'NoSuchKey');
  };

  const list = (response: ServerResponse, query: URLSearchParams): void => {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, Number(query.get('max-keys') ?? 1000));
    const contents = page.map((key) => {
      const { bytes, storedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), storedAt: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isTruncated = page.length < keys.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
      );
  };

  return {
    objects,
    ...(await listenOnLoopback(server)),
    beBusy: (requests) => {
      busyAnswers = requests;
    },
    breakOff: () => {
      isBreaking = true;
    },
  };
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
};

/** AWS Signature Version 4, for the header `Authorization`. */
const isSigned = (request: IncomingMessage, url: URL): boolean => {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, day, region, signedHeaders, signature] = header.exec(request.headers.authorization ?? '') ?? [];
  const instant = String(request.headers['x-amz-date']);
  if (keyId !== s3Account.accessKeyId || region !== s3Account.region || !day || !signedHeaders || !signature)
    return false;
  if (!instant.startsWith(day) || Math.abs(Date.now() - instantOf(instant)) > 15 * 60_000) return false;

  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${s3Account.secretAccessKey}`,
  );
  const expected = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
};

const instantOf = (compact: string): number =>
  Date.parse(compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
