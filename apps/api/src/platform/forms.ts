import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AppError } from './app-error.ts';
import { PiecemealRequest } from './piecemeal-bodies.ts';

type Forms = Pick<FastifyMultipartBaseOptions, 'limits'> & { tooLarge: () => AppError };

/**
 * Accepts multipart forms, and no other bodies, in a plugin's routes. The library reads a body to
 * its end, however long, so one that is longer than its route allows is rejected first. A chunked
 * body, as some proxies send, has no known length and is cut off at the limit.
 */
export async function acceptForms(app: FastifyInstance, { limits, tooLarge }: Forms) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { ...(limits ? { limits } : {}) });
  app.addHook('preParsing', async ({ headers, raw, routeOptions: { bodyLimit = 0 } }, reply) => {
    if (raw instanceof PiecemealRequest) raw.maxBytes = bodyLimit;
    if (Number(headers['content-length'] ?? 0) <= bodyLimit) return;
    // Otherwise Node would read the rest and discard it.
    reply.header('connection', 'close');
    throw tooLarge();
  });
}
