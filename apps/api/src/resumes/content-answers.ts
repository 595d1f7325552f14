import { plainContent, wholeContentType } from '@folio/contract/plain-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Contents leave whole to who accepts `application/vnd.folio+json`, as our own client does; all
 * others get them plain. To be called within the plugin whose routes answer contents.
 */
export function negotiateContents(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const data = dataOf(payload);
    if (!data) return done(null, payload);
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept');
    if (!acceptsWhole(request)) return done(null, { ...(payload as object), data: plain(data) });
    if (reply.statusCode < 400) reply.type(`${wholeContentType}; charset=utf-8`);
    done(null, payload);
  });
}

/** Sends data that are whole, and JSON already. */
export const sendWhole = (reply: FastifyReply, data: string): FastifyReply =>
  reply
    .header('vary', 'accept')
    .type(`${wholeContentType}; charset=utf-8`)
    .send(`{"success":true,"data":${data}}`);

export const acceptsWhole = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(wholeContentType) ?? false;

type WithContent = { content: ResumeContent };
type Family = {
  original: WithContent;
  versions: Array<{ resume: WithContent; base: ResumeContent }>;
};

/** The part of an answer that holds contents, where it does. */
function dataOf(payload: unknown): WithContent | Family | undefined {
  const data = isObject(payload) ? payload.data : undefined;
  return isObject(data) && ('content' in data || 'original' in data)
    ? (data as WithContent | Family)
    : undefined;
}

function plain(data: WithContent | Family) {
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
