import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-network.ts';
import { signalOf } from './caller-signal.ts';
import { createFairQueue } from './fair-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What the route does waits for a turn elsewhere: that of a password, another server's answer,
     * or that of the routes that it calls. Its turn here ends before it begins.
     */
    isInTurnElsewhere?: boolean;
  }
  interface FastifyRequest {
    turn: Turn | null;
  }
}

type Turn = { callerSignal: () => AbortSignal; leave?: () => void };

/** Waits for a request's turn, unless it has had it. */
export type WaitForTurn = (request: FastifyRequest) => Promise<void>;

/** Requests worked on at once: more than the pool has connections to the database. */
const atOnce = 32;
/** A browser opens six connections to a server. */
const ofOne = 6;
/**
 * So much is under way that whoever comes next waits no longer than this, or for one request. What the
 * first of an account takes is not known: it is taken for what they take at most, of what people ask.
 */
const backlog = { seconds: 0.1, ofNew: 0.02 };
/** Turns wait for no other work than the server's and its database's: what takes longer hangs. */
const longestTurnMs = 1_000;

/**
 * Gives accounts, and addresses without one, turns at the main thread and the database: before their
 * bodies are parsed, until their answers are there to be sent. What each had of them is measured, and
 * who had least is served next. Files of the web app are served without: they cost next to nothing.
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
    const leave = await enter(senderOf(request), { signal: turn.callerSignal });
    const overdue = setTimeout(leave, longestTurnMs).unref();
    turn.leave = () => {
      clearTimeout(overdue);
      leave();
    };
  };
  app.addHook('onRequest', async (request, reply) => {
    if (isInTurns(request)) request.turn = { callerSignal: () => signalOf(reply) };
  });
  // What has a body waited when that was there, to be parsed (`parseJsonBodies`).
  app.addHook('preValidation', waitForTurn);
  app.addHook('preHandler', async ({ turn, routeOptions }) => {
    if (routeOptions.config.isInTurnElsewhere) turn?.leave?.();
  });
  app.addHook('onSend', async ({ turn }) => turn?.leave?.());
  return waitForTurn;
}

/** Ends a request's turn where what it does next waits for something else. */
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

/** The API and people's pages; a request that no route was found for costs nothing. */
const isInTurns = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/api/') || url.startsWith('/:name') || url === '/mcp';
