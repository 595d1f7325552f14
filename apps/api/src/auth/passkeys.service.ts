import type { Confirmation } from '@folio/contract/confirmation';
import {
  type CreationOptions,
  type NewCredential,
  type Passkey,
  passkeyLimits,
} from '@folio/contract/passkeys';
import { parse as uuidBytes, v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import type { Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccountOf } from './account.service.ts';
import { actorOf, noteInLog } from './account-log.service.ts';
import type { AuthContext } from './auth-context.ts';
import { requireConfirmation } from './confirmation.ts';
import { passkeyMail } from './passkey.mails.ts';
import {
  consumeChallenge,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskey,
  saveChallenge,
} from './passkeys.repository.ts';
import { algorithms, challengeOf, relyingParty, verifiedCredential } from './webauthn.ts';

export const passkeysOf = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await listPasskeys(db, userId)).map(present);

/** The WebAuthn user handle of an account; it reveals nothing about the person. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(uuidBytes(userId)).toString('base64url');

/** Options for creating a passkey, after the confirmation by `requireConfirmation`. */
export async function beginPasskey(
  context: AuthContext,
  session: Session,
  confirmation: Confirmation,
): Promise<CreationOptions> {
  const { user } = session;
  await requireConfirmation(context, session, confirmation);
  const known = await listPasskeys(context.db, user.id);
  if (known.length >= passkeyLimits.passkeys) throw tooMany();
  const challenge = newSecretToken();
  await inTransaction(context.db, (tx) =>
    saveChallenge(tx, 'add', challenge, user.id, passkeyLimits.challengeSeconds),
  );
  const type = 'public-key' as const;
  return {
    challenge,
    timeout: passkeyLimits.challengeSeconds * 1_000,
    rp: { id: relyingParty(context.configuration).id, name: 'Folio' },
    user: {
      id: userHandleOf(user.id),
      name: user.email,
      displayName: `${user.firstName} ${user.lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    excludeCredentials: known.map(({ credentialId: id }) => ({ type, id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Stores a new passkey's public key, and notifies the owner by mail. */
export async function addPasskey(
  { db, mailer, configuration }: AuthContext,
  session: Session,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<Passkey> {
  const { user } = session;
  const challenge = await challengeOf(credential.response.clientDataJSON);
  if (challenge === undefined || !(await consumeChallenge(db, 'add', challenge, user.id)))
    throw notAdded('This took too long, or was done already. Please try again.');
  const made = await verifiedCredential(relyingParty(configuration), challenge, credential);
  if (!made) throw notAdded('This passkey can’t be used here.');
  return inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    if ((await listPasskeys(tx, user.id)).length >= passkeyLimits.passkeys) throw tooMany();
    const row = await insertPasskey(tx, {
      credentialId: made.id,
      id: uuidv7(),
      userId: user.id,
      name,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
    });
    if (!row) throw notAdded('This passkey was added already.');
    await noteInLog(tx, actorOf(session), 'passkey-added', name);
    await mailer.send(passkeyMail(user, configuration.baseUrl, { name, state: 'added' }), tx);
    return present(row);
  });
}

export async function namePasskey(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await renamePasskey(db, userId, id, name);
  if (!row) throw notFound();
  return present(row);
}

export async function removePasskey(
  context: AuthContext,
  session: Session,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const { db, mailer, configuration } = context;
  const { user } = session;
  await requireConfirmation(context, session, confirmation);
  await inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    const row = await deletePasskey(tx, user.id, id);
    if (!row) throw notFound();
    const { name } = row;
    await noteInLog(tx, actorOf(session), 'passkey-removed', name);
    await mailer.send(passkeyMail(user, configuration.baseUrl, { name, state: 'removed' }), tx);
  });
}

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    `An account can have up to ${passkeyLimits.passkeys} passkeys. Remove one you no longer need.`,
  );

const notAdded = (message: string) =>
  new AppError('VALIDATION_ERROR', message, { errors: { credential: [message] } });

const notFound = () => new AppError('NOT_FOUND', 'This passkey was removed already.');
