import { pictureRules } from '@folio/contract/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countHits, type RateLimit } from '../rate-limit.ts';
import { sessionOf } from '../require-session.ts';
import { tooLarge } from './square-jpeg.ts';

const uploads = { name: 'picture-uploads', hits: 20, seconds: 60 * 60 } satisfies RateLimit;

/** An `onRequest` hook after `requireSession`: one limit for uploads of all kinds. */
export async function countUpload(request: FastifyRequest): Promise<void> {
  const { user } = sessionOf(request);
  await countHits(request.server, [{ limit: uploads, subject: user.id }]);
}

/**
 * Accepts pictures as raw bodies of any content type in a plugin's routes. Its other routes can't
 * have bodies.
 */
export function acceptPictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: pictureRules.maxBytes },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error) => {
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : error;
  });
}
