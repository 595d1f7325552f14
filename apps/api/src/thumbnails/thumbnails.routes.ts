import { randomBytes } from 'node:crypto';
import { isBranded } from '@folio/contract/entitlements';
import { thumbnailRoutes } from '@folio/contract/thumbnails';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { matchesEtag } from '../platform/http-headers.ts';
import { waitElsewhere } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { resumeForDocument } from '../resumes/resume-document.service.ts';
import { getResume, getResumeHead, refuseOtherVersion } from '../resumes/resumes.service.ts';
import { createThumbnails, thumbnailTag } from './thumbnails.service.ts';

export const thumbnailsPlugin: FastifyPluginAsyncZod = async (app) => {
  waitElsewhere(app);
  const makeThumbnail = createThumbnails(app);
  /** Changes with each server start, since a new release may render differently. */
  const edition = randomBytes(4).toString('hex');

  app.route({
    ...thumbnailRoutes.thumbnail,
    onRequest: requireSession,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const { id } = request.params;
      const head = await getResumeHead(app.db, user, id);
      const { width, version } = request.query;
      const read = async () => {
        const row = await getResume(app.db, user, id);
        refuseOtherVersion(row, version);
        return resumeForDocument(app.db, user, row);
      };
      if (version !== undefined && version !== head.version) await read();
      const look = thumbnailTag(head, { widthPx: width, showsBranding: isBranded(user) });
      const tag = `"${look}-${edition}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const png = await makeThumbnail({
        key: `${id.toLowerCase()} ${look}`,
        userId: user.id,
        readResume: read,
        widthPx: width,
      });
      return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    },
  });
};
