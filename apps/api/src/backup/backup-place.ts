import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withCleanUp } from '../platform/clean-up.ts';
import type { Configuration } from '../platform/configuration.ts';
import { StartError } from '../platform/start-error.ts';
import { type Bucket, openBucket } from './bucket.ts';

/** A store of backups: a folder, or an S3 bucket. */
export type BackupPlace = {
  /** A backup's address, for display and for `folio restore`. */
  addressOf: (name: string) => string;
  /** Writes a backup through a temporary file; it appears under its name only when complete. */
  keep: <Result>(name: string, write: (file: string) => Promise<Result>) => Promise<Result>;
  /** Provides a backup as a local file. */
  lend: <Result>(name: string, read: (file: string) => Promise<Result>) => Promise<Result>;
  names: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** A small text file next to the backups; undefined if there is none. */
  readNote: (name: string) => Promise<string | undefined>;
  writeNote: (name: string, text: string) => Promise<void>;
};

type Settings = Pick<Configuration, 'backupStore'>;

/** @param where a folder, or `s3://bucket/and/prefix`. */
export function openBackupPlace(where: string, { backupStore }: Settings): BackupPlace {
  const inBucket = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>[\w./-]*))?$/.exec(where);
  if (!inBucket) {
    if (where.startsWith('s3:'))
      throw new StartError(`${where} is no place like s3://bucket/folder.`);
    return inFolder(where);
  }
  if (!backupStore)
    throw new StartError(
      'For backups in a bucket set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    );
  const { bucket = '', prefix = '' } = inBucket.groups ?? {};
  const before = prefix.replace(/^\/+|(?<!\/)\/+$/g, '');
  return inStore(openBucket({ ...backupStore, bucket }), bucket, before && `${before}/`);
}

/** Splits a backup's address, such as `s3://bucket/prefix/name` or a path, into place and name. */
export const splitAddress = (address: string): { where: string; name: string } => {
  const at = address.lastIndexOf('/');
  return at < 0
    ? { where: '.', name: address }
    : { where: address.slice(0, at) || '/', name: address.slice(at + 1) };
};

function inFolder(folder: string): BackupPlace {
  const fileOf = (name: string) => join(folder, name);
  return {
    addressOf: fileOf,
    keep: (name, write) => write(fileOf(name)),
    lend: (name, read) => read(fileOf(name)),
    names: async () => readdirSync(folder),
    remove: async (name) => rmSync(fileOf(name)),
    readNote: async (name) =>
      existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined,
    writeNote: async (name, text) => writeFileSync(fileOf(name), text, { mode: 0o600 }),
  };
}

function inStore(bucket: Bucket, bucketName: string, prefix: string): BackupPlace {
  return {
    addressOf: (name) => `s3://${bucketName}/${prefix}${name}`,
    keep: (name, write) =>
      withFile(name, async (file) => {
        const written = await write(file);
        await bucket.upload(prefix + name, createReadStream(file), statSync(file).size);
        return written;
      }),
    lend: (name, read) =>
      withFile(name, async (file) => {
        if (!(await bucket.download(prefix + name, file)))
          throw new StartError(`s3://${bucketName}/${prefix}${name} is not there.`);
        return read(file);
      }),
    names: async () => (await bucket.list(prefix)).map((key) => key.slice(prefix.length)),
    remove: (name) => bucket.remove(prefix + name),
    readNote: (name) => bucket.read(prefix + name),
    writeNote: (name, text) => bucket.write(prefix + name, text),
  };
}

/**
 * Provides a temporary file for the duration of `work`. Set TMPDIR if the default folder has too
 * little space for a backup.
 */
async function withFile<Result>(name: string, work: (file: string) => Promise<Result>) {
  const file = join(mkdtempSync(join(tmpdir(), 'folio-backup-')), name);
  return withCleanUp(
    () => work(file),
    async () => rmSync(dirname(file), { recursive: true, force: true }),
  );
}
