import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AppError } from './app-error.ts';
import { PiecemealRequest } from './piecemeal-bodies.ts';

type Forms = Pick<FastifyMultipartBaseOptions, 'limits'> & { tooLarge: () => AppError };

/**
 * Accepts multipart forms in a plugin's routes, and no other bodies. The library reads a body to its
 * end, however long: one that is longer than its route allows is refused before. Of one that comes in
 * chunks, as some proxies send them, nobody knows the length: it is cut off at the limit.
 */
export async function acceptForms(app: FastifyInstance, { limits, tooLarge }: Forms) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { ...(limits ? { limits } : {}) });
  app.addHook('preParsing', async ({ headers, raw, routeOptions: { bodyLimit = 0 } }, reply) => {
    if (raw instanceof PiecemealRequest) raw.maxBytes = bodyLimit;
    if (Number(headers['content-length'] ?? 0) <= bodyLimit) return;
    // Otherwise Node reads the rest, and throws it away.
    reply.header('connection', 'close');
    throw tooLarge();
  });
}
