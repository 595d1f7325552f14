import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { insertAudit } from './audit.repository.ts';
import { type OperatorSession, readOperatorSession } from './operators.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate; null for everybody except operators. */
    standing: OperatorSession | null;
    /** Targets that were shown or changed, in addition to those in the URL, for the audit. */
    shownTargets: string[];
  }
  interface FastifyContextConfig {
    /** The route's name in the audit, such as 'people.ban'. */
    action?: string;
  }
}

/**
 * Restricts all routes registered after it to operators who have proven a second factor, and audits
 * their requests. A change is audited in its own transaction before it is made; reads and refusals
 * before they are answered.
 */
export function guardConsole(app: FastifyInstance): void {
  app.decorateRequest('standing', null);
  // Each request gets its own list in the first hook.
  app.decorateRequest('shownTargets');
  app.addHook('onRequest', requireOperator);
  app.addHook('preHandler', async (request) => {
    if (isChange(request)) await audit(request, null);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isToAudit(request, reply)) await audit(request, reply.statusCode);
  });
}

const isChange = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** Non-operators get a 404, so nothing is audited. */
const isToAudit = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  request.standing !== null &&
  (!isChange(request) || statusCode >= 400 || request.shownTargets.length > 0);

async function requireOperator(request: FastifyRequest): Promise<void> {
  request.shownTargets = [];
  await requireSession(request).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'SCOPE_MISSING' ? notThere() : error;
  });
  const session = sessionOf(request);
  const standing = session.keyId
    ? undefined
    : await readOperatorSession(request.server.db, session);
  if (!standing) throw notThere();
  request.standing = standing;
  requireSecondFactor(standing, isChange(request) ? standing.confirmedUntil : standing.provenAt);
}

/** The same response as for unknown URLs of the API. */
const notThere = () => new AppError('NOT_FOUND', 'There is nothing at this address.');

function requireSecondFactor(
  { hasCodes, hasPasskey }: OperatorSession,
  provenAt: Date | null,
): void {
  if ((hasCodes || hasPasskey) && provenAt) return;
  if (hasCodes) throw new AppError('CODE_REQUIRED', 'Enter a code of your app to go on.');
  throw new AppError(
    'SECOND_FACTOR_REQUIRED',
    hasPasskey
      ? 'Sign out, then log in with your passkey. It counts for ten minutes for what you change here.'
      : 'Turn on two-step login or add a passkey in your settings, then log in with it.',
  );
}

async function audit(request: FastifyRequest, status: number | null): Promise<void> {
  const { id } = Object(request.params) as { id?: unknown };
  const { reason } = Object(request.body) as { reason?: unknown };
  await insertAudit(request.server.db, {
    requestId: request.id,
    operatorId: sessionOf(request).user.id,
    action: request.routeOptions.config.action ?? 'unknown',
    targets: [...(typeof id === 'string' ? [shortened(id)] : []), ...request.shownTargets],
    reason: typeof reason === 'string' ? shortened(reason) : '',
    status,
  });
}

/** Rejected input may be of any length. */
const shortened = (text: string): string => text.replaceAll('\0', '').slice(0, 500);
