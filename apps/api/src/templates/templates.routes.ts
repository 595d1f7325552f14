import { templateRoutes } from '@folio/contract/templates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../platform/app-error.ts';
import { matchesEtag } from '../platform/if-none-match.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { createCountedTemplates } from './counted-templates.ts';
import { viewTemplate } from './templates.service.ts';

/** The landing page shows templates too, so no session is needed to read them. */
export const templatesPlugin: FastifyPluginAsyncZod = async (app) => {
  const countedTemplates = createCountedTemplates(app.db);

  async function answerIfChanged(request: FastifyRequest, reply: FastifyReply) {
    const { tag } = await countedTemplates();
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }

  app.route({
    ...templateRoutes.list,
    preHandler: answerIfChanged,
    handler: async () => ({ success: true as const, data: (await countedTemplates()).list }),
  });

  app.route({
    ...templateRoutes.get,
    handler: async (request) => {
      const { list } = await countedTemplates();
      const template = list.find(({ id }) => id === request.params.id);
      if (!template) throw new AppError('TEMPLATE_NOT_FOUND', 'There is no such template.');
      return { success: true, data: template } as const;
    },
  });

  app.route({
    ...templateRoutes.view,
    onRequest: requireSession,
    handler: async (request) => {
      await viewTemplate(app, sessionOf(request).user, request.params.id);
      return { success: true, message: 'View counted' } as const;
    },
  });
};
