import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-network.ts';
import { signalOf } from './caller-signal.ts';
import { createFairQueue } from './fair-queue.ts';
import { routeOf } from './require-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route waits elsewhere: for a password hash, another server's response, or the routes that
     * it calls. Its turn here ends before that.
     */
    isInTurnElsewhere?: boolean;
  }
  interface FastifyRequest {
    turn: Turn | null;
  }
}

type Turn = { callerSignal: () => AbortSignal; leave?: () => void };

/** Waits for a request's turn, unless it has already had it. */
export type WaitForTurn = (request: FastifyRequest) => Promise<void>;

/** The most concurrent requests, which is more than the pool's database connections. */
const atOnce = 32;
/** A browser opens six connections to a server. */
const ofOne = 6;
/**
 * Short requests run next to each other and to long ones. Long requests, and an account's first one
 * to each route, run one by one on two cores: the next caller waits for at most one of them, and
 * their statements leave a core to everything else.
 */
const backlog = {
  seconds: 0.05,
  ofNew: 0.02,
  longAtOnce: Math.max(1, availableParallelism() - 1),
};
/** A turn only waits for this server and its database, so a longer one hangs. */
const longestTurnMs = 1_000;

/**
 * Schedules requests fairly by account, or by address without one: from before their bodies are
 * parsed until their responses are ready. The time of each turn is measured, and least attained
 * service decides (`fair-queue.ts`). The web app's files are not scheduled: they cost next to
 * nothing.
 */
export function takeTurns(app: FastifyInstance): WaitForTurn {
  app.decorateRequest('turn', null);
  if (!app.configuration.rateLimits) return async () => {};
  const { enter } = createFairQueue({
    atOnce,
    ofOne,
    backlog,
    waitingEach: 128,
    waitingInAll: 4_096,
    isShared: true,
  });
  const waitForTurn: WaitForTurn = async (request) => {
    const { turn } = request;
    if (!turn || turn.leave) return;
    const leave = await enter(senderOf(request), {
      signal: turn.callerSignal,
      kind: routeOf(request),
    });
    const overdue = setTimeout(leave, longestTurnMs).unref();
    turn.leave = () => {
      clearTimeout(overdue);
      leave();
    };
  };
  app.addHook('onRequest', async (request, reply) => {
    if (isInTurns(request)) request.turn = { callerSignal: () => signalOf(reply) };
  });
  // A request with a body has waited before it was parsed (`parseJsonBodies`).
  app.addHook('preValidation', waitForTurn);
  app.addHook('preHandler', async ({ turn, routeOptions }) => {
    if (routeOptions.config.isInTurnElsewhere) turn?.leave?.();
  });
  app.addHook('onSend', async ({ turn }) => turn?.leave?.());
  return waitForTurn;
}

/** Ends a request's turn before it waits for something else. */
export const leaveTurnOf =
  ({ turn }: FastifyRequest) =>
  (): void =>
    turn?.leave?.();

/** Marks a plugin whose routes all wait for a turn elsewhere. */
export function waitElsewhere(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isInTurnElsewhere: true };
  });
}

const senderOf = (request: FastifyRequest): string =>
  request.session ? `account ${request.session.user.id}` : `address ${callerNetwork(request)}`;

/**
 * Whether a route queries the database: the API, people's pages and what programs call. Other
 * routes cost nothing.
 */
const isInTurns = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  ['/api/', '/:name', '/oauth/'].some((path) => url.startsWith(path)) || url === '/mcp';
