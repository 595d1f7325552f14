import { createHash } from 'node:crypto';
import { templates } from '@folio/contract/template-list';
import { type CountedTemplate, TemplateId, templateRoutes } from '@folio/contract/templates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import { matchesEtag } from '../platform/http-headers.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import type { UserRow } from '../platform/sessions.ts';
import { addView, countTemplates } from './templates.repository.ts';

/** The list as sent, and its ETag. */
type CountedTemplates = { list: CountedTemplate[]; tag: string };

const keptMs = 10_000;

/**
 * The templates with their counts, cached for ten seconds, because counting reads a whole index and
 * the route is public.
 */
function createCountedTemplates(db: Db): () => Promise<CountedTemplates> {
  let kept: { answer: Promise<CountedTemplates>; untilMs: number } | undefined;
  return () => {
    if (kept && Date.now() < kept.untilMs) return kept.answer;
    const answer = count(db);
    const counting = { answer, untilMs: Date.now() + keptMs };
    kept = counting;
    answer.catch(() => {
      if (kept === counting) kept = undefined;
    });
    return answer;
  };
}

async function count(db: Db): Promise<CountedTemplates> {
  const counts = await countTemplates(db);
  const list = templates.map((template) => ({
    ...template,
    ...(counts.get(template.id) ?? { uses: 0, views: 0 }),
  }));
  const tag = createHash('sha256').update(JSON.stringify(list)).digest('base64url');
  return { list, tag: `"${tag}"` };
}

const viewsOfAccount: RateLimit = { name: 'template-views', hits: 120, seconds: 60 };

type Context = { db: Db; configuration: Configuration };

/** Records that a user has opened a template's preview. */
async function viewTemplate(context: Context, user: UserRow, id: string): Promise<void> {
  const templateId = toTemplateId(id);
  await countHits(context, [{ limit: viewsOfAccount, subject: user.id }]);
  await addView(context.db, user.id, templateId);
}

function toTemplateId(id: string): TemplateId {
  const known = TemplateId.safeParse(id);
  if (!known.success) throw new AppError('TEMPLATE_NOT_FOUND', 'There is no such template.');
  return known.data;
}

/** Public, since the landing page shows templates. */
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
