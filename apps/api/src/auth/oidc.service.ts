import type { Confirmation } from '@folio/contract/confirmation';
import { type LinkedAccount, oidcLimits } from '@folio/contract/oidc';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import { type Session, startSession } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccount, lockAccountOf } from './account.service.ts';
import { actorOf, noteInLog } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { requireConfirmation } from './confirmation.ts';
import { rememberDevice } from './known-devices.service.ts';
import type { LoggedIn } from './login.service.ts';
import { linkedAccountMail } from './oidc.mails.ts';
import {
  consumeAttempt,
  deleteLinked,
  findLinked,
  findLinkedById,
  findProven,
  insertLinked,
  listLinked,
  noteUse,
  type OidcAccountRow,
  type OidcAttemptRow,
  saveAttempt,
  takeProven,
} from './oidc.repository.ts';
import { departure, type Identity, identityOf, providerOf } from './oidc-client.ts';
import { requireCode } from './second-factor.service.ts';
import { findSecondFactor } from './second-factors.repository.ts';
import { lockUser } from './users.repository.ts';

/** The provider's URL, and the secret that the browser keeps until it returns. */
type Begun = { url: string; browserSecret: string };

export async function beginOidcLogin(
  context: AuthContext,
  provider: string,
  network: string,
): Promise<Begun> {
  await countHits(context, [{ limit: authLimits.oidcOfNetwork, subject: network }]);
  return begin(context, provider, null);
}

/**
 * Linking gives access to the account, so it needs the same confirmation as irreversible actions.
 */
export async function beginOidcLink(
  context: AuthContext,
  session: Session,
  { provider, ...confirmation }: Confirmation & { provider: string },
): Promise<Begun> {
  await requireConfirmation(context, session, confirmation);
  await admitLink(context.db, session.user.id);
  return begin(context, provider, session.user.id);
}

async function admitLink(db: Queryable, userId: string): Promise<void> {
  if ((await listLinked(db, userId)).length >= oidcLimits.linked)
    throw new AppError(
      'QUOTA_EXCEEDED',
      `You can link up to ${oidcLimits.linked} accounts. Unlink one you no longer need.`,
    );
}

async function begin(context: AuthContext, id: string, userId: string | null): Promise<Begun> {
  const provider = providerOf(context.configuration, id);
  const { url, state, nonce, codeVerifier } = await departure(context.configuration, provider);
  const browserSecret = newSecretToken();
  const attempt = {
    stateHash: hashOf(state),
    browserHash: hashOf(browserSecret),
    provider: id,
    nonce,
    codeVerifier,
    userId,
  };
  await saveAttempt(context.db, attempt, oidcLimits.attemptSeconds);
  return { url, browserSecret };
}

type Returned = { provider: string; query: string; browserSecret: string | undefined };
export type OidcOutcome = LoggedIn | 'needs-code' | { linked: LinkedAccount };

/**
 * Completes an attempt: logs in to the account that is linked to the provider's, or links it. An
 * email address from a provider never gives access, since it may be unverified.
 */
export async function finishOidc(
  context: AuthContext,
  { provider: id, query, browserSecret }: Returned,
  session: Session | null,
  caller: Caller,
): Promise<OidcOutcome> {
  const hits = [{ limit: authLimits.oidcOfNetwork, subject: caller.network }];
  await countHits(context, hits);
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt =
    browserSecret === undefined
      ? undefined
      : await consumeAttempt(context.db, {
          stateHash: hashOf(state),
          browserHash: hashOf(browserSecret),
        });
  // Each provider has its own redirect URI, against mix-up attacks.
  if (attempt?.provider !== id) throw refused(tooLong);
  const provider = providerOf(context.configuration, id);
  const identity = await identityOf(context.configuration, provider, query, { ...attempt, state });
  if (!identity) throw refused(`${provider.name} didn’t confirm who you are. Please try again.`);
  await refundHits(context, hits);
  if (attempt.userId !== null) return { linked: await link(context, session, attempt, identity) };
  return logIn(context, attempt, identity, caller);
}

/**
 * Links only for the person who started it and is still logged in; the cookie alone is not enough.
 */
async function link(
  { db, mailer, configuration }: AuthContext,
  session: Session | null,
  { provider, userId }: OidcAttemptRow,
  { subject, email }: Identity,
): Promise<LinkedAccount> {
  if (!session || session.user.id !== userId)
    throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
  return inTransaction(db, async (tx) => {
    const user = await lockAccountOf(tx, session);
    // Other attempts may have been started before and completed since.
    await admitLink(tx, userId);
    const row = await insertLinked(tx, { provider, subject, id: uuidv7(), userId, email });
    if (!row) throw new AppError('VALIDATION_ERROR', 'This account is linked already.');
    const { name } = providerOf(configuration, provider);
    await noteInLog(tx, actorOf(session), 'account-linked', name);
    await mailer.send(
      linkedAccountMail(user, configuration.baseUrl, { name, state: 'linked' }),
      tx,
    );
    return present(row);
  });
}

async function logIn(
  context: AuthContext,
  attempt: OidcAttemptRow,
  { subject }: Identity,
  caller: Caller,
): Promise<LoggedIn | 'needs-code'> {
  const linked = await findLinked(context.db, attempt.provider, subject);
  if (!linked)
    throw refused('No account is linked to this one. Log in with your password, then link it.');
  const asksForCode = (await findSecondFactor(context.db, linked.userId))?.isConfirmed ?? false;
  if (!asksForCode) return open(context, linked, { isCodeProven: false }, caller);
  // The provider login is proven; the two-step code must follow within minutes.
  const { expiresAt: _, ...proven } = attempt;
  const waiting = { ...proven, linkedId: linked.id };
  await saveAttempt(context.db, waiting, oidcLimits.codeSeconds);
  return 'needs-code';
}

/**
 * Checks the code after 'needs-code', in the same browser; may be repeated while the attempt is
 * valid.
 */
export async function proveOidcCode(
  context: AuthContext,
  browserSecret: string | undefined,
  code: string,
  caller: Caller,
): Promise<LoggedIn> {
  const browserHash = hashOf(browserSecret ?? '');
  const attempt = await findProven(context.db, browserHash);
  const linked = attempt?.linkedId ? await findLinkedById(context.db, attempt.linkedId) : undefined;
  if (!attempt || !linked) throw refused(tooLong);
  const user = await inTransaction(context.db, (tx) => lockAccount(tx, linked.userId));
  await requireCode(context, { user, origin: () => caller }, code);
  const { stateHash } = attempt;
  if (!(await inTransaction(context.db, (tx) => takeProven(tx, browserHash, stateHash))))
    throw refused(tooLong);
  return open(context, linked, { isCodeProven: true }, caller);
}

/** Opens a session, unless the account was unlinked or two-step login turned on meanwhile. */
const open = (
  { db }: AuthContext,
  linked: OidcAccountRow,
  proof: { isCodeProven: boolean },
  caller: Caller,
): Promise<LoggedIn> =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, linked.userId);
    if (!user?.emailVerifiedAt || !(await noteUse(tx, linked.id, linked.userId)))
      throw refused('This account is linked no longer. Log in with your password.');
    const asksForCode = (await findSecondFactor(tx, user.id))?.isConfirmed ?? false;
    if (asksForCode && !proof.isCodeProven) throw refused('Please log in again.');
    const deviceToken = await rememberDevice(tx, user.id, caller.deviceTokens);
    await noteInLog(tx, { userId: user.id, origin: caller }, 'login-by-provider', linked.provider);
    return { user, deviceToken, token: await startSession(tx, user.id, caller.device, proof) };
  });

export const linkedAccountsOf = async (db: Db, userId: string): Promise<LinkedAccount[]> =>
  (await listLinked(db, userId)).map(present);

export async function unlink(
  context: AuthContext,
  session: Session,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const { db, mailer, configuration } = context;
  await requireConfirmation(context, session, confirmation);
  await inTransaction(db, async (tx) => {
    const user = await lockAccountOf(tx, session);
    const row = await deleteLinked(tx, user.id, id);
    if (!row) throw new AppError('NOT_FOUND', 'This account is linked no longer.');
    const name = configuration.oidcProviders.find((one) => one.id === row.provider)?.name;
    const named = { name: name ?? row.provider, state: 'unlinked' as const };
    await noteInLog(tx, actorOf(session), 'account-unlinked', named.name);
    await mailer.send(linkedAccountMail(user, configuration.baseUrl, named), tx);
  });
}

const present = ({
  id,
  provider,
  email,
  createdAt,
  lastUsedAt,
}: OidcAccountRow): LinkedAccount => ({
  id,
  provider,
  email,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const tooLong = 'This took too long, or was done already. Please try again.';

const refused = (message: string) => new AppError('INVALID_CREDENTIALS', message);
