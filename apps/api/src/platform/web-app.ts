import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import serveFiles from '@fastify/static';
import { documentPathOf, isAppPath, pathOfPageFile } from '@folio/contract/app-paths';
import { isPageName } from '@folio/contract/public-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { sendRefusal } from './error-handler.ts';
import { isSold } from './money-configuration.ts';
import { serveServiceWorker, workerFile } from './service-worker.ts';
import { createSingleFlightCache } from './single-flight-cache.ts';
import { serveTemplatedFile } from './templated-file.ts';

/** The landing page's file; served only at /, with its placeholders filled in. */
const landingFile = 'landing.html';

/** The placeholder for the server's address. */
const unknownBase = 'https://folio.invalid';

/** Serves the prerendered landing page, if it exists in `folder`. */
function serveLandingPage(app: FastifyInstance, folder: string): void {
  const { baseUrl } = app.configuration;
  const sold = isSold(app.configuration) ? '' : ' data-unsold';
  serveTemplatedFile(app, '/', {
    file: join(folder, landingFile),
    type: 'text/html; charset=utf-8',
    // The build doesn't know whether something is sold; if nothing is, a class hides the prices.
    fill: (text) => text.replaceAll(unknownBase, baseUrl).replace(/<html\b/, `$&${sold}`),
  });
}

export const webAppFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The template of public pages; not a page by itself. */
export const publicPageFile = 'public-page.html';
export const publicPageRenderer = 'server/public-page.js';
const unserved = new Set(
  [landingFile, publicPageFile, publicPageRenderer, workerFile].map((file) => `/${file}`),
);

/** Files in this folder have a content hash in their names. */
const hashedFiles = '/assets/';
const year = 31_536_000;

/** Serves the built web app: static files, and its documents for the app's paths. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const pages = isBuilt ? findAppPages(folder) : new Map<string, string>();
  guideSearchEngines(app);
  serveLandingPage(app, folder);
  serveServiceWorker(app, folder);
  if (isBuilt)
    await app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !unserved.has(path),
      setHeaders: (reply, path) => {
        const file = path.replaceAll('\\', '/');
        reply.header('cache-control', cachingOf(file));
        if (file.includes(hashedFiles)) for (const name of headersOfPages) reply.removeHeader(name);
      },
    });
  const sendUnpacked = createUnpacker();
  app.setNotFoundHandler((request, reply) => {
    const font = packedFontOf(request, folder);
    if (font !== undefined) return sendUnpacked(reply, font);
    if (!isNavigation(request)) return refuse(reply);
    const path = pathOf(request);
    if (isBuilt && !hasPage(path)) reply.code(404).header('x-robots-tag', 'noindex');
    if (isBuilt) return reply.sendFile(pages.get(documentPathOf(path)) ?? 'index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  });
}

/**
 * In a packaged build, fonts exist only compressed. Browsers that accept Brotli (https) get them as
 * they are, others decompressed.
 */
function packedFontOf(request: FastifyRequest, folder: string): string | undefined {
  const path = pathOf(request);
  if (!/^\/assets\/[\w-]+\.ttf$/.test(path) || !/^(?:GET|HEAD)$/.test(request.method)) return;
  const file = join(folder, `${path}.br`);
  return existsSync(file) ? file : undefined;
}

/** More than all of Folio's fonts together, the largest of which has 10 MB. */
const unpackedBytes = 256 * 1_048_576;
const unpackedMs = 60_000;

/**
 * Unpacks each font once for all requests within a minute. Anybody may request fonts, and with a
 * decompressor per request, three hundred clients that read nothing took 650 MB. One at a time,
 * because Node's few threads also hash passwords.
 */
function createUnpacker(): (reply: FastifyReply, file: string) => Promise<FastifyReply> {
  const unpacked = createSingleFlightCache(unpackedBytes, unpackedMs);
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1_000 });
  const unpack = async (file: string) => decompress(await readFile(file));
  return async (reply, file) => {
    const bytes = await unpacked(file, () => inTurn(() => unpack(file)));
    // Sent as a stream, so that it counts like other files and not towards the caller's API
    // allowance.
    return reply
      .headers({ 'cache-control': cachingOf(hashedFiles), vary: 'accept-encoding' })
      .header('content-length', bytes.length)
      .type('font/ttf')
      .send(Readable.from([bytes]));
  };
}

const decompress = promisify(brotliDecompress);

/** For unknown paths the app shows an error page with status 404. */
const hasPage = (path: string): boolean =>
  isAppPath(path) || isPageName(path.replace(/^\/|\/$/g, ''));

const notBuilt = 'The web app is not built yet. `npm start` builds it.\n';

/** The build's documents by path; empty without a build. */
export function findAppPages(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).flatMap((file): [string, string][] => {
      const path = pathOfPageFile(file);
      return path === undefined ? [] : [[path, file]];
    }),
  );
}

/**
 * Headers that only pages need. Omitting them saves a quarter of a kilobyte for each of sixty
 * files.
 */
const headersOfPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

function cachingOf(path: string): string {
  return path.includes(hashedFiles) ? `public, max-age=${year}, immutable` : 'no-cache';
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
}

/** A navigation, as opposed to a request for a file or data. */
function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|dev|assets|metrics)(\/|$)/.test(path))
    return false;
  const accepted = headers.accept ?? '*/*';
  const hasExtension = /$(?<=\.[^/]+)/.test(path);
  return accepted.includes('text/html') || (accepted.includes('*/*') && !hasExtension);
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** The public pages. */
const publicPaths = [
  '/',
  '/pricing',
  '/signup',
  '/login',
  '/contact',
  '/contact-sales',
  '/help-center',
  '/help-center/guides',
  '/privacy-policy',
  '/terms-of-service',
];

/** Serves robots.txt and the sitemap of public pages. */
function guideSearchEngines(app: FastifyInstance): void {
  const { baseUrl } = app.configuration;
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const places = publicPaths.map((path) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
