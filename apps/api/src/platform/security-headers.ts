import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCheckoutPage } from '@folio/contract/checkout-pages';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
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

/** Hosts of Razorpay's checkout, from etc/csp_whitelist.xml of razorpay-magento. */
const withRazorpay = {
  ...directives,
  scriptSrc: [...directives.scriptSrc, checkout, cdn],
  imgSrc: [...directives.imgSrc, cdn],
  connectSrc: [...directives.connectSrc, api, checkout, ...lumberjack],
  frameSrc: [...directives.frameSrc, api, checkout],
};

/**
 * Sets security headers for every response, including errors. The CSP is strict because scripts can
 * read the session's token.
 */
export function secureHeaders(
  app: FastifyInstance,
  { baseUrl, paymentProvider }: Pick<Configuration, 'baseUrl' | 'paymentProvider'>,
): void {
  const standard = standardOptions(baseUrl);
  const headers = headersOf(standard);
  const checkoutHeaders = headersOf({
    ...standard,
    contentSecurityPolicy: { useDefaults: false, directives: withRazorpay },
    // The checkout opens a bank's page in a window and receives messages from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The provider checks the referrer against the registered site.
    referrerPolicy: { policy: 'strict-origin' },
  });
  /** Pages that may open the checkout; only these allow the provider's hosts. */
  const hasCheckout = (url: string) =>
    paymentProvider === 'razorpay' && isCheckoutPage(url.split('?')[0] ?? '');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(hasCheckout(request.url) ? checkoutHeaders : headers);
    done();
  });
}

const standardOptions = (baseUrl: string): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  strictTransportSecurity: baseUrl.startsWith('https:') && { maxAge: 31_536_000 },
  crossOriginEmbedderPolicy: false,
});

/** A hash of the headers of app pages, to detect changes. */
export const policyHashOf = ({ baseUrl }: Pick<Configuration, 'baseUrl'>): string =>
  createHash('sha256')
    .update(JSON.stringify(headersOf(standardOptions(baseUrl))))
    .digest('base64url')
    .slice(0, 16);

/** Computes helmet's headers once, since they are constant. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const request = {};
  helmet(options)(request as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** Headers for responses sent before any hook runs, as for malformed URLs. */
export const plainAnswerHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
