import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PublicPage } from '@folio/contract/public-page';
import { pageDataId } from '@folio/contract/public-page-facts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { toLoggableError } from '../platform/loggable-error.ts';
import { publicPageFile, publicPageRenderer } from '../platform/web-app.ts';
import { dataScript, pageHead } from './page-head.ts';

type Render = (page: PublicPage) => string;
/** The build of the page: its HTML document, and the function that renders a profile into it. */
type Build = { edition: string; document: string; render: Render | undefined };

/** A rendered page; compressed on first request. */
export type WrittenPage = {
  tag: string;
  text: string;
  compressed: (encoding: 'br' | 'gzip') => Buffer;
};

const cachedCharacters = 48_000_000;

/** Renders public pages with the web app's build in `folder`; undefined if there is none. */
export function createPageWriter(folder: string, baseUrl: string, log: FastifyBaseLogger) {
  const written = new LRUCache<string, WrittenPage>({
    maxSize: cachedCharacters,
    maxEntrySize: cachedCharacters / 4,
  });
  const files = [publicPageFile, publicPageRenderer].map((name) => join(folder, name));
  let build: Promise<Build> | undefined;
  let edition = '';

  /** The app may be rebuilt while the server runs; until that is done the last build is used. */
  function currentBuild(): Promise<Build> | undefined {
    const [page, renderer] = files.map((file) => statSync(file, { throwIfNoEntry: false }));
    const found = page ? `${page.mtimeMs}-${renderer?.mtimeMs}` : edition;
    if (found !== edition) {
      edition = found;
      build = openBuild(folder, edition, log);
    }
    return build;
  }

  return async (page: PublicPage): Promise<WrittenPage | undefined> => {
    const current = await currentBuild();
    if (!current) return undefined;
    const tag = hashOf(`${current.edition} ${JSON.stringify(page)}`);
    const known = written.get(tag);
    if (known) return known;
    const text = write(page, current, baseUrl, log);
    const made = { tag, text, compressed: compressor(text) };
    written.set(tag, made, { size: 2 * text.length });
    return made;
  };
}

async function openBuild(folder: string, edition: string, log: FastifyBaseLogger): Promise<Build> {
  const document = readFileSync(join(folder, publicPageFile), 'utf8');
  const module = join(folder, publicPageRenderer);
  if (!existsSync(module)) return { edition, document, render: undefined };
  try {
    const address = `${pathToFileURL(module).href}?edition=${edition}`;
    const { renderPublicPage }: { renderPublicPage: Render } = await import(address);
    return { edition, document, render: renderPublicPage };
  } catch (error) {
    log.error(
      { err: toLoggableError(error) },
      'public pages are written without their content: the build does not load',
    );
    return { edition, document, render: undefined };
  }
}

/** Without the render function the page is sent empty, and its script loads the content. */
function write(
  page: PublicPage,
  { document, render }: Build,
  baseUrl: string,
  log: FastifyBaseLogger,
): string {
  const parts = { head: pageHead(page, baseUrl), page: '', data: '' };
  try {
    if (render) {
      parts.page = render(page);
      parts.data = dataScript({ type: 'application/json', id: pageDataId }, page).markup;
    }
  } catch (error) {
    log.error({ err: toLoggableError(error) }, 'a public page failed to render');
  }
  // In a single pass, so that placeholders within inserted text are not replaced.
  return document.replace(/<!--(head|page|data)-->/g, (_, name: keyof typeof parts) => parts[name]);
}

function compressor(text: string): WrittenPage['compressed'] {
  const made: Partial<Record<'br' | 'gzip', Buffer>> = {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (encoding) => {
    made[encoding] ??= encoding === 'br' ? brotliCompressSync(text, { params }) : gzipSync(text);
    return made[encoding];
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);
