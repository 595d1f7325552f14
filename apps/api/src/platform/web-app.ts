import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendRefusal } from './error-handler.ts';
import { landingFile, serveLandingPage } from './landing-page.ts';
import { guideSearchEngines } from './search-engines.ts';

export const webAppFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The document of public pages, and what writes a person into it: neither is a page by itself. */
export const publicPageFile = 'public-page.html';
export const publicPageRenderer = 'server/public-page.js';
const unserved = new Set(
  [landingFile, publicPageFile, publicPageRenderer].map((file) => `/${file}`),
);

/** Vite puts a hash of the content into the names here. */
const hashedFiles = '/assets/';
const year = 31_536_000;

/** Serves the built web app: its files, and its page at every address that a person may open. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const pages = isBuilt ? findAppPages(folder) : new Map<string, string>();
  guideSearchEngines(app);
  serveLandingPage(app, folder);
  if (isBuilt)
    await app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !unserved.has(path),
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path.replaceAll('\\', '/')));
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return refuse(reply);
    if (isBuilt) return reply.sendFile(pages.get(pathOf(request)) ?? 'index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  });
}

const notBuilt = 'The web app is not built yet. `npm start` builds it.\n';

/** The build's documents for single addresses: `page-of-dashboard.html` is /dashboard's. */
function findAppPages(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => /^page-of-.+\.html$/.test(file));
  return new Map(files.map((file) => [`/${file.slice('page-of-'.length, -'.html'.length)}`, file]));
}

function cachingOf(path: string): string {
  return path.includes(hashedFiles) ? `public, max-age=${year}, immutable` : 'no-cache';
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
}

/** A person opening an address, rather than a page that asks for a file or for data. */
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
