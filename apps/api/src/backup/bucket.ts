import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BackupStore } from '../platform/backup-store-configuration.ts';
import { StartError } from '../platform/start-error.ts';

export type Bucket = {
  /** Uploads an object, which becomes visible only when it is complete. */
  upload: (key: string, bytes: AsyncIterable<Buffer>, size: number) => Promise<void>;
  /** Returns false if it doesn't exist. */
  download: (key: string, file: string) => Promise<boolean>;
  list: (prefix: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
  read: (key: string) => Promise<string | undefined>;
  write: (key: string, text: string) => Promise<void>;
};

/**
 * The timeout until a response starts. Its body may take longer: `fetch` gives up if it pauses for
 * 5 minutes.
 */
const answerMs = 120_000;
const retries = 4;
/** Minimum part size; S3 allows ten thousand parts, and one is held in memory. */
const smallestPartBytes = 16_000_000;
const maxParts = 10_000;

type Ask = {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  query?: Record<string, string>;
  body?: Buffer;
};

type Place = BackupStore & { bucket: string };

/** An S3-compatible bucket with path-style addresses. */
export function openBucket(place: Place, timeoutMs = answerMs): Bucket {
  const ask = createAsk(place, timeoutMs);
  const opened: Opened = { bucket: place.bucket, ask };
  return {
    upload: (key, bytes, size) => upload(opened, key, bytes, size),
    download: (key, file) => download(opened, key, file),
    list: (prefix) => listKeys(ask, prefix),
    remove: async (key) => void (await ask(key, { method: 'DELETE' })),
    read: async (key) => {
      const answer = await ask(key);
      const text = await answer.text();
      return answer.status === 404 ? undefined : text;
    },
    write: async (key, text) => {
      await ask(key, { method: 'PUT', body: Buffer.from(text) });
    },
  };
}

/**
 * Sends a signed request. Resolves to the response if it is a success, or if the object doesn't
 * exist.
 */
type AskBucket = (key: string, ask?: Ask) => Promise<Response>;
type Opened = { bucket: string; ask: AskBucket };

function createAsk({ endpoint, bucket, ...keys }: Place, timeoutMs: number): AskBucket {
  const client = new AwsClient({ ...keys, service: 's3', retries });
  const unreachable = (cause: unknown): never => {
    throw new StartError(`The bucket ${bucket} cannot be reached at ${endpoint}.`, { cause });
  };
  return async (key, { method = 'GET', query = {}, body } = {}) => {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const url = `${endpoint}/${bucket}${path && '/'}${path}?${new URLSearchParams(query)}`;
    const send = () => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeoutMs);
      const answered = client.fetch(url.replace(/\?$/, ''), {
        method,
        // Without the hash, the library doesn't sign the content.
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
        redirect: 'error',
        signal: late.signal,
      });
      return answered.finally(() => clearTimeout(timer));
    };
    const answer = await send().catch(send).catch(unreachable);
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    await answer.body?.cancel();
    throw new StartError(`The bucket ${bucket} answered ${method} with ${answer.status}.`);
  };
}

async function upload(
  { bucket, ask }: Opened,
  key: string,
  bytes: AsyncIterable<Buffer>,
  size: number,
): Promise<void> {
  const begun = await ask(key, { method: 'POST', query: { uploads: '' } });
  const uploadId = uploadIdIn(await begun.text());
  try {
    const partBytes = Math.max(smallestPartBytes, Math.ceil(size / maxParts));
    const etags: string[] = [];
    for await (const body of inParts(bytes, partBytes)) {
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { headers } = await ask(key, { method: 'PUT', query, body });
      etags.push(headers.get('etag') ?? '');
    }
    const body = Buffer.from(completion(etags));
    const done = await ask(key, { method: 'POST', query: { uploadId }, body });
    // S3 may respond with 200 and an error in the body.
    if (!(await done.text()).includes('CompleteMultipartUploadResult'))
      throw new StartError(`The bucket ${bucket} did not take ${key}.`);
  } catch (error) {
    await ask(key, { method: 'DELETE', query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function download({ bucket, ask }: Opened, key: string, file: string): Promise<boolean> {
  const answer = await ask(key);
  if (answer.status === 404 || !answer.body) return false;
  await pipeline(
    Readable.fromWeb(answer.body as ReadableStream),
    createWriteStream(file, { mode: 0o600 }),
  ).catch((cause: unknown) => {
    throw new StartError(`${key} did not arrive whole from the bucket ${bucket}.`, { cause });
  });
  return true;
}

async function listKeys(ask: AskBucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix,
      ...(token ? { 'continuation-token': token } : {}),
    };
    const xml = await (await ask('', { query })).text();
    keys.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescaped(key)));
    token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
    token &&= unescaped(token);
  } while (token);
  return keys;
}

/** Splits a stream into parts of equal size; the last one may be shorter. */
async function* inParts(bytes: AsyncIterable<Buffer>, partBytes: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

const completion = (etags: readonly string[]) =>
  `<CompleteMultipartUpload>${etags
    .map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;

function uploadIdIn(xml: string): string {
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(xml)?.[1];
  if (id === undefined)
    throw new StartError('The bucket is not there, or takes no upload in parts.');
  return unescaped(id);
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
