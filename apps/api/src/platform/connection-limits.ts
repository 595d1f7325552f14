import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerNetwork } from './caller-network.ts';
import { closeUnendedBodies, PiecemealRequest } from './piecemeal-bodies.ts';

/** Timeouts of connections in milliseconds, and limits on their number. */
export type ConnectionLimits = {
  /**
   * From a request's first byte, or the start of the connection, until its headers are complete.
   */
  headMs: number;
  /** Until a request's body is complete. */
  bodyMs: number;
  /** How long an idle connection is kept alive. */
  idleMs: number;
  /** How long a response may wait for the client to read more of it. */
  unreadMs: number;
  /** The interval of the checks, by which headers and bodies may exceed their timeouts. */
  checkEveryMs: number;
  /** At shutdown, the time until incomplete requests are cut off, and until everything else is. */
  stopUnsentMs: number;
  stopMs: number;
  /**
   * The most open connections in total, and from one network. Further ones are closed immediately.
   */
  most: number;
  mostOfNetwork: number;
  /**
   * The most requests on one connection, which is then closed. A client may send thousands in one
   * packet without waiting for responses, and Node creates objects for all of them before it does
   * anything else.
   */
  mostRequests: number;
};

/** A response in the making has no timeout, so that a streamed letter isn't cut off. */
export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  bodyMs: 30_000,
  idleMs: 72_000,
  // The system buffers 1.5 MB of a response, which take this long at 64 kbit/s.
  unreadMs: 180_000,
  checkEveryMs: 1_000,
  stopUnsentMs: 500,
  stopMs: 4_000,
  most: 10_000,
  // A browser opens six, so this is enough for three hundred people behind one address.
  mostOfNetwork: 2_000,
  // nginx used this value for years.
  mostRequests: 100,
};

/** Options for Fastify. Node's own defaults are off, or a minute and more. */
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
  // Connections from a proxy are those of all clients.
  if (app.configuration.trustedProxies.length === 0) limitNetworks(server, mostOfNetwork);
  closeUnendedBodies(server);
  const answering = followConnections(app);
  // Emitted after a silence of that length: the connection is idle, its response is unread, or the
  // response is still being made.
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

/**
 * Without this limit, one client could hold all connections, each for as long as it may be silent.
 */
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
 * Returns all open connections, each with its latest unanswered request, if any. Requests on one
 * connection are handled one after another. Node would start all requests of a packet, up to a
 * thousand, before those of other clients, although it sends their responses in order anyway.
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
    // Node warns of a leak at eleven listeners, and a page's own streams need nearly as many.
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
