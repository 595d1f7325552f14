import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../app-error.ts';
import type { Configuration } from '../configuration.ts';
import type { PictureConfiguration } from '../picture-configuration.ts';

/** Files by key: 43 letters, digits, '-' and '_'. Files are immutable. */
export type PictureStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
  /** Succeeds if it doesn't exist. */
  remove: (key: string) => Promise<void>;
};

const timeoutMs = 10_000;
/** Retries when the store is busy or fails. */
const retries = 2;
const maxBytes = 5_000_000;

/** A store in an S3-compatible bucket with path-style addresses. */
function createS3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: PictureConfiguration): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const send = () =>
      client.fetch(`${endpoint}/${bucket}/pictures/${key}.jpg`, {
        method,
        headers: {
          // Without the hash, the library doesn't sign the content.
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(body ? { 'content-type': 'image/jpeg' } : {}),
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
        redirect: 'error',
        signal,
      });
    // All requests are idempotent, so broken connections are retried.
    const answer = await send().catch(send).catch(giveUp);
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel();
      throw unavailable(new Error(`The store answered ${method} with ${answer.status}`));
    }
    return answer;
  };

  return {
    put: async (key, bytes) => {
      const { status } = await ask('PUT', key, bytes);
      if (status === 404) throw unavailable(new Error('The store has no such bucket'));
    },
    get: async (key) => {
      const answer = await ask('GET', key);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      const bytes = Buffer.from(await answer.arrayBuffer().catch(giveUp));
      return bytes.length <= maxBytes ? bytes : undefined;
    },
    remove: async (key) => void (await ask('DELETE', key)),
  };
}

const giveUp = (cause: unknown): never => {
  throw unavailable(cause);
};

const unavailable = (cause: unknown) =>
  new AppError(
    'UNAVAILABLE',
    'Pictures are not available at the moment. Please try again shortly.',
    { cause },
  );

/** A store in a folder, for a single node. */
export function createFolderStore(folder: string): PictureStore {
  const fileOf = (key: string) => join(folder, `${key}.jpg`);
  return {
    put: async (key, bytes) => {
      const unfinished = `${fileOf(key)}.part`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        await giveToOwner(folder, unfinished);
        await rename(unfinished, fileOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isFull(error) ? storageFull(error) : error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Files that root restores into another user's installation must belong to that user. */
async function giveToOwner(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(folder));
  await chown(folder, uid, gid);
  await chown(file, uid, gid);
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
const storageFull = (cause: unknown) =>
  new AppError('STORAGE_FULL', 'There is no space left to save this. Reading still works.', {
    cause,
  });

/** The configured store. */
export const openPictureStore = ({
  dataDir,
  pictures,
}: Pick<Configuration, 'dataDir' | 'pictures'>): PictureStore =>
  pictures.store === 's3' ? createS3Store(pictures) : createFolderStore(pictureFolder(dataDir));

export const pictureFolder = (dataDir: string): string => join(dataDir, 'pictures');
