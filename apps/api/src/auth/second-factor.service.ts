import type { Confirmation } from '@folio/contract/confirmation';
import { recoveryCodeCount } from '@folio/contract/second-factor';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { hashOf } from '../platform/secret-token.ts';
import { endSessions, noteCodeProven, type Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccountOf } from './account.service.ts';
import { actorOf, noteInLog, noteRefusal } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { requireConfirmation } from './confirmation.ts';
import {
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  secondFactorMail,
} from './second-factor.mails.ts';
import {
  confirmSecondFactor,
  consumeRecoveryCode,
  consumeStep,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveUnconfirmed,
} from './second-factors.repository.ts';
import { newRecoveryCode, newTotpSecret, stepOfCode, toBase32, totpAddress } from './totp.ts';
import { findUserByEmail } from './users.repository.ts';

export async function secondFactorState(db: Db, userId: string) {
  const factor = await findSecondFactor(db, userId);
  const isOn = factor?.isConfirmed ?? false;
  return { isOn, recoveryCodesLeft: isOn ? (factor?.recoveryCodesLeft ?? 0) : 0 };
}

/** Creates a TOTP secret. Codes are required only after the first one has been confirmed. */
export async function beginSecondFactor(
  context: AuthContext,
  session: Session,
  confirmation: Confirmation,
) {
  const { user } = session;
  await requireConfirmation(context, session, confirmation);
  const secret = newTotpSecret();
  if (!(await saveUnconfirmed(context.db, user.id, secret)))
    throw new AppError('VALIDATION_ERROR', 'Codes are on already. Turn them off first.');
  return { secret: toBase32(secret), address: totpAddress('Folio', user.email, secret) };
}

/**
 * Turns two-step login on with a first code, which proves that the app has the secret. Ends other
 * sessions, which have proven only a password.
 *
 * @returns the recovery codes, of which only hashes are stored.
 */
export async function confirmCode(
  context: AuthContext,
  session: Session,
  code: string,
): Promise<string[]> {
  const { db, mailer, configuration } = context;
  const { user } = session;
  const hits = await countCode(context, user.id);
  const factor = await findSecondFactor(db, user.id);
  const step = factor && !factor.isConfirmed && stepOfCode(factor.secret, code, Date.now());
  if (!factor || !step) throw wrongCode();
  await refundHits(context, hits);
  const { codes, hashes } = newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    // A concurrent login either finishes before this, and its session is ended here, or sees that
    // codes are on.
    await lockAccountOf(tx, session);
    if (!(await confirmSecondFactor(tx, user.id, { secret: factor.secret, step, hashes })))
      throw wrongCode();
    await noteCodeProven(tx, session);
    await endSessions(tx, user.id, session);
    await noteInLog(tx, actorOf(session), 'two-step-on');
    await mailer.send(secondFactorMail(user, configuration.baseUrl, 'on'), tx);
  });
  return codes;
}

export async function renewRecoveryCodes(
  context: AuthContext,
  session: Session,
  confirmation: Confirmation,
): Promise<string[]> {
  const { db, mailer, configuration } = context;
  await requireConfirmation(context, session, confirmation);
  const { codes, hashes } = newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    if (!(await replaceRecoveryCodes(tx, session.user.id, hashes)))
      throw new AppError('VALIDATION_ERROR', 'Codes are off.');
    await noteInLog(tx, actorOf(session), 'recovery-codes-made');
    await mailer.send(recoveryCodesMadeMail(session.user, configuration.baseUrl), tx);
  });
  return codes;
}

export async function turnOffSecondFactor(
  context: AuthContext,
  session: Session,
  confirmation: Confirmation,
): Promise<void> {
  const { db, mailer, configuration } = context;
  await requireConfirmation(context, session, confirmation);
  await inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    if (!(await deleteSecondFactor(tx, session.user.id))) return;
    await noteInLog(tx, actorOf(session), 'two-step-off');
    await mailer.send(secondFactorMail(session.user, configuration.baseUrl, 'off'), tx);
  });
}

/**
 * For operators who have verified the person's identity: turns two-step login off.
 *
 * @returns whether the account had codes, or undefined if no account has this address.
 */
export async function endSecondFactorOf(db: Db, email: string): Promise<boolean | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  return inTransaction(db, async (tx) => {
    const wasOn = await deleteSecondFactor(tx, user.id);
    if (wasOn) await noteInLog(tx, { userId: user.id }, 'two-step-ended-by-operator');
    return wasOn;
  });
}

/** An account with its session, or during login. */
type Whose = Pick<Session, 'user' | 'origin'>;

/** Proves a code for a session, which may then do for a while what `CODE_REQUIRED` has rejected. */
export async function proveCode(
  context: AuthContext,
  session: Session,
  code: string,
): Promise<void> {
  await requireCode(context, session, code);
  await noteCodeProven(context.db, session);
}

/**
 * Throws unless the code is valid for this account: of its app, single-use, or a recovery code,
 * whose use is announced by mail. Wrong codes are rate-limited like wrong passwords.
 */
export async function requireCode(context: AuthContext, whose: Whose, code: string): Promise<void> {
  const hits = await countCode(context, whose.user.id);
  if (!(await useCode(context, whose, code))) {
    await noteRefusal(context.db, actorOf(whose), 'code-refused');
    throw wrongCode();
  }
  await refundHits(context, hits);
}

async function useCode(context: AuthContext, whose: Whose, code: string): Promise<boolean> {
  const { user } = whose;
  const { db, mailer, configuration } = context;
  const factor = await findSecondFactor(db, user.id);
  if (!factor?.isConfirmed) return false;
  if (code.length === 6) {
    const step = stepOfCode(factor.secret, code, Date.now());
    return step !== undefined && (await consumeStep(db, user.id, step));
  }
  return inTransaction(db, async (tx) => {
    const left = await consumeRecoveryCode(tx, user.id, hashOf(code));
    if (left === undefined) return false;
    await noteInLog(tx, actorOf(whose), 'recovery-code-used');
    await mailer.send(recoveryCodeUsedMail(user, configuration.baseUrl, left), tx);
    return true;
  });
}

async function countCode(context: AuthContext, userId: string) {
  const hits = [{ limit: authLimits.codeOfAccount, subject: userId }];
  await countHits(context, hits);
  return hits;
}

/** Codes are displayed with hyphens; the contract's `Code` removes them. */
function newRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  return { codes, hashes: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}

const wrongCode = () =>
  new AppError('VALIDATION_ERROR', 'This code isn’t right, or was used already.', {
    errors: { code: ['This code isn’t right, or was used already'] },
  });
