import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { readSession, type Session } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSession`; read it with `sessionOf`. */
    session: Session | null;
  }
}

export function decorateSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/** An `onRequest` hook: only a valid session goes on, before any body is read. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (!token) {
    if (!request.headers.authorization)
      throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
    throw invalidToken();
  }
  const session = await readSession(request.server, token);
  if (session === 'unknown') throw invalidToken();
  if (session === 'expired')
    throw new AppError('TOKEN_EXPIRED', 'Your session has ended. Please log in again.');
  request.session = session;
}

const invalidToken = () =>
  new AppError('INVALID_TOKEN', 'This session is not valid. Please log in again.');

/** Whether the session of a request that is still being answered has not ended since. */
export async function isSessionOpen(request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && typeof (await readSession(request.server, token)) === 'object';
}

/** The session of a request that `requireSession` let through. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error('This route does not require a session');
  return request.session;
}
