import type { Confirmation } from '@folio/contract/confirmation';
import { recoveryCodeCount } from '@folio/contract/second-factor';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { hashOf } from '../platform/secret-token.ts';
import { endSessions, noteCodeProven, type Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
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
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveUnconfirmed,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repository.ts';
import { newRecoveryCode, newTotpSecret, stepOfCode, toBase32, totpAddress } from './totp.ts';
import { findUserByEmail, lockUser } from './users.repository.ts';

export async function secondFactorState(db: Db, userId: string) {
  const factor = await findSecondFactor(db, userId);
  const isOn = factor?.isConfirmed ?? false;
  return { isOn, recoveryCodesLeft: isOn ? (factor?.recoveryCodesLeft ?? 0) : 0 };
}

/** Makes a secret for an app, which is asked for nothing before one of its codes has been confirmed. */
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
 * Turns codes on with a first one, which shows that the app has the secret. Other devices are logged
 * out: they have proven a password alone.
 *
 * @returns the recovery codes, of which hashes alone are kept.
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
    // A login under way ends before this, and its session with the others, or sees that codes are on.
    await lockUser(tx, user.id);
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
    if (!(await deleteSecondFactor(tx, session.user.id))) return;
    await noteInLog(tx, actorOf(session), 'two-step-off');
    await mailer.send(secondFactorMail(session.user, configuration.baseUrl, 'off'), tx);
  });
}

/**
 * For an operator who is sure of who asks: the password alone lets in again.
 *
 * @returns false where the address has no account with codes on.
 */
export async function endSecondFactorOf(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  if (!user) return false;
  return inTransaction(db, async (tx) => {
    const wasOn = await deleteSecondFactor(tx, user.id);
    if (wasOn) await noteInLog(tx, { userId: user.id }, 'two-step-ended-by-operator');
    return wasOn;
  });
}

/** The account with its session, or about to get one. */
type Whose = Pick<Session, 'user' | 'origin'>;

/** Lets a session do for a while what `CODE_REQUIRED` has refused. */
export async function proveCode(
  context: AuthContext,
  session: Session,
  code: string,
): Promise<void> {
  await requireCode(context, session, code);
  await noteCodeProven(context.db, session);
}

/**
 * Refuses what is no code of this account: of its app, each good once, or a recovery code, whose
 * owner is told by mail. Wrong ones are as few as wrong passwords.
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
    return step !== undefined && (await takeStep(db, user.id, step));
  }
  return inTransaction(db, async (tx) => {
    const left = await takeRecoveryCode(tx, user.id, hashOf(code));
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

/** People type them with hyphens; `Code` of the contract takes these out before anything is compared. */
function newRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  return { codes, hashes: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}

const wrongCode = () =>
  new AppError('VALIDATION_ERROR', 'This code isn’t right, or was used already.', {
    errors: { code: ['This code isn’t right, or was used already'] },
  });
