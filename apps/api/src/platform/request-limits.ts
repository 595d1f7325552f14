import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';
import { countHits, type RateLimit } from './rate-limit.ts';
import { sessionOf } from './require-session.ts';

/** What fills a bucket that nobody uses, and how much runs in again each second. */
type Allowance = { burst: number; perSecond: number };
type Allowances = { requests: Allowance; bytes: Allowance };

/**
 * What may be sent to this node, before any of it is read: by an account, and by an address whose
 * sender is not known. Nobody who works with the product comes near: the editor saves once a rest
 * in typing, and a resume has at most a megabyte.
 */
export const sendingLimits = {
  account: {
    requests: { burst: 120, perSecond: 5 },
    bytes: { burst: 4_194_304, perSecond: 524_288 },
  },
  address: {
    requests: { burst: 300, perSecond: 5 },
    bytes: { burst: 2_097_152, perSecond: 131_072 },
  },
} as const satisfies Record<string, Allowances>;

/** So many senders are remembered at most; those of whom nothing is missing can be forgotten. */
const mostSenders = 100_000;

type Bucket = { requests: number; bytes: number; at: number };

/**
 * Token buckets in memory: the first gate, which costs no query and counts before a body is parsed
 * and checked, whatever it is. Limits that all nodes share are counted in the database.
 */
export function createSendingGate(now: () => number = () => performance.now() / 1_000) {
  const buckets = new Map<string, Bucket>();
  return (subject: string, { requests, bytes }: Allowances, sentBytes: number): void => {
    const at = now();
    const {
      requests: left,
      bytes: leftBytes,
      at: before,
    } = buckets.get(subject) ?? {
      ...{ requests: requests.burst, bytes: bytes.burst, at },
    };
    const bucket = {
      requests: Math.min(requests.burst, left + (at - before) * requests.perSecond) - 1,
      bytes: Math.min(bytes.burst, leftBytes + (at - before) * bytes.perSecond) - sentBytes,
      at,
    };
    const waits = [bucket.requests / requests.perSecond, bucket.bytes / bytes.perSecond];
    const missingSeconds = -Math.min(...waits);
    // What is refused is not taken, or whoever goes on trying would never be let in again.
    if (missingSeconds > 0) throw tooMuchSent(Math.ceil(missingSeconds));
    buckets.delete(subject);
    buckets.set(subject, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostSenders && oldest !== undefined) buckets.delete(oldest);
  };
}

const tooMuchSent = (retryAfterSeconds: number) =>
  new AppError(
    'RATE_LIMITED',
    `Too much was sent at once. Please try again in ${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}.`,
    { retryAfterSeconds },
  );

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where whoever sends proves it by the body itself, such as a payment provider. */
    isSenderUnlimited?: boolean;
  }
}

/** Caps each route's body by what the contract says of it, and what one sender may send in all. */
export function limitBodies(app: FastifyInstance): void {
  const { rateLimits } = app.configuration;
  const gate = createSendingGate();
  app.addHook('onRoute', (route: { bodyLimit?: number; bodyLimitBytes?: number }) => {
    if (route.bodyLimitBytes !== undefined) route.bodyLimit ??= route.bodyLimitBytes;
  });
  // After every `onRequest` hook: whose session it is, and that there is one, is known by now.
  app.addHook('preParsing', async (request) => {
    const { method, session, routeOptions, headers } = request;
    if (!rateLimits || method === 'GET' || method === 'HEAD') return;
    if (routeOptions.config.isSenderUnlimited) return;
    const most = routeOptions.bodyLimit ?? 0;
    const sentBytes = headers['transfer-encoding']
      ? most
      : Math.min(most, Number(headers['content-length'] ?? 0) || 0);
    if (session) gate(`account ${session.user.id}`, sendingLimits.account, sentBytes);
    else gate(`address ${callerNetwork(request)}`, sendingLimits.address, sentBytes);
  });
}

/** An `onRequest` hook after `requireSession`: so many requests of one account, by all nodes. */
export const limitAccount = (limit: RateLimit) => (request: FastifyRequest) =>
  countHits(request.server, [{ limit, subject: sessionOf(request).user.id }]);

/** An `onRequest` hook: so many requests from one address, by all nodes. */
export const limitAddress = (limit: RateLimit) => (request: FastifyRequest) =>
  countHits(request.server, [{ limit, subject: callerNetwork(request) }]);
