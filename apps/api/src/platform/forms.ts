import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

type Forms = Pick<FastifyMultipartBaseOptions, 'limits'> & { tooLarge: () => AppError };

/**
 * Accepts multipart forms in a plugin's routes, and no other bodies. The library reads a body to its
 * end, however long: one that is longer than its route allows, or doesn't say, is refused before.
 */
export async function acceptForms(app: FastifyInstance, { limits, tooLarge }: Forms) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { ...(limits ? { limits } : {}) });
  app.addHook('preParsing', async ({ headers, routeOptions: { bodyLimit = 0 } }) => {
    if (headers['transfer-encoding'] !== undefined)
      throw new AppError('MALFORMED_REQUEST', 'Send the form with its length (content-length).');
    if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  });
}
