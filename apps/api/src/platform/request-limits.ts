import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';
import { countHits, type RateLimit, tooManyAttempts } from './rate-limit.ts';
import { sessionOf } from './require-session.ts';

/** What fills a bucket that nobody uses, and how much runs in again each second. */
type Allowance = { burst: number; perSecond: number };
type Allowances = { requests: Allowance; bytes: Allowance };
const unlimited: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };

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

/**
 * What an account may ask for, and get of it, in bytes: a resume of a megabyte costs the server as
 * much to answer as to take. A dashboard of 500 resumes with their pictures is within it, and so is
 * whoever then goes on. Of strangers, who may be many behind one address, bytes alone are counted: a
 * class may open forty long pages at once, and five a second from then on.
 */
export const readingLimits = {
  account: {
    requests: { burst: 600, perSecond: 20 },
    bytes: { burst: 16_777_216, perSecond: 1_048_576 },
  },
  address: {
    requests: unlimited,
    bytes: { burst: 4_194_304, perSecond: 524_288 },
  },
} as const satisfies Record<string, Allowances>;

/** A longer header proves nothing (`requireSession`), and is not remembered. */
const longestProof = 300;
const noBytes: Allowance = { burst: 0, perSecond: 1 };

/**
 * Tokens that are nobody's, of one address: each costs a look-up. Whoever was known by theirs of late
 * is let through, whatever others send from there.
 */
const unknownTokens: Allowances = {
  requests: unlimited,
  bytes: { burst: 60, perSecond: 1 },
};
const mostProven = 10_000;
const provenMs = 60 * 60_000;

/** Senders that are remembered; those whose allowance is full again can be forgotten. */
const mostSenders = 100_000;

/** Callers refused by one limit that are remembered without asking the database. */
const mostRefused = 10_000;

type Bucket = { requests: number; bytes: number; at: number };

/**
 * Token buckets in memory: the first gate, which costs no query and counts before a body is parsed
 * and checked, whatever it is. Limits that all nodes share are counted in the database.
 */
export function createTokenBuckets(now: () => number = () => performance.now() / 1_000) {
  const buckets = new Map<string, Bucket>();
  const leftOf = (subject: string, { requests, bytes }: Allowances): Bucket => {
    const at = now();
    const before = buckets.get(subject);
    if (!before) return { requests: requests.burst, bytes: bytes.burst, at };
    const since = at - before.at;
    return {
      requests: Math.min(requests.burst, before.requests + since * requests.perSecond),
      bytes: Math.min(bytes.burst, before.bytes + since * bytes.perSecond),
      at,
    };
  };
  const keep = (subject: string, bucket: Bucket) => {
    buckets.delete(subject);
    buckets.set(subject, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostSenders && oldest !== undefined) buckets.delete(oldest);
  };
  return {
    /** Takes a request and its bytes, or refuses it. */
    admit: (subject: string, allowances: Allowances, sentBytes: number): void => {
      const left = leftOf(subject, allowances);
      const bucket = { ...left, requests: left.requests - 1, bytes: left.bytes - sentBytes };
      const { requests, bytes } = allowances;
      const waits = [bucket.requests / requests.perSecond, bucket.bytes / bytes.perSecond];
      const missingSeconds = -Math.min(...waits);
      // What is refused is not taken, or whoever goes on trying would never be let in again.
      if (missingSeconds > 0) throw tooMuchSent(Math.ceil(missingSeconds));
      keep(subject, bucket);
    },
    /** Takes bytes that are known only afterwards: what is missing then is waited for by the next. */
    charge: (subject: string, allowances: Allowances, bytes: number): void => {
      const left = leftOf(subject, allowances);
      keep(subject, { ...left, bytes: left.bytes - bytes });
    },
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
    /** Set for routes whose body proves its sender, such as a payment provider's events. */
    isSenderUnlimited?: boolean;
  }
}

/** Caps each route's body by what the contract says of it, and what one sender may send in all. */
export function limitBodies(app: FastifyInstance): void {
  const { rateLimits } = app.configuration;
  const gate = createTokenBuckets();
  const proven = new LRUCache<string, true>({ max: mostProven, ttl: provenMs });
  app.addHook('onRoute', (route: { bodyLimit?: number; bodyLimitBytes?: number }) => {
    if (route.bodyLimitBytes !== undefined) route.bodyLimit ??= route.bodyLimitBytes;
  });
  if (!rateLimits) return;
  // Runs before the session is read, so that a flood of requests costs no query any more.
  app.addHook('onRequest', async (request) => {
    const { authorization = '' } = request.headers;
    if (authorization === '' || authorization.length > longestProof) return;
    const [kind, { requests }] = isReading(request)
      ? (['reading', readingLimits.account] as const)
      : (['sending', sendingLimits.account] as const);
    gate.admit(`${kind} with ${authorization}`, { requests, bytes: noBytes }, 0);
    if (!proven.has(authorization)) gate.admit(guesserOf(request), unknownTokens, 0);
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    const { authorization = '' } = request.headers;
    if (request.session && authorization.length <= longestProof) proven.set(authorization, true);
    else if (authorization !== '' && statusCode === 401)
      gate.charge(guesserOf(request), unknownTokens, 1);
  });
  // Runs after every `onRequest` hook, when the session is known.
  app.addHook('preParsing', async (request) => {
    const { session, routeOptions } = request;
    if (routeOptions.config.isSenderUnlimited) return;
    const [reader, allowances] = readingOf(request);
    // What is sent may be answered with as much as what is read.
    gate.admit(reader, isReading(request) ? allowances : bytesOf(allowances), 0);
    if (isReading(request)) return;
    const bytes = sentBytes(request);
    if (session) gate.admit(`account ${session.user.id}`, sendingLimits.account, bytes);
    else gate.admit(`address ${callerNetwork(request)}`, sendingLimits.address, bytes);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    const [reader, allowances] = readingOf(request);
    gate.charge(reader, allowances, sizeOf(payload));
    done();
  });
}

/** The declared Content-Length; for a chunked body, which declares none, the route's body limit. */
function sentBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  if (headers['transfer-encoding']) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0) || 0);
}

/** What is streamed has limits of its own, and says no length. */
const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;
const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const guesserOf = (request: FastifyRequest) => `tokens from ${callerNetwork(request)}`;
/** Allowances of bytes without a request, which was counted when it was sent. */
const bytesOf = ({ bytes }: Allowances): Allowances => ({ requests: unlimited, bytes });

function readingOf(request: FastifyRequest): [reader: string, Allowances] {
  const { session } = request;
  return session
    ? [`reader ${session.user.id}`, readingLimits.account]
    : [`reader at ${callerNetwork(request)}`, readingLimits.address];
}

/** An `onRequest` hook after `requireSession`: so many requests of one account, by all nodes. */
export const limitAccount = (limit: RateLimit) =>
  limitSubject(limit, (request) => sessionOf(request).user.id);

/** An `onRequest` hook: so many requests from one address, by all nodes. */
export const limitAddress = (limit: RateLimit) => limitSubject(limit, callerNetwork);

/** A refused caller stays refused until the counter restarts, which costs the database nothing meanwhile. */
function limitSubject(limit: RateLimit, subjectOf: (request: FastifyRequest) => string) {
  // Refused callers by server: tests run several servers in one process.
  const refusedBy = new WeakMap<FastifyInstance['server'], LRUCache<string, true>>();
  const refusedOf = ({ server }: FastifyInstance) => {
    const known = refusedBy.get(server);
    if (known) return known;
    const refused = new LRUCache<string, true>({ max: mostRefused, ttl: 1_000 * limit.seconds });
    refusedBy.set(server, refused);
    return refused;
  };
  return async (request: FastifyRequest): Promise<void> => {
    const refused = refusedOf(request.server);
    const subject = subjectOf(request);
    const leftMs = refused.getRemainingTTL(subject);
    if (leftMs > 0) throw tooManyAttempts(Math.ceil(leftMs / 1_000), limit.refusal);
    try {
      await countHits(request.server, [{ limit, subject }]);
    } catch (error) {
      const seconds = error instanceof AppError && error.details.retryAfterSeconds;
      if (seconds) refused.set(subject, true, { ttl: 1_000 * seconds });
      throw error;
    }
  };
}
