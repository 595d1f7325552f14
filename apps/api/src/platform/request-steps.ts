import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTraced, type OpenStep, openStep } from './telemetry.ts';

/**
 * Traces each request as a step that contains all of its work, named by its route's pattern,
 * because the address itself may contain a token. Adds nothing to a server whose steps nobody
 * records.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTraced()) return;
  const openSteps = new WeakMap<FastifyRequest, OpenStep>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'no route';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'folio.request_id': request.id,
    };
    openStep({ name: `${request.method} ${route}`, kind: 'server', attributes }, (open) => {
      openSteps.set(request, open);
      done();
    });
  });
  // The body arrives through events of the socket, which are outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const open = openSteps.get(request);
    if (open) open.resume(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const open = openSteps.get(request);
    if (open) {
      open.step.attributes['http.response.status_code'] = statusCode;
      if (statusCode >= 500) open.step.failure = String(statusCode);
      open.end();
    }
    done();
  });
}
