import type { FastifyInstance } from 'fastify';
import { publish } from './telemetry.ts';

/**
 * Logs and counts each response by its route's pattern, since an address itself may contain a
 * token.
 */
export function logRequests(app: FastifyInstance, level: 'info' | 'debug'): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'no route';
    const ms = Math.round(reply.elapsedTime);
    const { method } = request;
    publish('answer', {
      method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    request.log[level](
      { method, route, status: reply.statusCode, ms },
      `${method} ${route} ${reply.statusCode} ${ms} ms`,
    );
    done();
  });
}

/** Responses of the API are personal: no cache may store them. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done();
  });
}
