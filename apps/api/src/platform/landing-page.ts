import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';

/** The page's file in the built web app; it is served at / alone, with its addresses filled in. */
export const landingFile = 'landing.html';

/** What stands in the file for where the product is. */
const unknownBase = 'https://folio.invalid';

/** Serves the landing page, which the build has written, if there is one in `folder`. */
export function serveLandingPage(app: FastifyInstance, folder: string): void {
  const file = join(folder, landingFile);
  if (!existsSync(file)) return;
  let page = prepare(file, app.configuration.baseUrl);
  app.get('/', { schema: { hide: true } }, (request, reply) => {
    // The app may be built anew while the server runs.
    if (statSync(file).mtimeMs !== page.writtenMs) page = prepare(file, app.configuration.baseUrl);
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(page.text);
    return reply.header('content-encoding', encoding).send(page[encoding]);
  });
}

function prepare(file: string, baseUrl: string) {
  const writtenMs = statSync(file).mtimeMs;
  const text = readFileSync(file, 'utf8').replaceAll(unknownBase, baseUrl);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { writtenMs, text, etag, br: brotliCompressSync(text), gzip: gzipSync(text) };
}
