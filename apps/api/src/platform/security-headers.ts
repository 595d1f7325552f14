import helmet from '@fastify/helmet';
import { isCheckoutPage } from '@folio/contract/checkout-pages';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

const checkout = 'https://checkout.razorpay.com';
const api = 'https://api.razorpay.com';
const cdn = 'https://cdn.razorpay.com';
const lumberjack = ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'];

/** What Razorpay's checkout loads: its own list is etc/csp_whitelist.xml of razorpay-magento. */
const withRazorpay = {
  ...directives,
  scriptSrc: [...directives.scriptSrc, checkout, cdn],
  imgSrc: [...directives.imgSrc, cdn],
  connectSrc: [...directives.connectSrc, api, checkout, ...lumberjack],
  frameSrc: [...directives.frameSrc, api, checkout],
};

/** Standard headers on every answer, errors included. The session's token is in the reach of scripts. */
export async function secureHeaders(
  app: FastifyInstance,
  { baseUrl, paymentProvider }: Pick<Configuration, 'baseUrl' | 'paymentProvider'>,
): Promise<void> {
  const isHttps = baseUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
  if (paymentProvider === 'razorpay') openCheckoutPages(app);
}

/** The provider's hosts, on the pages that may open its checkout alone. */
function openCheckoutPages(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isCheckoutPage(url.split('?')[0] ?? '')) return;
    await reply.helmet({
      contentSecurityPolicy: { useDefaults: false, directives: withRazorpay },
      // A bank's page is a window that the checkout opens and hears from.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      // The provider compares where a checkout is with the site that it is registered for.
      referrerPolicy: { policy: 'strict-origin' },
    });
  });
}

/** For an answer that is given before any hook runs: an address that cannot be read. */
export const plainAnswerHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
