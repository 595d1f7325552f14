import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from './http-headers.ts';

type TemplatedFile = {
  file: string;
  /** Replaces the file's placeholders by values of the running server. */
  fill: (text: string) => string;
};
/** A file whose values change, with a key that changes with them. */
type ChangingFile = TemplatedFile & { key: string };

/** Serves a file of the build at a path with its placeholders filled in, if it exists. */
export function serveTemplatedFile(
  app: FastifyInstance,
  url: string,
  { type, ...usual }: TemplatedFile & { type: string },
  fileNow?: () => Promise<ChangingFile>,
): void {
  if (!existsSync(usual.file)) return;
  let kept: Prepared | undefined;
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    const now = fileNow ? await fileNow() : { ...usual, key: '' };
    // Read on request, because reading at the start takes time and the app may be rebuilt while the
    // server runs.
    if (now.key !== kept?.key || statSync(now.file).mtimeMs !== kept.writtenMs) kept = prepare(now);
    reply.headers({ 'cache-control': 'no-cache', etag: kept.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send();
    reply.type(type);
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(kept.text);
    return reply.header('content-encoding', encoding).send(kept[encoding]);
  });
}

type Prepared = ReturnType<typeof prepare>;

/** Quality 5 of 11 compresses a page in a few milliseconds, for which the first visitor waits. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function prepare({ file, fill, key }: ChangingFile) {
  const writtenMs = statSync(file).mtimeMs;
  const text = fill(readFileSync(file, 'utf8'));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { key, writtenMs, text, etag, br: brotliCompressSync(text, brotli), gzip: gzipSync(text) };
}
