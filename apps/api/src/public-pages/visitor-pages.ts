import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillInFacts, offerFacts } from '@folio/contract/offer-facts';
import type { FastifyInstance } from 'fastify';
import { serverOffer } from '../credits/offer.service.ts';
import { serveFilledFile } from '../platform/filled-file.ts';
import { findAppPages } from '../platform/web-app.ts';

/** Serves the pages that the build has written for visitors, with what this server offers in them. */
export function serveVisitorPages(app: FastifyInstance, folder: string): void {
  for (const [path, name] of findAppPages(folder)) {
    const file = join(folder, name);
    if (!readFileSync(file, 'utf8').includes('data-written')) continue;
    serveFilledFile(app, path, {
      file,
      type: 'text/html; charset=utf-8',
      fill: (html) => fillInFacts(html, factsOf(app, path)),
    });
  }
}

function factsOf(app: FastifyInstance, path: string): Record<string, string> {
  const offer = serverOffer(app);
  const { supportEmail, salesEmail, firstHundredOffer } = app.configuration;
  const hasOwnPrices = firstHundredOffer && path === '/pricing';
  const facts = { ...offerFacts(offer), 'support email': supportEmail, 'sales email': salesEmail };
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)])),
    offer: JSON.stringify(offer).replaceAll('<', '\\u003c'),
    // What is written is what most servers sell, at the prices of the table.
    app: offer.isSold && !hasOwnPrices ? 'later' : 'now',
  };
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
