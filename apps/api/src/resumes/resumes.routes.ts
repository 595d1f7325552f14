import {
  type ListResumes,
  preferMinimal,
  type ResumePage,
  type ResumeSummary,
  resumeRoutes,
  type UpdateResume,
} from '@folio/contract/resumes';
import { templates } from '@folio/contract/template-list';
import type { Template } from '@folio/contract/templates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { attachment } from '../platform/http-headers.ts';
import { requirePerson, requireSession, sessionOf } from '../platform/require-session.ts';
import type { UserRow } from '../platform/sessions.ts';
import { saveResume, updateResume } from './change-resume.service.ts';
import { acceptsUnabridged, negotiateContents, sendUnabridged } from './content-negotiation.ts';
import { exactJson, toResume, toRow } from './present-resume.ts';
import {
  countResumes,
  listResumes,
  type PageCursor,
  type Search,
} from './resume-pages.repository.ts';
import type { ResumeRow, StoredTexts } from './resumes.repository.ts';
import { createResume, getResumeSince, getStoredTexts, removeResume } from './resumes.service.ts';

/**
 * A page of a user's resumes. Concurrent changes don't shift the following pages (keyset
 * pagination).
 */
async function pageOfResumes(
  db: Db,
  user: UserRow,
  { limit, cursor, search, searchBy }: ListResumes,
): Promise<Omit<ResumePage, 'success'>> {
  const found = await listResumes(db, user.id, {
    // One more than the page, to know if there is another.
    limit: limit + 1,
    ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
    ...(search === '' ? {} : { search: toSearch(search, searchBy) }),
  });
  const data = found.resumes.slice(0, limit);
  const last = found.resumes.length > limit ? data.at(-1) : undefined;
  return { data, page: { nextCursor: last ? toCursor(last) : null, total: found.total } };
}

function toSearch(text: string, searchBy: ListResumes['searchBy']): Search {
  const wanted = fold(text);
  const searched = ({ id, name }: Template) => fold(searchBy === 'templateId' ? id : name);
  const found = templates.filter((template) => searched(template).includes(wanted));
  return { text, templateIds: found.map(({ id }) => id) };
}

const fold = (text: string) => text.normalize().toLowerCase();

const toCursor = ({ updatedAt, id }: ResumeSummary): string => `${updatedAt}_${id}`;

function readCursor(cursor: string): PageCursor {
  const [updatedAt = '', id = '', ...rest] = cursor.split('_');
  if (isMoment(updatedAt) && isUuid(id) && rest.length === 0) return { updatedAt, id };
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { cursor: ['This is not a place in a list of resumes'] },
  });
}

/** A cursor's timestamp must be valid for PostgreSQL. */
const isMoment = (text: string): boolean =>
  /^[1-9]\d{3}-/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

type Routes = Parameters<FastifyPluginAsyncZod>[0];

export const resumesPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  negotiateContents(app);
  readingRoutes(app);
  changingRoutes(app);
};

function readingRoutes(app: Routes): void {
  app.route({
    ...resumeRoutes.list,
    serializerCompiler,
    handler: async (request) =>
      ({
        success: true,
        ...(await pageOfResumes(app.db, sessionOf(request).user, request.query)),
      }) as const,
  });

  app.route({
    ...resumeRoutes.summary,
    handler: async (request) =>
      ({ success: true, data: await countResumes(app.db, sessionOf(request).user.id) }) as const,
  });

  app.route({
    ...resumeRoutes.get,
    serializerCompiler,
    handler: async (request, reply) => {
      const texts = await getStoredTexts(app.db, sessionOf(request).user, request.params.id);
      const json = acceptsUnabridged(request) ? exactJson(texts) : undefined;
      if (json !== undefined) return sendUnabridged(reply, json);
      return { success: true, data: toResume(toRow(texts)) } as const;
    },
  });

  app.route({
    ...resumeRoutes.stored,
    handler: async (request, reply) => {
      const texts = await getStoredTexts(app.db, sessionOf(request).user, request.params.id);
      return reply
        .header('content-disposition', attachment('resume-as-stored.json'))
        .type('application/json; charset=utf-8')
        .send(storedJson(texts));
    },
  });

  app.route({
    ...resumeRoutes.since,
    serializerCompiler,
    handler: async (request) => {
      const { params, query } = request;
      const row = await getResumeSince(app.db, sessionOf(request).user, params.id, query.version);
      return { success: true, data: row && toResume(row) } as const;
    },
  });
}

function changingRoutes(app: Routes): void {
  /** Setting a template is an ordinary change. */
  const change = async (
    request: FastifyRequest<{ Params: { id: string }; Body: UpdateResume }>,
    reply: FastifyReply,
  ) => {
    const { user } = sessionOf(request);
    const { params, body } = request;
    const answer = { success: true, message: 'Resume updated' } as const;
    const owner = { context: app, user, id: params.id };
    if (!prefersMinimal(request)) return { ...answer, data: await updateResume(owner, body) };
    const data = await saveResume(owner, body);
    return reply.header('preference-applied', preferMinimal.prefer).send({ ...answer, data });
  };

  app.route({
    ...resumeRoutes.create,
    serializerCompiler,
    handler: async (request, reply) => {
      if (request.body.isPublic) requirePerson(request);
      const row = await createResume(app, sessionOf(request).user, request.body);
      return reply.code(201).send(answerOf(row, 'Resume created'));
    },
  });

  app.route({
    ...resumeRoutes.update,
    serializerCompiler,
    handler: change,
  });

  app.route({
    ...resumeRoutes.setTemplate,
    serializerCompiler,
    handler: change,
  });

  app.route({
    ...resumeRoutes.remove,
    handler: async (request) => {
      await removeResume(app, sessionOf(request).user, request.params.id);
      return { success: true, message: 'Resume deleted' } as const;
    },
  });
}

/**
 * Rows are validated when stored and in `toResume`, so responses skip the schema, which saves 45 of
 * 300 µs for a resume.
 */
const serializerCompiler = () => JSON.stringify;

const storedJson = ({ name, templateId, order, settings, content }: StoredTexts): string => {
  const [nameJson, template] = [JSON.stringify(name), JSON.stringify(templateId)];
  return `{"name":${nameJson},"templateId":${template},"order":${order},"settings":${settings},"content":${content}}\n`;
};

const answerOf = (row: ResumeRow, message?: string) =>
  ({ success: true, data: toResume(row), ...(message ? { message } : {}) }) as const;

/** `Prefer: return=minimal` (RFC 7240): the response omits the content. */
const prefersMinimal = ({ headers }: FastifyRequest): boolean =>
  headers.prefer
    ?.toString()
    .split(/[,;]/)
    .some((one) => one.trim() === preferMinimal.prefer) ?? false;
