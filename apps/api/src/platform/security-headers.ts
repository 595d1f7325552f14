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

/** What Razorpay's checkout loads: its own list is etc/csp_whitelist.xml of razorpay-magento. */
const withRazorpay = {
  ...directives,
  scriptSrc: [...directives.scriptSrc, checkout, cdn],
  imgSrc: [...directives.imgSrc, cdn],
  connectSrc: [...directives.connectSrc, api, checkout, ...lumberjack],
  frameSrc: [...directives.frameSrc, api, checkout],
};

/** Standard headers on every answer, errors included. The session's token is in the reach of scripts. */
export function secureHeaders(
  app: FastifyInstance,
  { baseUrl, paymentProvider }: Pick<Configuration, 'baseUrl' | 'paymentProvider'>,
): void {
  const standard = standardOptions(baseUrl);
  const headers = headersOf(standard);
  const checkoutHeaders = headersOf({
    ...standard,
    contentSecurityPolicy: { useDefaults: false, directives: withRazorpay },
    // A bank's page is a window that the checkout opens and hears from.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The provider compares where a checkout is with the site that it is registered for.
    referrerPolicy: { policy: 'strict-origin' },
  });
  /** The provider's hosts, on the pages that may open its checkout alone. */
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

/** A hash of the headers of the app's pages; it changes with every change to them. */
export const policyHashOf = ({ baseUrl }: Pick<Configuration, 'baseUrl'>): string =>
  createHash('sha256')
    .update(JSON.stringify(headersOf(standardOptions(baseUrl))))
    .digest('base64url')
    .slice(0, 16);

/** What helmet would set on each answer. It writes the policy anew each time; ours never changes. */
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

/** Headers of answers that are given before any hook runs, as for an address that cannot be read. */
export const plainAnswerHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
