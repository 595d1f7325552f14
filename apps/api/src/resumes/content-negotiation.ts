import { plainContent, wholeContentType } from '@folio/contract/plain-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends full contents to clients that accept `application/vnd.folio+json`, as the web app does, and
 * plain contents to all others. Must be called in the plugin of the routes.
 */
export function negotiateContents(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const data = dataOf(payload);
    if (!data) return done(null, payload);
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept');
    if (!acceptsUnabridged(request))
      return done(null, { ...(payload as object), data: plain(data) });
    if (reply.statusCode < 400) reply.type(`${wholeContentType}; charset=utf-8`);
    done(null, payload);
  });
}

/** Sends full contents that are JSON already. */
export const sendUnabridged = (reply: FastifyReply, data: string): FastifyReply =>
  reply
    .header('vary', 'accept')
    .type(`${wholeContentType}; charset=utf-8`)
    .send(`{"success":true,"data":${data}}`);

export const acceptsUnabridged = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(wholeContentType) ?? false;

type WithContent = { content: ResumeContent };
type Family = {
  original: WithContent;
  versions: Array<{ resume: WithContent; base: ResumeContent }>;
};
type Siblings = { siblings: Array<{ resume: WithContent }> };

/** The part of a response with contents, if any. */
function dataOf(payload: unknown): WithContent | Family | Siblings | undefined {
  const data = isObject(payload) ? payload.data : undefined;
  return isObject(data) && ['content', 'original', 'siblings'].some((part) => part in data)
    ? (data as WithContent | Family | Siblings)
    : undefined;
}

function plain(data: WithContent | Family | Siblings) {
  if ('siblings' in data) {
    const siblings = data.siblings.map((one) => ({ ...one, resume: withPlainContent(one.resume) }));
    return { siblings };
  }
  if (!('original' in data)) return withPlainContent(data);
  return {
    ...data,
    original: withPlainContent(data.original),
    versions: data.versions.map(({ resume, base, ...version }) => ({
      resume: withPlainContent(resume),
      ...version,
      base: plainContent(base),
    })),
  };
}

const withPlainContent = <T extends WithContent>(data: T) => ({
  ...data,
  content: plainContent(data.content),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
