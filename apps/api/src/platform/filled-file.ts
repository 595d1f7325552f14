import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';

type FilledFile = {
  file: string;
  type: string;
  /** Puts in what only the running server knows. */
  fill: (text: string) => string;
};

/** Serves a file of the build at one address, filled in, if the build has written it. */
export function serveFilledFile(app: FastifyInstance, url: string, filled: FilledFile): void {
  const { file, type } = filled;
  if (!existsSync(file)) return;
  let kept: Prepared | undefined;
  app.get(url, { schema: { hide: true } }, (request, reply) => {
    // Not at the start, which it would hold up; and the app may be built anew while the server runs.
    if (statSync(file).mtimeMs !== kept?.writtenMs) kept = prepare(filled);
    reply.headers({ 'cache-control': 'no-cache', etag: kept.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send();
    reply.type(type);
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(kept.text);
    return reply.header('content-encoding', encoding).send(kept[encoding]);
  });
}

type Prepared = ReturnType<typeof prepare>;

/** Of the eleven levels one that packs a page in some milliseconds: whoever asks first waits for it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function prepare({ file, fill }: FilledFile) {
  const writtenMs = statSync(file).mtimeMs;
  const text = fill(readFileSync(file, 'utf8'));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { writtenMs, text, etag, br: brotliCompressSync(text, brotli), gzip: gzipSync(text) };
}
