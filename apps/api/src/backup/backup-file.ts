import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import { StartError } from '../platform/start-error.ts';

const ageMagic = 'age-encryption.org/v1';

/**
 * Adds an entry to an archive; resolves when the stream has accepted it. To be called sequentially.
 */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes a backup file with the entries that `fill` adds, encrypted if there is a passphrase. Holds
 * one entry in memory (backpressure).
 *
 * @throws what `fill` or the stream throws; the file is then incomplete.
 */
export async function writeArchive(
  output: Writable,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createGzip(), encrypted(passphrase), output);
  const filled = fill((name, bytes) => addEntry(archive, name, bytes)).then(
    () => archive.finalize(),
    (error: Error) => {
      archive.destroy(error);
      throw error;
    },
  );
  // If the output fails first, `fill` would wait forever.
  filled.catch(() => {});
  await Promise.race([filled, written]);
  await Promise.all([filled, written]);
}

function addEntry(archive: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.end(bytes);
  });
}

const encrypted = (passphrase: string | undefined) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    if (passphrase === undefined) return yield* bytes;
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    yield* await encrypter.encrypt(webStreamOf(bytes));
  };

export type ArchiveEntry = { name: string; bytes: Buffer };

/**
 * Yields the entries of a backup file in order.
 *
 * @throws StartError if the file is missing, not a backup, truncated, or encrypted with another
 * passphrase.
 */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncIterable<ArchiveEntry> {
  const isEncrypted = (await firstBytes(file, ageMagic.length)) === ageMagic;
  if (isEncrypted && passphrase === undefined)
    throw new StartError(
      `${file} is encrypted: set BACKUP_PASSPHRASE to the words that it was made with.`,
    );
  const archive = extract();
  const source = isEncrypted ? decrypted(file, passphrase ?? '') : createReadStream(file);
  const read = pipeline(source, createGunzip(), archive);
  // Reported by the loop below.
  read.catch(() => {});
  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await read;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`${file} is no backup of Folio, or damaged.`, { cause });
  }
}

async function* decrypted(file: string, passphrase: string): AsyncIterable<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const opened = decrypter.decrypt(webStreamOf(createReadStream(file))).catch((cause: unknown) => {
    throw new StartError(`BACKUP_PASSPHRASE does not open ${file}.`, { cause });
  });
  yield* await opened;
}

async function firstBytes(file: string, count: number): Promise<string> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read: ${cause.code ?? cause.message}.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const webStreamOf = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
