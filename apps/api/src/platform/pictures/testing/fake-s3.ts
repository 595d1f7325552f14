import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type FakeS3 = {
  /** What is to be said to the store to be let in. */
  settings: {
    store: 's3';
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** The objects by their paths. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** How many requests there were. */
  asked: () => number;
  /** Ends the connection of the next request without an answer. */
  breakOnce: () => void;
  /** Answers each request with this status instead of doing what is asked. */
  fail: (status: number | undefined) => void;
  close: () => Promise<void>;
};

const keys = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/+key', region: 'eu-test-1' };
const bucket = 'folio-pictures';

/** A server that speaks as much of S3 as pictures need, and lets nobody in without a good signature. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let failure: number | undefined;
  let requests = 0;
  let isBreaking = false;
  const answer = (request: IncomingMessage, bytes: Buffer): [number, Buffer?] => {
    requests += 1;
    if (failure) return [failure];
    if (!isSigned(request, bytes)) return [403];
    const path = request.url ?? '';
    if (!path.startsWith(`/${bucket}/`)) return [404];
    if (request.method === 'PUT') {
      objects.set(path, { bytes, type: request.headers['content-type'] });
      return [200];
    }
    const object = objects.get(path);
    if (request.method === 'DELETE') {
      objects.delete(path);
      return [204];
    }
    return object ? [200, object.bytes] : [404];
  };
  const server = createServer(async (request, response) => {
    if (isBreaking) {
      isBreaking = false;
      return request.destroy();
    }
    const [status, body] = answer(request, await buffer(request));
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { store: 's3', endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    objects,
    asked: () => requests,
    breakOnce: () => {
      isBreaking = true;
    },
    fail: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** AWS Signature Version 4, with the content in it. */
function isSigned({ method, url = '', headers }: IncomingMessage, bytes: Buffer): boolean {
  const sent = /Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!sent) return false;
  const [, accessKey, scope = '', signedHeaders = '', signature] = sent;
  const contentHash = sha256(bytes);
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const date = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const parts = [date.slice(0, 8), keys.region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return (
    accessKey === keys.accessKeyId &&
    scope === parts.join('/') &&
    signedHeaders.split(';').includes('host') &&
    headers['x-amz-content-sha256'] === contentHash &&
    hmac(key, text).toString('hex') === signature
  );
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
