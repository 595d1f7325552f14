import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';
import { countHits, type RateLimit, tooManyAttempts } from './rate-limit.ts';
import { sessionOf, tokenOf } from './require-session.ts';

/** A token bucket: its capacity, and its refill per second. */
type Allowance = { burst: number; perSecond: number };
type Allowances = { requests: Allowance; bytes: Allowance };
const unlimited: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };

/**
 * Limits on what callers send to this node, checked before anything is read: by account, or by
 * address for unknown senders. Far above normal use: the editor saves once per pause in typing, and
 * a resume has at most a megabyte.
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
 * Limits on reading by an account, in requests and bytes, because sending a resume of a megabyte
 * costs the server as much as receiving one. A dashboard of 500 resumes with their pictures is
 * within the limits. For visitors, many of whom may share an address, only bytes count: a class may
 * open forty long pages at once, and then five per second.
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

/** A longer proof can't be a valid token (`requireSession`), so it is not remembered. */
const longestProof = 300;
const noBytes: Allowance = { burst: 0, perSecond: 1 };

/**
 * Limits unknown tokens from one address, each of which costs a lookup. A caller whose token was
 * recently valid is let through, whatever others send from there.
 */
const unknownTokens: Allowances = {
  requests: unlimited,
  bytes: { burst: 60, perSecond: 1 },
};
const mostProven = 10_000;
const provenMs = 60 * 60_000;

/** The most senders that are remembered. Those with a full bucket can be dropped. */
const mostSenders = 100_000;

/** The most rejected callers that are remembered in memory, without querying the database. */
const mostRefused = 10_000;

type Bucket = { requests: number; bytes: number; at: number };

/**
 * Token buckets in memory: the first gate, which costs no query and counts before a body is parsed
 * and validated. Limits shared by all nodes are counted in the database.
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
    /** Takes tokens for a request and its bytes, or refuses it. */
    admit: (subject: string, allowances: Allowances, sentBytes: number): void => {
      const left = leftOf(subject, allowances);
      const bucket = { ...left, requests: left.requests - 1, bytes: left.bytes - sentBytes };
      const { requests, bytes } = allowances;
      const waits = [bucket.requests / requests.perSecond, bucket.bytes / bytes.perSecond];
      const missingSeconds = -Math.min(...waits);
      // A rejected request takes no tokens, because otherwise a caller that keeps trying would
      // never be admitted again.
      if (missingSeconds > 0) throw tooMuchSent(Math.ceil(missingSeconds));
      keep(subject, bucket);
    },
    /** Takes tokens for bytes that are known only afterwards. A deficit delays the next request. */
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
    /** For routes whose body authenticates its sender, such as a payment provider's webhook. */
    isSenderUnlimited?: boolean;
  }
}

/** Limits each route's body as the contract declares, and the total of each sender. */
export function limitBodies(app: FastifyInstance): void {
  const { rateLimits } = app.configuration;
  const gate = createTokenBuckets();
  const proven = new LRUCache<string, true>({ max: mostProven, ttl: provenMs });
  app.addHook('onRoute', (route: { bodyLimit?: number; bodyLimitBytes?: number }) => {
    if (route.bodyLimitBytes !== undefined) route.bodyLimit ??= route.bodyLimitBytes;
  });
  if (!rateLimits) return;
  // Runs before the session is read, so that a flood of requests costs no queries.
  app.addHook('onRequest', async (request) => {
    const proof = proofOf(request);
    if (proof === undefined) return;
    const [kind, { requests }] = isReading(request)
      ? (['reading', readingLimits.account] as const)
      : (['sending', sendingLimits.account] as const);
    // Checked first, because otherwise made-up tokens would take the places of real senders.
    if (!proven.has(proof)) gate.admit(guesserOf(request), unknownTokens, 0);
    gate.admit(`${kind} with ${proof}`, { requests, bytes: noBytes }, 0);
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    const proof = proofOf(request);
    if (request.session && proof !== undefined) proven.set(proof, true);
    else if (request.headers.authorization && statusCode === 401)
      gate.charge(guesserOf(request), unknownTokens, 1);
  });
  // Runs after every `onRequest` hook, when the session is known.
  app.addHook('preParsing', async (request) => {
    const { session, routeOptions } = request;
    if (routeOptions.config.isSenderUnlimited) return;
    const [reader, allowances] = readingOf(request);
    // A request that sends may get as large a response as one that reads.
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

/** The declared Content-Length; for a chunked body, which declares none, the route's limit. */
function sentBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  if (headers['transfer-encoding']) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0) || 0);
}

/** Streams have limits of their own, and no known length. */
const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;
const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
/**
 * Returns what a caller sends as proof of identity if it may be valid. A token is the same in every
 * spelling of its header.
 */
function proofOf(request: FastifyRequest): string | undefined {
  const { authorization = '' } = request.headers;
  const proof = tokenOf(request) ?? authorization;
  return proof === '' || proof.length > longestProof ? undefined : proof;
}
const guesserOf = (request: FastifyRequest) => `tokens from ${callerNetwork(request)}`;
/** Returns allowances without the request itself, which was counted when it was sent. */
const bytesOf = ({ bytes }: Allowances): Allowances => ({ requests: unlimited, bytes });

function readingOf(request: FastifyRequest): [reader: string, Allowances] {
  const { session } = request;
  return session
    ? [`reader ${session.user.id}`, readingLimits.account]
    : [`reader at ${callerNetwork(request)}`, readingLimits.address];
}

/**
 * An `onRequest` hook after `requireSession`: limits the requests of one account over all nodes.
 */
export const limitAccount = (limit: RateLimit) =>
  limitSubject(limit, (request) => sessionOf(request).user.id);

/** An `onRequest` hook: limits the requests from one address over all nodes. */
export const limitAddress = (limit: RateLimit) => limitSubject(limit, callerNetwork);

/** A rejected caller stays rejected until the counter restarts, without further queries. */
function limitSubject(limit: RateLimit, subjectOf: (request: FastifyRequest) => string) {
  // Rejected callers by server, because tests run several servers in one process.
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
