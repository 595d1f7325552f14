import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type FakeS3 = {
  /** Credentials for the store. */
  settings: {
    store: 's3';
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** Objects by path. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** The number of unfinished multipart uploads. */
  unfinished: () => number;
  /** The number of received requests. */
  asked: () => number;
  /** Closes the connection of the next request without an answer. */
  breakOnce: () => void;
  /** Answers all requests with this status. */
  fail: (status: number | undefined) => void;
  close: () => Promise<void>;
};

const keys = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/+key', region: 'eu-test-1' };
const bucket = 'folio-pictures';

/** A server with the parts of S3 that pictures and backups use; it verifies signatures. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const uploads: Uploads = new Map();
  let failure: number | undefined;
  let requests = 0;
  let isBreaking = false;
  const answer = (request: IncomingMessage, bytes: Buffer): Answer => {
    requests += 1;
    if (failure) return [failure];
    if (!isSigned(request, bytes)) return [403];
    return play(request, bytes, { objects, uploads });
  };
  const server = createServer(async (request, response) => {
    if (isBreaking) {
      isBreaking = false;
      return request.destroy();
    }
    const bytes = await buffer(request);
    const [status, body] = answer(request, bytes);
    response.writeHead(status, { etag: `"${sha256(bytes)}"` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { store: 's3', endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    objects,
    unfinished: () => uploads.size,
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

type Stored = { objects: FakeS3['objects']; uploads: Uploads };

function play(
  { method, url = '', headers }: IncomingMessage,
  bytes: Buffer,
  stored: Stored,
): Answer {
  const { objects } = stored;
  const { pathname: path, searchParams: query } = new URL(url, 'http://s3.test');
  if (path !== `/${bucket}` && !path.startsWith(`/${bucket}/`)) return [404];
  if (query.get('list-type') === '2') return [200, list(objects, query)];
  if (query.has('uploads') || query.has('uploadId'))
    return playUpload(method, path, query, bytes, stored);
  if (method === 'PUT') {
    objects.set(path, { bytes, type: headers['content-type'] });
    return [200];
  }
  const object = objects.get(path);
  if (method === 'DELETE') {
    objects.delete(path);
    return [204];
  }
  return object ? [200, object.bytes] : [404];
}

type Answer = [status: number, body?: Buffer];
type Uploads = Map<string, Map<number, Buffer>>;

/**
 * A multipart upload: created, uploaded, and completed by the list of parts with hashes, or
 * aborted.
 */
function playUpload(
  method: string | undefined,
  path: string,
  query: URLSearchParams,
  bytes: Buffer,
  { objects, uploads }: Stored,
): Answer {
  if (query.has('uploads')) {
    const id = `upload & ${uploads.size + 1}`;
    uploads.set(id, new Map());
    const escaped = id.replace('&', '&amp;');
    return [200, Buffer.from(`<a><UploadId>${escaped}</UploadId></a>`)];
  }
  const id = query.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) return [404];
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), bytes);
    return [200];
  }
  uploads.delete(id);
  if (method === 'DELETE') return [204];
  const listed = [
    ...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g),
  ].map(([, number, hash]) => ({ bytes: parts.get(Number(number)), hash }));
  if (listed.length !== parts.size || listed.some((one) => sha256(one.bytes ?? '') !== one.hash))
    return [200, Buffer.from('<Error><Code>InvalidPart</Code></Error>')];
  const whole = Buffer.concat(listed.flatMap((one) => one.bytes ?? []));
  objects.set(path, { bytes: whole, type: undefined });
  return [200, Buffer.from('<CompleteMultipartUploadResult/>')];
}

/** Two keys per page, to test pagination. */
function list(objects: FakeS3['objects'], query: URLSearchParams): Buffer {
  const keys = [...objects.keys()]
    .map((path) => decodeURIComponent(path.slice(bucket.length + 2)))
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const found = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next =
    from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return Buffer.from(`<ListBucketResult>${found.join('')}${next}</ListBucketResult>`);
}

/** Verifies AWS Signature Version 4, including the content's hash. */
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
    canonicalQuery(query),
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

/** The canonical query string: sorted, percent-encoded by AWS's rules. */
const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
