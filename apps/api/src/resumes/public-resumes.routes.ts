import etag from '@fastify/etag';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { limitAddress } from '../platform/request-limits.ts';
import { readerOf } from '../platform/require-session.ts';
import { negotiateContents } from './content-negotiation.ts';
import { readResume } from './public-resumes.service.ts';

const countReads = limitAddress({ name: 'public-resume', hits: 120, seconds: 60 });

export const publicResumesPlugin: FastifyPluginAsyncZod = async (app) => {
  // The ETag is of the sent bytes, which depend on the form of the content.
  await app.register(etag, { algorithm: 'sha1' });
  negotiateContents(app);

  app.route({
    ...publicResumeRoutes.get,
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      await countReads(request);
      const { reader, refusal } = await readerOf(request);
      const readerId = reader?.id ?? null;
      const data = await readResume(app, readerId, request.params.id).catch((error) => {
        throw refusal ?? error;
      });
      // No cache may serve a resume that its owner has made private again.
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, accept' });
      return { success: true, data } as const;
    },
  });

  /** The page of the web app, excluded from search engines. */
  app.get('/resume/preview/:id', { schema: { hide: true } }, (_request, reply) =>
    reply.header('x-robots-tag', 'noindex').callNotFound(),
  );
};
