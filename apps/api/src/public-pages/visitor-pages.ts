import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageState, pageFileOf } from '@folio/contract/app-paths';
import type { WrittenOffer } from '@folio/contract/credits';
import { fillInFacts, offerFacts, placesLeftText } from '@folio/contract/offer-facts';
import type { FastifyInstance } from 'fastify';
import { serverOffer } from '../credits/offer.service.ts';
import { placesLeft } from '../payments/offers.service.ts';
import { serveTemplatedFile } from '../platform/templated-file.ts';
import { findAppPages } from '../platform/web-app.ts';

const htmlType = 'text/html; charset=utf-8';
/** Guides that have a variant for servers that sell nothing. */
const guides = '/help-center/guides/';

/** Serves the visitor pages of the build, completed with this server's offer. */
export function serveVisitorPages(app: FastifyInstance, folder: string): void {
  for (const [path, name] of findAppPages(folder)) {
    const file = join(folder, name);
    if (!readFileSync(file, 'utf8').includes('data-written')) continue;
    if (isOtherHere(app, path)) {
      // Prerendered pages that assume default settings; the app asks for the server's sign-up
      // rules.
      const ofApp = {
        file: join(folder, 'index.html'),
        type: htmlType,
        fill: (html: string) => html,
      };
      serveTemplatedFile(app, path, ofApp);
      continue;
    }
    const fillWith = (offer: WrittenOffer) => (html: string) =>
      fillInFacts(html, factsOf(app, offer));
    const here = serverOffer(app);
    // Whether anything is sold is fixed at the start.
    const unsold = join(folder, pageFileOf(path, 'nothing-sold'));
    if (!here.isSold && path.startsWith(guides) && !existsSync(unsold)) {
      serveNoPage(app, path);
      continue;
    }
    const usual = {
      file: !here.isSold && existsSync(unsold) ? unsold : file,
      type: htmlType,
      fill: fillWith({ ...here, placesLeft: 0 }),
    };
    // Other pages are fixed at the start; prices are current.
    const fileNow = async () => {
      const offer = await offerNow(app);
      const stated = join(folder, pageFileOf(path, stateOf(offer)));
      return { file: stated, fill: fillWith(offer), key: JSON.stringify(offer) };
    };
    const hasStates = existsSync(join(folder, pageFileOf(path, 'first-hundred')));
    serveTemplatedFile(app, path, usual, hasStates ? fileNow : undefined);
  }
}

function isOtherHere({ configuration: { signUp, oidcProviders } }: FastifyInstance, path: string) {
  return path === '/signup' ? signUp !== 'open' : path === '/login' && oidcProviders.length > 0;
}

/** A page that only exists on other servers: the app shows its page for unknown addresses. */
function serveNoPage(app: FastifyInstance, path: string): void {
  app.get(path, { schema: { hide: true } }, (_, reply) =>
    reply.code(404).header('x-robots-tag', 'noindex').sendFile('index.html'),
  );
}

/** The current offer; if the database is unavailable, without the one whose places are counted. */
async function offerNow(app: FastifyInstance): Promise<WrittenOffer> {
  const offer = serverOffer(app);
  if (!offer.isSold) return { ...offer, placesLeft: 0 };
  const left = placesLeft(app.db, app.configuration).catch((error: unknown) => {
    app.log.warn({ err: error }, 'Prices are shown without the offer whose places are counted');
    return 0;
  });
  return { ...offer, placesLeft: await left };
}

function stateOf({ isSold, placesLeft: left }: WrittenOffer): PageState | undefined {
  if (!isSold) return 'nothing-sold';
  return left > 0 ? 'first-hundred' : undefined;
}

function factsOf(app: FastifyInstance, offer: WrittenOffer): Record<string, string> {
  const { supportEmail, salesEmail } = app.configuration;
  const facts = {
    ...offerFacts(offer),
    'places left': placesLeftText(offer.placesLeft),
    'support email': supportEmail,
    'sales email': salesEmail,
  };
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)])),
    offer: JSON.stringify(offer).replaceAll('<', '\\u003c'),
  };
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
