import {
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyUsage,
  apiKeyLimits,
  apiKeyPrefix,
  apiKeyScopes,
  type CreateApiKey,
} from '@folio/contract/api-keys';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { lockAccountOf } from '../auth/account.service.ts';
import { actorOf, noteInLog } from '../auth/account-log.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { Session, UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { apiKeyMadeMail } from './api-keys.mails.ts';
import {
  type ApiKeyRow,
  countKeys,
  deleteKey,
  deletePastKeys,
  findKeyName,
  insertKey,
  listKeys,
  namesOf,
  usageOf,
} from './api-keys.repository.ts';

/** Creates a key, notifies its owner by mail, and returns it: it can't be read again. */
export async function createApiKey(
  context: AuthContext,
  session: Session,
  { name, scopes, days, ...confirmation }: z.output<typeof CreateApiKey>,
): Promise<ApiKey & { key: string }> {
  const { user } = session;
  await requireConfirmation(context, session, confirmation);
  const { mailer, configuration } = context;
  const key = `${apiKeyPrefix}${newSecretToken()}`;
  const row = await inTransaction(context.db, async (tx) => {
    await lockAccountOf(tx, session);
    if ((await countKeys(tx, user.id)) >= apiKeyLimits.keys) throw tooManyKeys();
    const made = await insertKey(
      tx,
      {
        id: uuidv7(),
        tokenHash: hashOf(key),
        userId: user.id,
        name: name.trim(),
        ending: key.slice(-4),
        scopes,
      },
      days,
    );
    await noteInLog(tx, actorOf(session), 'api-key-made', made.name);
    await mailer.send(apiKeyMadeMail(user, configuration.baseUrl, made), tx);
    return made;
  });
  return { ...present(row), key };
}

const tooManyKeys = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    `An account can have up to ${apiKeyLimits.keys} API keys. Revoke one you no longer need.`,
  );

export const apiKeysOf = async (db: Db, user: UserRow): Promise<ApiKey[]> =>
  (await listKeys(db, user.id)).map(present);

/** The author of a suggestion as stored: the owner, or a program with a key. */
export type Author = { byKind: 'owner' | 'api-key'; byName: string; keyId?: string };

/** A key is named by its owner, and an app by itself; '' if it was deleted. */
export async function authorOf(
  db: Db,
  { user, keyId }: Pick<Session, 'user' | 'keyId'>,
): Promise<Author> {
  if (!keyId) return { byKind: 'owner', byName: user.firstName };
  const byName = (await findKeyName(db, user.id, keyId)) ?? '';
  return { byKind: 'api-key', byName, keyId };
}

/** What a key was used for; 404 for another account's key. */
export async function apiKeyUsage(db: Db, user: UserRow, id: string): Promise<ApiKeyUsage[]> {
  const rows = await usageOf(db, user.id, id);
  if (!rows) throw notFound();
  const ids = [...new Set(rows.flatMap(({ touched }) => touched))];
  const named = new Map((await namesOf(db, user.id, ids)).map((one) => [one.id, one]));
  return rows.map(({ day, route, status, count, lastAt, touched }) => ({
    day,
    route,
    status,
    count,
    lastAt: lastAt.toISOString(),
    touched: touched.flatMap((one) => named.get(one) ?? []),
  }));
}

export async function revokeApiKey(db: Db, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const name = await deleteKey(tx, session.user.id, id);
    if (name === undefined) throw notFound();
    await noteInLog(tx, actorOf(session), 'api-key-revoked', name);
  });
}

const notFound = () => new AppError('API_KEY_NOT_FOUND', 'This API key was revoked already.');

export const purgeApiKeys = (db: Db): Promise<void> => deletePastKeys(db, apiKeyLimits.usageDays);

const isScope = (scope: string): scope is ApiKeyScope =>
  (apiKeyScopes as readonly string[]).includes(scope);

const present = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.filter(isScope),
  ending: row.ending,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
