import { pictureRules } from '@folio/contract/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countHits, type RateLimit } from '../rate-limit.ts';
import { sessionOf } from '../require-session.ts';
import { tooLarge } from './square-jpeg.ts';

const uploads = { name: 'picture-uploads', hits: 20, seconds: 60 * 60 } satisfies RateLimit;

/** An `onRequest` hook after `requireSession`: pictures of all kinds are counted together. */
export async function countUpload(request: FastifyRequest): Promise<void> {
  const { user } = sessionOf(request);
  await countHits(request.server, [{ limit: uploads, subject: user.id }]);
}

/**
 * Lets the routes of a plugin take a picture as their body, as bytes: what it is said to be doesn't
 * matter. Its other routes may not have a body.
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
