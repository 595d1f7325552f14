import { fileEndings } from '@folio/contract/auth';
import { joinName } from '@folio/contract/person-name';
import { isPageName, type PublicPage } from '@folio/contract/public-page';
import { documentFileName, personFileName } from '@folio/documents/file-name';
import { contactOf, writeVcard } from '@folio/documents/vcard';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../platform/app-error.ts';
import { callerNetwork } from '../platform/caller-network.ts';
import { attachment, encodingFor, matchesEtag } from '../platform/http-headers.ts';
import { limitAddress } from '../platform/request-limits.ts';
import { showProfile } from '../profiles/public-profiles.service.ts';
import type { Visit } from '../profiles/visits.ts';
import { cardTag, createCards } from './cards.service.ts';
import { createPageWriter, type WrittenPage } from './page-writer.ts';
import { createPapers } from './papers.service.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/**
 * The page at `/{name}` as a visitor sees it: opening an address sends no session, so its owner
 * gets the same. An unknown profile gives a page without a person. Counts the visit unless told not
 * to.
 */
async function readPublicPage(parts: Parts, name: string, visit?: Visit): Promise<PublicPage> {
  const { baseUrl } = parts.configuration;
  try {
    const { user, isPrivate } = await showProfile(parts, name, null, visit);
    return { address: `${baseUrl}/${user?.username ?? name}`, user, isPrivate };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'PROFILE_NOT_FOUND')) throw error;
    return { address: `${baseUrl}/${name}`, user: null, isPrivate: false };
  }
}

const countOpened = limitAddress({ name: 'public-page', hits: 120, seconds: 60 });
/** Always revalidated: a stale page may show what its owner has withdrawn. */
const revalidated = 'public, max-age=0, must-revalidate';
/** An SVG must not run as a page of our origin when opened directly. */
const documentPolicy = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const hidden = { schema: { hide: true } };
/** Rendering queues among the documents instead. */
const drawn = { ...hidden, config: { isInTurnElsewhere: true } };

/** Names with file endings are left to the route for static files. */
const anyName = `/:name(^(?!.*[.](${fileEndings})$)[a-zA-Z0-9._-]{3,40}$)`;

type Named = FastifyRequest<{ Params: { name: string } }>;

type Routes = Parameters<FastifyPluginAsyncZod<{ folder: string }>>[0];

/** The public page at `/{username}` and its shared resources. `folder` is the web app's build. */
export const publicPagesPlugin: FastifyPluginAsyncZod<{ folder: string }> = async (
  app,
  { folder },
) => {
  const writePage = createPageWriter(folder, app.configuration.baseUrl, app.log);

  app.get(anyName, hidden, async (request: Named, reply) => {
    if (!isPageName(request.params.name)) return reply.callNotFound();
    const page = await openPage(app, request, request.method === 'GET');
    const written = await writePage(page);
    if (!written) return reply.callNotFound();
    return sendPage(request, reply, page, written);
  });

  shareRoutes(app);
  paperRoutes(app);
};

async function openPage(app: Routes, request: Named, isOpening = false): Promise<PublicPage> {
  // Counted before the page is read: otherwise a refusal would cost as much as a page.
  await countOpened(request);
  const visit = { address: callerNetwork(request), userAgent: request.headers['user-agent'] };
  return readPublicPage(app, request.params.name, isOpening ? visit : undefined);
}

const nobody: PublicPage = { address: '', user: null, isPrivate: false };
const readNamed = async (app: Routes, request: Named): Promise<PublicPage> =>
  isPageName(request.params.name) ? openPage(app, request) : nobody;

/** What other sites embed of a page: its preview card, and the owner's contact card. */
function shareRoutes(app: Routes): void {
  const drawCard = createCards(app);

  app.get('/:name/card.png', drawn, async (request: Named, reply) => {
    const { user, address } = await readNamed(app, request);
    if (!user) return reply.callNotFound();
    if (isKnown(request, reply, `"${cardTag(user)}"`)) return reply.code(304).send();
    // Link previews embed the picture from any origin.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const png = await drawCard(user, address, callerNetwork(request));
    return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });

  app.get('/:name/contact.vcf', hidden, async (request: Named, reply) => {
    const { user, address } = await readNamed(app, request);
    if (!user) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': revalidated,
        'x-robots-tag': 'noindex',
        'content-disposition': attachment(personFileName(joinName(user), 'vcf')),
      })
      .type('text/vcard; charset=utf-8')
      .send(writeVcard(contactOf(user, address)));
  });
}

/** The resume that a page shows. */
function paperRoutes(app: Routes): void {
  const papers = createPapers(app);

  app.get('/:name/resume.svg', drawn, async (request: Named, reply) => {
    const { user } = await readNamed(app, request);
    const resume = user?.resume;
    if (!user || !resume) return reply.callNotFound();
    reply.headers({ vary: 'accept-encoding', 'x-robots-tag': 'noindex' });
    const encoding = encodingFor(request);
    if (isKnown(request, reply, `"${resume.paper.tag}-${encoding}"`)) return reply.code(304).send();
    const paperRequest = { username: user.username, visitor: callerNetwork(request) };
    const svg = await papers.svg(paperRequest, encoding);
    if (svg.length === 0) return reply.callNotFound();
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', documentPolicy)
      .type('image/svg+xml')
      .send(Buffer.from(svg));
  });

  app.get('/:name/resume.pdf', drawn, async (request: Named, reply) => {
    const { user } = await readNamed(app, request);
    const resume = user?.resume;
    if (!user || !resume?.isDownloadable) return reply.callNotFound();
    const paperRequest = { username: user.username, visitor: callerNetwork(request) };
    const pdf = await papers.pdf(paperRequest);
    if (pdf.length === 0) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': revalidated,
        'x-robots-tag': 'noindex',
        'content-disposition': attachment(documentFileName(joinName(user), 'pdf')),
      })
      .type('application/pdf')
      .send(Buffer.from(pdf));
  });
}

function sendPage(request: Named, reply: FastifyReply, page: PublicPage, written: WrittenPage) {
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (!page.user) reply.header('x-robots-tag', 'noindex');
  if (isKnown(request, reply, `"${written.tag}"`)) return reply.code(304).send();
  if (!page.user && !page.isPrivate) reply.code(404);
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(written.text);
  return reply.header('content-encoding', encoding).send(written.compressed(encoding));
}

/** Sets the cache tag, and returns whether the caller's copy is current. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ etag: tag, 'cache-control': revalidated });
  return matchesEtag(headers['if-none-match'], tag);
}
