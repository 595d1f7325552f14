import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take for what it is there for, in milliseconds. */
export type ConnectionLimits = {
  /** Until a request's head is complete, from its first byte or the start of the connection. */
  headMs: number;
  /** Until its body is complete as well. */
  bodyMs: number;
  /** How long an idle connection stays open for the next request. */
  idleMs: number;
  /** How often heads and bodies are looked at: each may take so much longer. */
  checkEveryMs: number;
  /** On the way down: until what has not sent all of its request is cut off, and all else. */
  stopUnsentMs: number;
  stopMs: number;
};

/** An answer may take as long as it likes: none of these cuts off a letter that is being written. */
export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  bodyMs: 30_000,
  idleMs: 72_000,
  checkEveryMs: 1_000,
  stopUnsentMs: 500,
  stopMs: 4_000,
};

/** Connections that may be open at once; further ones are closed immediately. */
const mostConnections = 10_000;

/** The options of Fastify, of which Node's own are off or a minute and more. */
export const connectionOptions = ({ headMs, bodyMs, idleMs, checkEveryMs }: ConnectionLimits) => ({
  requestTimeout: bodyMs,
  keepAliveTimeout: idleMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: checkEveryMs },
});

/**
 * Lets a stop end: kept-alive connections would hold it back until the clients give up on them, and
 * half-sent requests and connections that say nothing as long as they like. Requests that are being
 * worked on get some seconds to be answered.
 */
export function closeConnectionsOnStop(
  app: FastifyInstance,
  { stopUnsentMs, stopMs }: ConnectionLimits,
): void {
  const server = app.server as HttpServer;
  server.maxConnections = mostConnections;
  const answering = followConnections(server);
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

/** Every open connection with the request that it waits for an answer to, if there is one. */
function followConnections(server: HttpServer): Map<Socket, IncomingMessage | undefined> {
  const answering = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (socket) => {
    answering.set(socket, undefined);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    answering.set(socket, request);
    response.once('close', () => {
      if (answering.get(socket) === request) answering.set(socket, undefined);
    });
  });
  return answering;
}
