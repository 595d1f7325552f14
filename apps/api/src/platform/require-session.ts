import { type ApiKeyScope, scopeOfRoute } from '@folio/contract/api-keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { isAccessToken, readAccessToken } from './access-tokens.ts';
import { countUsage, isApiKey, type KeyOfCaller, mayUse, readApiKey } from './api-keys.ts';
import { AppError } from './app-error.ts';
import { originOf } from './origin.ts';
import { isWithinReply } from './outgoing-response.ts';
import { receiptOf } from './receipts.ts';
import { readSession, type Session, type UserRow } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session, set by `requireSession`; read it with `sessionOf`. */
    session: Session | null;
    /** The key that was sent, even if its scopes refuse it: attempts are counted, too. */
    programKey: KeyOfCaller | null;
    /** The ids of the documents that a program's request was about. */
    touched?: readonly string[];
  }
}

export function decorateSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('programKey', null);
  app.decorateRequest('touched');
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { programKey } = request;
    if (!programKey) return payload;
    request.touched = touchedBy(request, payload);
    if (mayRead(request) || scopeOf(request) !== 'write') return payload;
    // The body no longer matches the route's declared schema.
    reply.serializer(JSON.stringify);
    return receiptOf(Object(payload));
  });
  app.addHook('onResponse', async (request, reply) => {
    const { programKey } = request;
    const used = { route: routeOf(request), status: reply.statusCode, touched: request.touched };
    if (programKey) await countUsage(app.db, programKey.id, used);
  });
}

const maxTouched = 8;

/** The ids of the documents that a request was about, from its parameters, body or answer. */
function touchedBy({ params, body }: FastifyRequest, payload: unknown): string[] {
  const made = Object(Object(payload).data).id;
  const { id } = Object(params);
  const { ids } = Object(body);
  return [id, ...(Array.isArray(ids) ? ids : []), ...(id === undefined ? [made] : [])]
    .filter((one): one is string => isUuid(one))
    .slice(0, maxTouched);
}

/** Returns the route of a request, such as 'GET /api/resumes/:id'. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;

/**
 * Returns the sent token, however its header is written: in any case, after any number of spaces.
 */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/** An `onRequest` hook: rejects a request without a valid session before its body is read. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (!token) {
    if (!request.headers.authorization)
      throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
    throw invalidToken();
  }
  request.session = isOfProgram(token)
    ? await sessionOfKey(request, token)
    : await openSession(request, token);
}

const isOfProgram = (token: string): boolean => isApiKey(token) || isAccessToken(token);

async function openSession(request: FastifyRequest, token: string): Promise<Session> {
  const session = await readSession(request.server, token);
  if (session === 'unknown') throw invalidToken();
  if (session === 'expired')
    throw new AppError('TOKEN_EXPIRED', 'Your session has ended. Please log in again.');
  return { ...session, origin: () => originOf(request) };
}

/**
 * Returns the session of a key, which opens only the routes of its scopes. An app's token is valid
 * only at `/mcp`, whose tools call those routes within the process.
 */
async function sessionOfKey(request: FastifyRequest, token: string): Promise<Session> {
  if (isAccessToken(token) && !isWithinReply())
    throw new AppError('INVALID_TOKEN', 'The token of a connected app opens /mcp alone.');
  const key = await openKey(request, token);
  refuseBeyondScopes(key, request);
  return toSession(key);
}

/**
 * An `onRequest` hook that accepts any key and any connected app, whatever its scopes, and nobody
 * else. For a route that only calls others, each of which checks its scope.
 */
export async function requireProgram(request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (!token || !isOfProgram(token))
    throw new AppError(
      'UNAUTHENTICATED',
      'Connect by OAuth, or send an API key: “Authorization: Bearer folio_…”.',
    );
  request.session = toSession(await openKey(request, token));
}

async function openKey(request: FastifyRequest, token: string): Promise<KeyOfCaller> {
  const isApp = isAccessToken(token);
  const key = await (isApp ? readAccessToken : readApiKey)(request.server, token);
  const name = isApp ? 'access token' : 'API key';
  if (key === 'unknown')
    throw new AppError('INVALID_TOKEN', `This ${name} is not valid, or was revoked.`);
  if (key === 'expired') throw new AppError('TOKEN_EXPIRED', `This ${name} has expired.`);
  request.programKey = key;
  return key;
}

const toSession = ({ id, tokenHash, user }: KeyOfCaller): Session => ({
  tokenHash,
  user,
  keyId: id,
});

/** Returns the scope that opens a request's route, or undefined if no key does. */
const scopeOf = (request: FastifyRequest): ApiKeyScope | undefined =>
  scopeOfRoute[declaredRoute(routeOf(request))];

/** Whether the caller may see the contents of the account. */
export const mayRead = ({ programKey }: FastifyRequest): boolean =>
  programKey === null || mayUse(programKey, 'read');

function refuseBeyondScopes(key: KeyOfCaller, request: FastifyRequest): void {
  const scope = scopeOf(request);
  if (!scope) throw closedToKeys();
  if (!mayUse(key, scope))
    throw new AppError(
      'SCOPE_MISSING',
      `This ${key.isApp ? 'app' : 'API key'} has no scope “${scope}”.`,
    );
}

const closedToKeys = () =>
  new AppError('SCOPE_MISSING', 'API keys can’t be used for this. Log in instead.');

/** Rejects keys for actions that only a person may do, on a route that otherwise accepts keys. */
export function requirePerson(request: FastifyRequest): void {
  if (sessionOf(request).keyId) throw closedToKeys();
}

/** HEAD is handled by the route of GET. */
const declaredRoute = (route: string): string =>
  route.replace(/^HEAD /, 'GET ').replace(/\/export\/\w+$/, '/export/:format');

const invalidToken = () =>
  new AppError('INVALID_TOKEN', 'This session is not valid. Please log in again.');

/** Whether the session has not ended since the request arrived. */
export async function isSessionOpen(request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request);
  if (token === undefined) return false;
  const read = isApiKey(token) ? readApiKey : readSession;
  return typeof (await read(request.server, token)) === 'object';
}

/** The session of a request that `requireSession` let through. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error('This route does not require a session');
  return request.session;
}

/** The caller, or null; `refusal` is the error of an invalid session that was sent. */
type Reader = { reader: UserRow | null; refusal?: unknown };

/**
 * Returns the caller, with or without a session. An invalid session is an error only if one is
 * required.
 */
export async function readerOf(request: FastifyRequest): Promise<Reader> {
  if (!request.headers.authorization) return { reader: null };
  try {
    await requireSession(request);
    return { reader: request.session?.user ?? null };
  } catch (refusal) {
    return { reader: null, refusal };
  }
}
