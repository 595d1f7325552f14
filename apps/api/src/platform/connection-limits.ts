import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerNetwork } from './caller-network.ts';
import { closeUnendedBodies, PiecemealRequest } from './piecemeal-bodies.ts';

/** Timeouts of connections, in milliseconds, and how many there may be. */
export type ConnectionLimits = {
  /** Until a request's headers are complete, from its first byte or the start of the connection. */
  headMs: number;
  /** Until its body is complete. */
  bodyMs: number;
  /** How long an idle connection is kept alive. */
  idleMs: number;
  /** How long an answer that is there may wait for its reader to take more of it. */
  unreadMs: number;
  /** The interval of the checks, by which headers and bodies may exceed their timeout. */
  checkEveryMs: number;
  /** At shutdown: until incomplete requests are cut off, and until everything else is. */
  stopUnsentMs: number;
  stopMs: number;
  /** Most open connections, and of one network. Further ones are closed immediately. */
  most: number;
  mostOfNetwork: number;
  /**
   * Most requests of one connection, which is closed after them. One may send thousands in a packet
   * without waiting for answers, and Node makes objects of them all before it does anything else.
   */
  mostRequests: number;
};

/** What is being made has no timeout, so that a letter that is being streamed isn't cut off. */
export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  bodyMs: 30_000,
  idleMs: 72_000,
  // The system takes 1.5 MB of an answer at a time: so long do they take at 64 kbit/s.
  unreadMs: 180_000,
  checkEveryMs: 1_000,
  stopUnsentMs: 500,
  stopMs: 4_000,
  most: 10_000,
  // A browser opens six: enough for three hundred people behind one address.
  mostOfNetwork: 2_000,
  // As nginx closed its own for years.
  mostRequests: 100,
};

/** Options for Fastify; Node's own defaults are off or a minute and more. */
export const connectionOptions = ({ mostRequests, ...limits }: ConnectionLimits) => ({
  connectionTimeout: limits.unreadMs,
  requestTimeout: limits.bodyMs,
  keepAliveTimeout: limits.idleMs,
  maxRequestsPerSocket: mostRequests,
  http: {
    headersTimeout: limits.headMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    IncomingMessage: PiecemealRequest,
  },
});

/**
 * Makes a shutdown terminate: kept-alive connections would delay it until clients close them,
 * incomplete requests and silent connections indefinitely. Requests in progress get some seconds to
 * be answered.
 */
export function closeConnectionsOnStop(
  app: FastifyInstance,
  { stopUnsentMs, stopMs, most, mostOfNetwork }: ConnectionLimits,
): void {
  const server = app.server as HttpServer;
  server.maxConnections = most;
  // A proxy's are those of everybody.
  if (app.configuration.trustedProxies.length === 0) limitNetworks(server, mostOfNetwork);
  closeUnendedBodies(server);
  const answering = followConnections(app);
  // Told where nothing went over a connection for that long: either it is idle, or its answer is unread,
  // or still being made.
  server.on('timeout', (socket) => {
    if (!answering.get(socket) || socket.writableLength > 0) socket.destroy();
  });
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const closeUnsent = () => {
      for (const [socket, request] of answering) if (!request?.complete) socket.destroy();
    };
    timers.push(setTimeout(closeUnsent, stopUnsentMs).unref());
    timers.push(setTimeout(() => server.closeAllConnections(), stopMs).unref());
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Without this, one sender could hold all connections, each for as long as it may be silent. */
function limitNetworks(server: HttpServer, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = callerNetwork({ ip: socket.remoteAddress });
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * All open connections, each with its latest unanswered request, if any. Requests of one connection
 * are handled one after another: Node starts all that a packet contains, up to a thousand, before
 * anybody else's, although it sends their answers in order anyway.
 */
function followConnections(app: FastifyInstance): Map<Socket, IncomingMessage | undefined> {
  const answering = new Map<Socket, IncomingMessage | undefined>();
  const ends = new WeakMap<IncomingMessage, Promise<void>>();
  const earlier = new WeakMap<IncomingMessage, Promise<void> | undefined>();
  app.server.on('connection', (socket: Socket) => {
    answering.set(socket, undefined);
    socket.once('close', () => answering.delete(socket));
  });
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // Node warns of a leak from eleven listeners on, and a page's own streams have nearly as many.
    response.setMaxListeners(20);
    const { socket } = request;
    const before = answering.get(socket);
    if (before) earlier.set(request, ends.get(before));
    answering.set(socket, request);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(request, promise);
    response.once('close', () => {
      if (answering.get(socket) === request) answering.set(socket, undefined);
      resolve();
    });
  });
  app.addHook('onRequest', async ({ raw }) => earlier.get(raw));
  return answering;
}
