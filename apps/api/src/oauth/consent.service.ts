import type { ApiKeyScope } from '@folio/contract/api-keys';
import {
  type AppRequest,
  type ConnectedApp,
  connectedAppLimits,
} from '@folio/contract/connected-apps';
import { v7 as uuidv7 } from 'uuid';
import { lockAccountOf } from '../auth/account.service.ts';
import { actorOf, noteInLog } from '../auth/account-log.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { issuerOf, resourceOf } from '../platform/oauth-resource.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type ReadRequest, readRequest, scopesIn } from './app-request.ts';
import { noteClientUse } from './clients.repository.ts';
import { appConnectedMail } from './connected-apps.mails.ts';
import {
  type AppRow,
  countOtherApps,
  deleteGrant,
  insertGrant,
  listApps,
} from './grants.repository.ts';
import { placeOf, withAnswer } from './redirect-uris.ts';

/** Lifetime of an authorization code: the time of a redirect. */
const codeSeconds = 60;

/** The request in words, for the consent page. */
export async function showRequest(context: AuthContext, query: string): Promise<AppRequest> {
  const request = await readRequest(context, query);
  const { client, redirectUri, scopes, problem } = request;
  return {
    name: client.name,
    place: placeOf(redirectUri),
    scopes,
    problem: problem ? { message: problem.message, url: refusalOf(context, request) } : null,
  };
}

type Decision = { query: string; isAllowed: boolean; scopes: ApiKeyScope[] };

/** Stores the person's decision; returns the redirect URL. */
export async function decideRequest(
  context: AuthContext,
  session: Session,
  { query, isAllowed, scopes }: Decision,
): Promise<string> {
  const request = await readRequest(context, query);
  if (request.problem || !isAllowed) return refusalOf(context, request);
  const chosen = scopesIn(scopes.join(' '));
  if (chosen.length === 0 || !chosen.every((scope) => request.scopes.includes(scope)))
    throw new AppError('VALIDATION_ERROR', 'Choose at least one of the things the app asked for.');
  const code = await connect(context, session, request, chosen);
  return answerTo(context, request, { code });
}

function refusalOf(context: AuthContext, request: ReadRequest): string {
  const { code, message } = request.problem ?? {
    code: 'access_denied',
    message: 'The person has said no.',
  };
  return answerTo(context, request, { error: code, error_description: message });
}

/** The redirect URL with the issuer (RFC 9207), against mix-up attacks. */
const answerTo = (
  { configuration }: AuthContext,
  { redirectUri, state }: ReadRequest,
  answer: Record<string, string>,
): string =>
  withAnswer(redirectUri, {
    ...answer,
    ...(state === undefined ? {} : { state }),
    iss: issuerOf(configuration),
  });

/** Authorizes an app, notifies the owner by mail, and returns the code. */
function connect(
  { db, mailer, configuration }: AuthContext,
  session: Session,
  { client, redirectUri, codeChallenge }: ReadRequest,
  scopes: ApiKeyScope[],
): Promise<string> {
  const code = newSecretToken();
  return inTransaction(db, async (tx) => {
    const user = await lockAccountOf(tx, session);
    if (!(await noteClientUse(tx, client.id)))
      throw new AppError('VALIDATION_ERROR', 'We don’t know this app any more.');
    if ((await countOtherApps(tx, user.id, client.id)) >= connectedAppLimits.apps)
      throw new AppError(
        'QUOTA_EXCEEDED',
        `You can connect up to ${connectedAppLimits.apps} apps. Remove one you no longer need in your settings.`,
      );
    const { name } = client;
    const grant = {
      id: uuidv7(),
      // The app gets access tokens instead of an API key, so this secret is thrown away.
      tokenHash: hashOf(newSecretToken()),
      userId: user.id,
      name,
      scopes,
      clientId: client.id,
      resource: resourceOf(configuration),
      redirectUri,
      codeHash: hashOf(code),
      codeChallenge,
    };
    await insertGrant(tx, grant, codeSeconds);
    await noteInLog(tx, actorOf(session), 'app-connected', name);
    const place = placeOf(redirectUri);
    await mailer.send(appConnectedMail(user, configuration.baseUrl, { name, scopes, place }), tx);
    return code;
  });
}

export const connectedAppsOf = async (db: Db, userId: string): Promise<ConnectedApp[]> =>
  (await listApps(db, userId)).map(present);

export async function removeApp(db: Db, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const name = await deleteGrant(tx, session.user.id, id);
    if (name === undefined) throw new AppError('APP_NOT_FOUND', 'This app was removed already.');
    await noteInLog(tx, actorOf(session), 'app-removed', name);
  });
}

const present = ({ id, name, scopes, redirectUri, ...times }: AppRow): ConnectedApp => ({
  id,
  name,
  place: placeOf(redirectUri),
  scopes: scopesIn(scopes.join(' ')),
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt.toISOString(),
  lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
});
